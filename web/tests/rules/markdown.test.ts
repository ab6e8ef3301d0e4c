import { describe, expect, it } from "vitest";
import { blocks, inline } from "../../src/rules/markdown";

describe("the rulebooks' Markdown", () => {
  it("finds emphasis, code and references", () => {
    expect(inline("a *b* `c` **d** §6.2.")).toEqual([
      { kind: "text", text: "a " },
      { kind: "em", text: "b" },
      { kind: "text", text: " " },
      { kind: "code", text: "c" },
      { kind: "text", text: " " },
      { kind: "strong", text: "d" },
      { kind: "text", text: " " },
      { kind: "ref", text: "§6.2", paragraph: "6.2" },
      { kind: "text", text: "." },
    ]);
  });

  it("keeps paragraphs, source lines, lists and tables apart", () => {
    const found = blocks("One\ntwo.\nSource: N.\n\n- first\n- second\n\n| a | b |\n|---|---|\n| 1 | 2 |");
    expect(found.map((block) => block.kind)).toEqual(["paragraph", "sources", "list", "table"]);
    expect(found[0]).toEqual({ kind: "paragraph", inline: [{ kind: "text", text: "One two." }] });
    expect(found[2]).toMatchObject({ items: [[{ text: "first" }], [{ text: "second" }]] });
    expect(found[3]).toMatchObject({ head: [[{ text: "a" }], [{ text: "b" }]], rows: [[[{ text: "1" }], [{ text: "2" }]]] });
  });

  it("puts sources and readings together, in every language", () => {
    for (const [source, reading] of [["*Source:*", "*Reading:*"], ["Quelle:", "Lesart:"], ["*Bron:*", "Uitleg:"], ["*Source\u00a0:*", "*Interprétation\u00a0:*"], ["Kilde:", "*Tolkning:*"]]) {
      const found = blocks(`The rule.\n${source} box.\n${reading} so.`);
      expect(found.map((block) => block.kind)).toEqual(["paragraph", "sources"]);
      expect(found[1]).toMatchObject({ lines: { length: 2 } });
    }
  });

  it("never makes markup of what looks like it", () => {
    expect(inline("<img src=x onerror=alert(1)>")).toEqual([{ kind: "text", text: "<img src=x onerror=alert(1)>" }]);
  });
});
