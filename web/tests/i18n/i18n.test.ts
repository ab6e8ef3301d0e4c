import { beforeEach, describe, expect, it } from "vitest";
import { ApiError } from "../../src/net/api";
import { errorText } from "../../src/net/error-text";
import { i18n, say } from "../../src/i18n/i18n.svelte";

describe("a language", () => {
  it("is the one that was asked for last, however long the others take", async () => {
    await i18n.load("en", ["pompeii"]);
    const slow = i18n.load("nb", ["forbidden-island", "nisyros"]);
    const quick = i18n.load("en", ["pompeii"]);
    await Promise.all([slow, quick]);
    expect([i18n.lang, say("game-name")]).toEqual(["en", "The Downfall of Pompeii"]);
  });

  it("is there as soon as who asked for it first hears that it is", async () => {
    const first = i18n.load("fr");
    void i18n.load("fr", ["nisyros"]);
    await first;
    expect([i18n.lang, say("game-name")]).toEqual(["fr", "Nisyros"]);
  });
});

describe("a prompt", () => {
  const prompt = { id: "prompt-act", args: { seat: { kind: "seat", token: "0" }, actions: 3 } };
  it("speaks to the player, in every language", async () => {
    const said: Record<string, string> = {};
    for (const lang of ["en", "de", "nl", "fr", "nb"] as const) {
      await i18n.load(lang, ["forbidden-island"]);
      said[lang] = i18n.address(prompt);
    }
    expect(said).toEqual({
      en: "You have 3 actions left.",
      de: "Du hast noch 3 Aktionen.",
      nl: "Je hebt nog 3 acties.",
      fr: "Vous avez encore 3 actions.",
      nb: "Du har 3 handlinger igjen.",
    });
  });

  it("that has no such text names the player", async () => {
    await i18n.load("en", ["forbidden-island"]);
    expect(i18n.address({ id: "event-turn-began", args: { seat: { kind: "seat", token: "1" } } })).toBe("It is Player 2’s turn.");
  });
});

describe("a message", () => {
  beforeEach(() => i18n.load("en", ["pompeii"]));

  it("may stand in another", () => {
    const inside = { id: "error-bad-seat", args: { seat: 7, last: 3 } };
    const why = { id: "error-no-longer-replays", args: { record: 4, reason: inside } };
    expect(say("error-frozen", { reason: why })).toBe(
      "This table can be viewed and exported, but not played: Step 4 breaks the rules as this server plays them: There is no seat 7; seats are 0 to 3.",
    );
  });
});

describe("names in a sentence", () => {
  it.each([
    ["en", "Waiting for Ada, Ben and Cleo."],
    ["de", "Warten auf Ada, Ben und Cleo."],
    ["nl", "Wachten op Ada, Ben en Cleo."],
    ["nb", "Venter på Ada, Ben og Cleo."],
  ] as const)("are listed as the language does: %s", async (lang, said) => {
    await i18n.load(lang);
    i18n.names = ["Ada", "Ben", "Cleo"];
    expect(say("table-waiting-for", { names: ["0", "1", "2"].map((token) => ({ kind: "seat", token })) })).toBe(said);
  });

  it.each([["Élodie", "d’Élodie"], ["Hugo", "d’Hugo"], ["Hans", "de Hans"], ["Bruno", "de Bruno"], ["", "du Joueur 1"]])("follow “de” in French: %s", async (name, said) => {
    await i18n.load("fr");
    i18n.names = [name];
    expect(say("error-not-a-player", { seat: { kind: "seat", token: "0" } })).toBe(`La place ${said} n’est pas occupée par un joueur humain.`);
  });

  it("stand before a colon as the language writes it", async () => {
    await i18n.load("fr");
    expect(say("labelled-text", { name: "Pioche", text: "12 cartes" })).toBe("Pioche\u00a0: 12 cartes");
  });
});

describe("what went wrong", () => {
  it("is said in the language of the page, else in the words of the server", async () => {
    await i18n.load("de");
    const refused = (type: string, detail: string) => errorText(new ApiError(type, 409, detail, { seats: 2 }));
    expect(refused("error-seats-open", "The game cannot begin yet.")).toMatch(/2 Plätze/);
    expect(refused("error-of-tomorrow", "Nobody has thought of this yet.")).toBe("Nobody has thought of this yet.");
    expect(refused("error-of-tomorrow", "")).toBe("Das ging nicht.");
    expect(errorText(new TypeError("x is not a function"))).toBe("Der Server konnte das nicht ausführen.");
  });
});
