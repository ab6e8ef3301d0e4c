// Parser for the subset of Markdown in the rulebooks. The result is a tree, so that no HTML is built from text.

export type Inline =
  | { kind: "text" | "em" | "strong" | "code"; text: string }
  | { kind: "ref"; text: string; paragraph: string };

export type Block =
  | { kind: "paragraph"; inline: Inline[] }
  /** Where a paragraph comes from and how it was read: its lines. */
  | { kind: "sources"; lines: Inline[][] }
  | { kind: "list"; ordered: boolean; items: Inline[][] }
  | { kind: "table"; head: Inline[][]; rows: Inline[][][] };

const INLINE = /\*\*(.+?)\*\*|\*(.+?)\*|`(.+?)`|§(\d+(?:\.\d+)*)/g;

/** Parse emphasis, code and references within a line. */
export function inline(text: string): Inline[] {
  const out: Inline[] = [];
  let at = 0;
  for (const found of text.matchAll(INLINE)) {
    if (found.index > at) out.push({ kind: "text", text: text.slice(at, found.index) });
    const [whole, strong, em, code, paragraph] = found;
    if (strong !== undefined) out.push({ kind: "strong", text: strong });
    else if (em !== undefined) out.push({ kind: "em", text: em });
    else if (code !== undefined) out.push({ kind: "code", text: code });
    else if (paragraph !== undefined) out.push({ kind: "ref", text: whole, paragraph });
    at = found.index + whole.length;
  }
  if (at < text.length) out.push({ kind: "text", text: text.slice(at) });
  return out;
}

const cells = (row: string): Inline[][] => row.replace(/^\||\|$/g, "").split("|").map((cell) => inline(cell.trim()));

/** The beginning of a line such as "Source: …" or "*Reading:* …", in the languages of the rulebooks. */
const SOURCE = /^\*?(?:Sources?|Reading|Quellen?|Lesart|Bron(?:nen)?|Uitleg|Interprétation|Kilder?|Tolkning)\s*:/;

/** Parse paragraphs, lists and tables. */
export function blocks(text: string): Block[] {
  const out: Block[] = [];
  for (const part of text.trim().split(/\n\s*\n/)) {
    const lines = part.split("\n");
    let loose: string[] = [];
    const flush = () => {
      const line = inline(loose.join(" "));
      const last = out.at(-1);
      if (SOURCE.test(loose[0] ?? "")) {
        if (last?.kind === "sources") last.lines.push(line);
        else out.push({ kind: "sources", lines: [line] });
      } else if (loose.length) out.push({ kind: "paragraph", inline: line });
      loose = [];
    };
    for (let n = 0; n < lines.length; n++) {
      const line = lines[n]!;
      const item = /^\s*(?:[-*]|(\d+)\.)\s+(.*)$/.exec(line);
      const last = out.at(-1);
      if (line.startsWith("|")) {
        flush();
        const rows: string[] = [];
        while (lines[n]?.startsWith("|")) rows.push(lines[n++]!);
        n--;
        out.push({ kind: "table", head: cells(rows[0]!), rows: rows.slice(2).map(cells) });
      } else if (item) {
        flush();
        const entry = inline(item[2]!);
        if (n > 0 && last?.kind === "list") last.items.push(entry);
        else out.push({ kind: "list", ordered: item[1] !== undefined, items: [entry] });
      } else if (n > 0 && last?.kind === "list" && /^\s+/.test(line) && loose.length === 0) {
        last.items.at(-1)!.push({ kind: "text", text: " " }, ...inline(line.trim()));
      } else if (SOURCE.test(line)) {
        flush();
        loose.push(line);
      } else loose.push(line);
    }
    flush();
  }
  return out;
}
