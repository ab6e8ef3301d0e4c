import { say } from "../i18n/i18n.svelte";

/** Put an address onto the clipboard, or show it where a browser does not let us. Says whether it is on the clipboard. */
export async function copy(address: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(address);
    return true;
  } catch {
    prompt(say("lobby-copy"), address);
    return false;
  }
}
