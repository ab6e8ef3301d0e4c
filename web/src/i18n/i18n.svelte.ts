import { FluentBundle, FluentResource, type FluentValue, type FluentVariable } from "@fluent/bundle";
import { request } from "../net/api";
import type { Argument, Message, Name } from "../net/types";

type FluentMessage = NonNullable<ReturnType<FluentBundle["getMessage"]>>;

export const LANGUAGES = { en: "English", de: "Deutsch", nl: "Nederlands", fr: "Français", nb: "Norsk" } as const;
export type Language = keyof typeof LANGUAGES;

const LOCALES: Record<Language, string> = { en: "en-GB", de: "de-DE", nl: "nl-NL", fr: "fr-FR", nb: "nb-NO" };

/** The Fluent function DE for French: "de" and a name, elided where French elides it ("d’Anna", "de Bruno"); "ha" mostly is not. */
function frenchDe(name: string): string {
  const base = name.toLowerCase().normalize("NFD");
  if (base.startsWith("joueur ")) return `du ${name}`;
  return /^(?:[aeiouœæ]|h[eiouy]|y[^aeiou])/.test(base) ? `d’${name}` : `de ${name}`;
}

const page = import.meta.glob<string>("../words/*.ftl", { query: "?raw", import: "default" });
const kernel = import.meta.glob<string>("../../../src/lastboat/kernel/words/*.ftl", { query: "?raw", import: "default" });
const bots = import.meta.glob<string>("../../../src/lastboat/bots/words/*.ftl", { query: "?raw", import: "default" });
const tables = import.meta.glob<string>("../../../src/lastboat/tables/words/*.ftl", { query: "?raw", import: "default" });
const server = import.meta.glob<string>("../../../src/lastboat/server/words/*.ftl", { query: "?raw", import: "default" });
// The toy game is not one of the page: a server that offers it has its words.
const tutorials = import.meta.glob<string>(["../../../src/lastboat/games/*/tutorial/words/*.ftl", "!../../../src/lastboat/games/_*/**"], { query: "?raw", import: "default" });
const examples = import.meta.glob<string>(["../../../src/lastboat/games/*/examples/words/*.ftl", "!../../../src/lastboat/games/_*/**"], { query: "?raw", import: "default" });
const games = import.meta.glob<string>(["../../../src/lastboat/games/*/words/*.ftl", "!../../../src/lastboat/games/_*/**"], { query: "?raw", import: "default" });

/** The Fluent catalogues of one language, and the players' names. Texts are reactive: they follow the language. */
class I18n {
  lang = $state<Language>("en");
  /** Players' names by seat. */
  names = $state.raw<string[]>([]);
  /** The game whose catalogue is used where none is given. */
  #game = $state("");
  #bundles = $state.raw<Record<string, FluentBundle[]>>({});
  #loaded = new Map<string, Promise<FluentBundle>>();
  #last = Promise.resolve();

  /** Load a language for some games, with what teaches them (tutorial, examples) or without; a single game becomes the default. Of overlapping calls the last one counts. */
  load(lang: Language, gameIds: readonly string[] = [], teaching = false): Promise<void> {
    const scopes = ["", ...gameIds];
    const bundles = Promise.all(scopes.map((id) => Promise.all([this.#bundle(lang, id, teaching), this.#bundle("en", id, teaching)])));
    const mine: Promise<void> = bundles.then((loaded) => {
      if (this.#last !== mine) return this.#last;
      this.#bundles = Object.fromEntries(scopes.map((id, n) => [id, loaded[n]!]));
      this.#game = gameIds.length === 1 ? gameIds[0]! : "";
      this.lang = lang;
      if (typeof document !== "undefined") document.documentElement.lang = lang;
    });
    return (this.#last = mine);
  }

  /** The text of a message; its id if no catalogue has it. */
  say(message: Message | string, args: Record<string, Argument> = {}, game = this.#game): string {
    const { id, args: given } = typeof message === "string" ? { id: message, args } : message;
    return this.#text({ id, args: given }, ({ value }) => value, game) ?? id;
  }

  /** A message about a player as it speaks to that player ("You have 3 actions left"), if the catalogue can. */
  address(message: Message): string {
    return this.#text(message, ({ attributes }) => attributes["you"] ?? null, this.#game) ?? this.say(message);
  }

  #text({ id, args }: Message, pick: (found: FluentMessage) => FluentMessage["value"], game: string): string | null {
    const variables = Object.fromEntries(Object.entries(args).map(([key, value]) => [key, this.#variable(value, game)]));
    for (const bundle of this.#bundlesOf(game)) {
      const found = bundle.getMessage(id);
      const pattern = found && pick(found);
      if (pattern) return bundle.formatPattern(pattern, variables, []);
    }
    return null;
  }

  /** A share from 0 to 1 as a percentage of this language. */
  percent(share: number): string {
    return share.toLocaleString(LOCALES[this.lang], { style: "percent" });
  }

  /** A length of time in the largest unit that fits: "5 minutes". */
  duration(seconds: number): string {
    const [unit, length] = ([["day", 86_400], ["hour", 3_600], ["minute", 60], ["second", 1]] as const).find(([, one]) => seconds >= one)!;
    return (seconds / length).toLocaleString(LOCALES[this.lang], { style: "unit", unit, unitDisplay: "long" });
  }

  /** Items as this language lists them: "Ada, Ben and Cleo". */
  list(items: readonly string[]): string {
    return new Intl.ListFormat(LOCALES[this.lang], { type: "conjunction" }).format(items);
  }

  /** Whether there is a text for a message. */
  has(id: string, game = this.#game): boolean {
    return this.#bundlesOf(game).some((bundle) => bundle.hasMessage(id));
  }

  /** The name of a thing. */
  name({ kind, token }: Name, game = this.#game): string {
    if (kind === "seat") return this.seatName(Number(token));
    return kind === "number" ? token : this.say(`${kind}-${token.replaceAll("_", "-")}`, {}, game);
  }

  /** The player's name, or the number of the seat. */
  seatName(seat: number): string {
    return this.names[seat] || this.say("seat-name", { number: seat + 1 });
  }

  #bundlesOf(game: string): FluentBundle[] {
    return this.#bundles[game] ?? this.#bundles[""] ?? [];
  }

  #variable(value: Argument, game: string): FluentVariable {
    if (Array.isArray(value)) return this.list(value.map((one) => String(this.#variable(one, game))));
    if (typeof value !== "object") return value;
    if ("id" in value) return this.say(value, {}, game);
    return value.kind === "number" ? Number(value.token) : this.name(value, game);
  }

  #bundle(lang: Language, game: string, teaching: boolean): Promise<FluentBundle> {
    const key = `${lang} ${game} ${teaching}`;
    let loading = this.#loaded.get(key);
    if (!loading) {
      const forget = () => void this.#loaded.delete(key);
      this.#loaded.set(key, (loading = loadBundle(lang, game, teaching, forget)));
    }
    return loading;
  }
}

/** The catalogue of a game from a package, which the server has. */
const words = (lang: Language, game: string) => request<string>(`words/${lang}/${game}`);

/** The catalogues of a language in one bundle, later ones overriding earlier ones; `missed` is called if one could not be had. */
async function loadBundle(lang: Language, game: string, teaching: boolean, missed: () => void): Promise<FluentBundle> {
  const functions = { DE: ([name]: FluentValue[]) => frenchDe(String(name)) };
  const bundle = new FluentBundle(LOCALES[lang], { functions, useIsolating: false });
  const folder = game.replaceAll("-", "_");
  const sources = [
    kernel[`../../../src/lastboat/kernel/words/${lang}.ftl`],
    bots[`../../../src/lastboat/bots/words/${lang}.ftl`],
    tables[`../../../src/lastboat/tables/words/${lang}.ftl`],
    server[`../../../src/lastboat/server/words/${lang}.ftl`],
    page[`../words/${lang}.ftl`],
    games[`../../../src/lastboat/games/${folder}/words/${lang}.ftl`] ?? (game === "" ? undefined : () => words(lang, game).catch(() => (missed(), ""))),
    ...(teaching ? [tutorials[`../../../src/lastboat/games/${folder}/tutorial/words/${lang}.ftl`], examples[`../../../src/lastboat/games/${folder}/examples/words/${lang}.ftl`]] : []),
  ];
  for (const text of await Promise.all(sources.map((load) => load?.() ?? ""))) {
    bundle.addResource(new FluentResource(text), { allowOverrides: true });
  }
  return bundle;
}

export const i18n = new I18n();

/** Short for `i18n.say`: the text of a message. */
export const say = (message: Message | string, args?: Record<string, Argument>, game?: string): string => i18n.say(message, args, game);
