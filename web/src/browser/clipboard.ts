import { say } from "../i18n/i18n.svelte";

/** Copy an address to the clipboard; where the browser refuses, show it in a dialog. Returns whether it was copied. */
export async function copyToClipboard(address: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(address);
    return true;
  } catch {
    prompt(say("lobby-copy"), address);
    return false;
  }
}
