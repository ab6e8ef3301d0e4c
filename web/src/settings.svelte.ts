// Settings of the page, kept in local storage.
import { LANGUAGES, type Language } from "./i18n/i18n.svelte";

export interface Chosen {
  lang: Language;
  theme: "auto" | "light" | "dark";
  /** Length of animations: 0 none, 1 usual, 2 slow. */
  speed: 0 | 0.5 | 1 | 2;
  /** Whether a single choice is played automatically. */
  forced: boolean;
  /** The loudness of sounds, from 0 to 1, and whether they are off. */
  volume: number;
  muted: boolean;
  /** The player's name for new tables. */
  name: string;
}

const STORAGE_KEY = "lastboat.settings";

class Settings {
  chosen = $state<Chosen>(read());
  #dark = $state(typeof matchMedia !== "undefined" && matchMedia("(prefers-color-scheme: dark)").matches);
  reducedMotion = $state(typeof matchMedia !== "undefined" && matchMedia("(prefers-reduced-motion: reduce)").matches);

  constructor() {
    if (typeof matchMedia === "undefined") return;
    matchMedia("(prefers-color-scheme: dark)").addEventListener("change", (e) => (this.#dark = e.matches));
    matchMedia("(prefers-reduced-motion: reduce)").addEventListener("change", (e) => (this.reducedMotion = e.matches));
  }

  get theme(): "light" | "dark" {
    const { theme } = this.chosen;
    return theme === "auto" ? (this.#dark ? "dark" : "light") : theme;
  }

  /** Milliseconds for the animation of one change; 0 with reduced motion. */
  get pace(): number {
    return this.reducedMotion ? 0 : 200 * this.chosen.speed;
  }

  /** The loudness of sounds, from 0 to 1, as it is heard. */
  get loudness(): number {
    return this.chosen.muted ? 0 : this.chosen.volume ** 2;
  }

  set(change: Partial<Chosen>): void {
    Object.assign(this.chosen, change);
    try {
      localStorage.setItem(STORAGE_KEY, JSON.stringify(this.chosen));
    } catch {
      // Without storage, settings last until the page is closed.
    }
  }
}

function read(): Chosen {
  let kept: Partial<Chosen> = {};
  try {
    kept = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? "{}");
  } catch {
    // Ignore a damaged entry.
  }
  return { lang: browserLanguage(), theme: "auto", speed: 1, forced: true, volume: 0.6, muted: false, name: "", ...kept };
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
