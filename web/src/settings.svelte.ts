// What a player chose about the page itself; kept in the browser.
import { LANGUAGES, type Language } from "./i18n/i18n.svelte";

export interface Chosen {
  lang: Language;
  theme: "auto" | "light" | "dark";
  /** How fast changes are shown: 0 at once, 1 usual, 2 slowly. */
  speed: 0 | 0.5 | 1 | 2;
  /** Whether steps without a choice are taken by themselves. */
  forced: boolean;
  /** The name others see. */
  name: string;
}

const PLACE = "lastboat.settings";

class Settings {
  chosen = $state<Chosen>(read());
  #dark = $state(typeof matchMedia !== "undefined" && matchMedia("(prefers-color-scheme: dark)").matches);
  still = $state(typeof matchMedia !== "undefined" && matchMedia("(prefers-reduced-motion: reduce)").matches);

  constructor() {
    if (typeof matchMedia === "undefined") return;
    matchMedia("(prefers-color-scheme: dark)").addEventListener("change", (e) => (this.#dark = e.matches));
    matchMedia("(prefers-reduced-motion: reduce)").addEventListener("change", (e) => (this.still = e.matches));
  }

  get theme(): "light" | "dark" {
    const { theme } = this.chosen;
    return theme === "auto" ? (this.#dark ? "dark" : "light") : theme;
  }

  /** Milliseconds one change on the table takes; 0 for who wants no motion. */
  get pace(): number {
    return this.still ? 0 : 200 * this.chosen.speed;
  }

  set(change: Partial<Chosen>): void {
    Object.assign(this.chosen, change);
    try {
      localStorage.setItem(PLACE, JSON.stringify(this.chosen));
    } catch {
      // Without storage a choice lasts as long as the page is open.
    }
  }
}

function read(): Chosen {
  let kept: Partial<Chosen> = {};
  try {
    kept = JSON.parse(localStorage.getItem(PLACE) ?? "{}");
  } catch {
    // A broken entry counts as none.
  }
  return { lang: browserLanguage(), theme: "auto", speed: 1, forced: true, name: "", ...kept };
}

function browserLanguage(): Language {
  if (typeof navigator === "undefined") return "en";
  for (const wanted of navigator.languages ?? []) {
    const short = wanted.slice(0, 2).toLowerCase();
    const known = short === "no" || short === "nn" ? "nb" : short;
    if (known in LANGUAGES) return known as Language;
  }
  return "en";
}

export const settings = new Settings();
