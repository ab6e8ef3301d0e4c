import { createHash } from "node:crypto";
import { beforeEach, afterEach, describe, expect, it, vi } from "vitest";
import { faultOf } from "../../src/luck/check";
import { commitmentOf, contribute, createTable, newReceipt } from "../../src/luck/contribute";
import { labelled, sha256 } from "../../src/luck/sha256";
import { tokenStore } from "../../src/net/tokens.svelte";
import type { TableSummary } from "../../src/net/types";

const SECRET = "5e".repeat(32);
const SEAL = labelled("lastboat seal", SECRET);
const summary = (extra: Partial<TableSummary> = {}): TableSummary => ({
  id: "t", game: "g", game_version: 1, options: {}, state: "open", listed: true, version: 0, created: "", moved: "", actor: 0, seal: SEAL, waiting_for: [],
  seats: [0, 1].map((seat) => ({ seat, kind: "player" as const, name: `n${seat}`, here: true })), ...extra,
});

let asked: { path: string; body: any; token: string | undefined }[];
let answers: Record<string, object>;

beforeEach(() => {
  vi.stubGlobal("document", { documentElement: { lang: "en" } });
  vi.stubGlobal("fetch", (path: string, { body, headers }: { body: string; headers: Record<string, string> }) => {
    asked.push({ path, body: JSON.parse(body ?? "null"), token: headers["Authorization"]?.slice("Bearer ".length) });
    const answer = answers[path];
    return answer ? Promise.resolve(Response.json(answer)) : Promise.reject(new TypeError("offline"));
  });
  [asked, answers] = [[], {}];
  for (const table of ["t", "u"]) tokenStore.forget(table);
});
afterEach(() => vi.unstubAllGlobals());

const settled = () => vi.waitFor(() => expect(asked.length).toBeGreaterThan(0));

it("hashes as everybody does", () => {
  for (const length of [0, 1, 3, 55, 56, 63, 64, 65, 119, 120, 1000]) {
    const bytes = Uint8Array.from({ length }, (_, n) => (n * 7 + length) % 256);
    expect(sha256(bytes)).toBe(createHash("sha256").update(bytes).digest("hex"));
  }
  expect(commitmentOf("00".repeat(32)).slice(0, 16)).toBe("a4a4774e1afe72c5"); // as in kernel/chance/contributions.py
});

describe("a new table", () => {
  it("commits for every seat of this browser, and gives the numbers at once when asked to", async () => {
    const wishes = [{ kind: "me", name: "Ann" }, { kind: "bot" }, { kind: "me" }];
    vi.stubGlobal("fetch", async (path: string, { body }: { body: string }) => {
      asked.push({ path, body: JSON.parse(body), token: "" });
      const commitments = Object.fromEntries((asked[0]!.body.seats as { commitment?: string }[]).flatMap(({ commitment }, seat) => (commitment ? [[seat, commitment]] : [])));
      return Response.json(path === "api/tables" ? { table: summary({ draw: { commitments, missing: [0, 2] } }), seats: { "0": "a", "2": "c" } } : summary());
    });
    await createTable("tables", { game: "g", seats: wishes });
    await vi.waitFor(() => expect(asked).toHaveLength(3));
    const [made, ...given] = asked;
    expect(made!.body.seats[1]).toEqual({ kind: "bot" });
    expect(given.map(({ body }) => commitmentOf(body.number))).toEqual([made!.body.seats[0].commitment, made!.body.seats[2].commitment]);
  });
});

describe("a seat", () => {
  const mine = newReceipt();
  const draw = { commitments: { "0": "aa".repeat(32), "1": mine.commitment }, missing: [0, 1] };
  beforeEach(() => void tokenStore.keep("t", "g", { seats: { "1": "token" }, receipts: { "1": { ...mine, sent: true } } }));

  it("gives its number once, and never for another seal or other commitments", async () => {
    answers["api/tables/t/number"] = summary();
    contribute(summary({ draw }));
    await settled();
    expect(asked).toEqual([{ path: "api/tables/t/number", body: { number: mine.number }, token: "token" }]);
    expect(tokenStore.of("t")!.receipts!["1"]).toMatchObject({ seal: SEAL, commitments: draw.commitments });
    contribute(summary({ draw, seal: "bb".repeat(32) }));
    contribute(summary({ draw: { ...draw, commitments: { ...draw.commitments, "0": "cc".repeat(32) } } }));
    contribute(summary({ draw: { ...draw, commitments: { "1": mine.commitment } } }));
    await Promise.resolve();
    expect(asked).toHaveLength(1);
  });

  it("does not give its number to a draw with another commitment", async () => {
    contribute(summary({ draw: { ...draw, commitments: { "1": "dd".repeat(32) } } }));
    await Promise.resolve();
    expect(asked).toHaveLength(0);
  });

  it("gives it again after a failure", async () => {
    contribute(summary({ draw }));
    await settled();
    await new Promise((resolve) => setTimeout(resolve));
    contribute(summary({ draw }));
    await vi.waitFor(() => expect(asked).toHaveLength(2));
  });

  it("commits at an open table if it has not, and after the end for a rematch", async () => {
    tokenStore.forget("t");
    tokenStore.keep("t", "g", { seats: { "1": "token" } });
    for (const part of ["commitment"]) answers[`api/tables/t/${part}`] = summary();
    contribute(summary());
    await vi.waitFor(() => expect(tokenStore.of("t")!.receipts!["1"]?.sent).toBe(true));
    contribute(summary({ state: "over" }));
    await vi.waitFor(() => expect(tokenStore.of("t")!.next!["1"]?.sent).toBe(true));
    expect(asked.map(({ body }) => body.commitment)).toEqual([tokenStore.of("t")!.receipts!["1"]!.commitment, tokenStore.of("t")!.next!["1"]!.commitment]);
    contribute(summary({ state: "over" }));
    await Promise.resolve();
    expect(asked).toHaveLength(2);
  });

  it("gives its number to a rematch that it has not opened", async () => {
    const next = newReceipt();
    tokenStore.keep("t", "g", { next: { "1": { ...next, sent: true } } });
    answers["api/tables/u"] = summary({ id: "u", draw: { commitments: { "1": next.commitment }, missing: [1] } });
    answers["api/tables/u/number"] = summary({ id: "u" });
    contribute(summary({ state: "over", rematch: "u" }));
    await vi.waitFor(() => expect(asked).toHaveLength(2));
    expect(asked[1]).toEqual({ path: "api/tables/u/number", body: { number: next.number }, token: "token" });
  });
});

describe("the luck of a game that is over", () => {
  const [one, other] = [newReceipt(), newReceipt()];
  const contributions = [one, other].map(({ commitment, number }, seat) => ({ seat, commitment, number }));
  const commitments = { "0": one.commitment, "1": other.commitment };
  const over = (extra: Partial<TableSummary> = {}) => summary({ state: "over", secret: SECRET, contributions, ...extra });
  const receipts = { "1": { ...other, seal: SEAL, commitments } };

  it("is fair if everything fits", () => {
    expect(faultOf(over(), receipts)).toBeNull();
    expect(faultOf(over(), {})).toBeNull();
    expect(faultOf(over({ contributions: null }), {})).toBeNull();
  });

  it("is not if the server changed its secret, with or without the seal", () => {
    const another = "11".repeat(32);
    expect(faultOf(over({ secret: another }), receipts)).toBe("luck-wrong-secret");
    expect(faultOf(over({ secret: another, seal: labelled("lastboat seal", another) }), receipts)).toBe("luck-changed");
  });

  it("is not if a number or a commitment was changed", () => {
    const cheat = newReceipt();
    const numbered = [{ ...contributions[0]!, number: cheat.number }, contributions[1]!];
    expect(faultOf(over({ contributions: numbered }), receipts)).toBe("luck-wrong-number");
    const both = [{ seat: 0, commitment: cheat.commitment, number: cheat.number }, contributions[1]!];
    expect(faultOf(over({ contributions: both }), receipts)).toBe("luck-changed");
  });

  it("is not if the number of this browser was left out", () => {
    const without = [contributions[0]!, { seat: 1, commitment: other.commitment }];
    expect(faultOf(over({ contributions: without }), receipts)).toBe("luck-left-out");
    expect(faultOf(over({ contributions: null }), receipts)).toBe("luck-changed");
  });
});
