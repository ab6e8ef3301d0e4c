import { FluentBundle, FluentResource, type FluentValue, type FluentVariable } from "@fluent/bundle";
import type { Argument, Message, Name } from "../net/types";

export const LANGUAGES = { en: "English", de: "Deutsch", nl: "Nederlands", fr: "Français", nb: "Norsk" } as const;
export type Language = keyof typeof LANGUAGES;

const LOCALES: Record<Language, string> = { en: "en-GB", de: "de-DE", nl: "nl-NL", fr: "fr-FR", nb: "nb-NO" };

/** The Fluent function DE: "de" and a name, elided where French elides it ("d’Anna", "de Bruno"); "ha" is mostly aspirated. */
function frenchDe(name: string): string {
  const base = name.toLowerCase().normalize("NFD");
  if (base.startsWith("joueur ")) return `du ${name}`;
  return /^(?:[aeiouœæ]|h[eiouy]|y[^aeiou])/.test(base) ? `d’${name}` : `de ${name}`;
}

const page = import.meta.glob<string>("../words/*.ftl", { query: "?raw", import: "default" });
const kernel = import.meta.glob<string>("../../../src/lastboat/kernel/words/*.ftl", { query: "?raw", import: "default" });
const bots = import.meta.glob<string>("../../../src/lastboat/bots/words/*.ftl", { query: "?raw", import: "default" });
const tables = import.meta.glob<string>("../../../src/lastboat/tables/words/*.ftl", { query: "?raw", import: "default" });
const games = import.meta.glob<string>("../../../src/lastboat/games/*/words/*.ftl", { query: "?raw", import: "default" });

/** The catalogues in one language, and the names of who sits where. Switching the language says everything anew. */
class Words {
  lang = $state<Language>("en");
  names = $state.raw<string[]>([]);
  /** The game whose words hold where none is named. */
  #game = $state("");
  #bundles = $state.raw<Record<string, FluentBundle[]>>({});
  #loaded = new Map<string, Promise<FluentBundle>>();
  #last = Promise.resolve();

  /** Speak a language about games; where there is just one, it is meant from now on. Who is overtaken waits for the last to ask. */
  speak(lang: Language, gameIds: readonly string[] = []): Promise<void> {
    const scopes = ["", ...gameIds];
    const bundles = Promise.all(scopes.map((id) => Promise.all([this.#load(lang, id), this.#load("en", id)])));
    const mine: Promise<void> = bundles.then((made) => {
      if (this.#last !== mine) return this.#last;
      this.#bundles = Object.fromEntries(scopes.map((id, n) => [id, made[n]!]));
      this.#game = gameIds.length === 1 ? gameIds[0]! : "";
      this.lang = lang;
      if (typeof document !== "undefined") document.documentElement.lang = lang;
    });
    return (this.#last = mine);
  }

  /** A message in words; a sentence that no catalogue has shows its id. */
  say(message: Message | string, args: Record<string, Argument> = {}, game = this.#game): string {
    const { id, args: given } = typeof message === "string" ? { id: message, args } : message;
    const worded = Object.fromEntries(Object.entries(given).map(([key, value]) => [key, this.#worded(value, game)]));
    for (const bundle of this.#bundles[game] ?? this.#bundles[""] ?? []) {
      const found = bundle.getMessage(id);
      if (found?.value) return bundle.formatPattern(found.value, worded, []);
    }
    return id;
  }

  /** A share of one, as this language writes percentages. */
  percent(share: number): string {
    return share.toLocaleString(LOCALES[this.lang], { style: "percent" });
  }

  /** Several in a row, as this language lists them: "Ada, Ben and Cleo". */
  list(items: readonly string[]): string {
    return new Intl.ListFormat(LOCALES[this.lang], { type: "conjunction" }).format(items);
  }

  /** Whether there are words for a message. */
  has(id: string, game = this.#game): boolean {
    return (this.#bundles[game] ?? this.#bundles[""] ?? []).some((bundle) => bundle.hasMessage(id));
  }

  /** What a thing is called; a seat is called by its player's name. */
  name({ kind, token }: Name, game = this.#game): string {
    if (kind === "seat") {
      const seat = Number(token);
      return this.names[seat] || this.say("seat-name", { number: seat + 1 });
    }
    return kind === "number" ? token : this.say(`${kind}-${token.replaceAll("_", "-")}`, {}, game);
  }

  #worded(value: Argument, game: string): FluentVariable {
    if (Array.isArray(value)) return this.list(value.map((one) => String(this.#worded(one, game))));
    if (typeof value !== "object") return value;
    if ("id" in value) return this.say(value, {}, game);
    return value.kind === "number" ? Number(value.token) : this.name(value, game);
  }

  #load(lang: Language, game: string): Promise<FluentBundle> {
    const key = `${lang} ${game}`;
    let made = this.#loaded.get(key);
    if (!made) this.#loaded.set(key, (made = assemble(lang, game)));
    return made;
  }
}

async function assemble(lang: Language, game: string): Promise<FluentBundle> {
  const functions = { DE: ([name]: FluentValue[]) => frenchDe(String(name)) };
  const bundle = new FluentBundle(LOCALES[lang], { functions, useIsolating: false });
  const folder = game.replaceAll("-", "_");
  const sources = [
    kernel[`../../../src/lastboat/kernel/words/${lang}.ftl`],
    bots[`../../../src/lastboat/bots/words/${lang}.ftl`],
    tables[`../../../src/lastboat/tables/words/${lang}.ftl`],
    page[`../words/${lang}.ftl`],
    games[`../../../src/lastboat/games/${folder}/words/${lang}.ftl`],
  ];
  for (const text of await Promise.all(sources.map((load) => load?.() ?? ""))) {
    bundle.addResource(new FluentResource(text), { allowOverrides: true });
  }
  return bundle;
}

export const words = new Words();

/** Short for the page's templates: the words of a message. */
export const say = (message: Message | string, args?: Record<string, Argument>, game?: string): string =>
  words.say(message, args, game);
