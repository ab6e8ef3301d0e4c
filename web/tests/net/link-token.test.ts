import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { keepLinkToken } from "../../src/net/link-token";
import { tokenStore } from "../../src/net/tokens.svelte";

const kept = () => tokenStore.of("t");
/** What the server says when it is asked for the places of a token; null: it cannot be reached. */
const server = (places: object[] | null) =>
  vi.stubGlobal("fetch", () => (places ? Promise.resolve(Response.json(places)) : Promise.reject(new TypeError("offline"))));

describe("the token of a link", () => {
  beforeEach(() => {
    vi.stubGlobal("document", { documentElement: { lang: "en" } });
    tokenStore.forget("t");
    tokenStore.keep("t", "g", { seats: { "1": "mine" }, watch: "seen" });
  });
  afterEach(() => vi.unstubAllGlobals());

  it("replaces another one if it is valid for the seat", async () => {
    server([
      { token: 0, kind: "seat", seat: 1, table: { id: "rematch" } },
      { token: 0, kind: "seat", seat: 1, table: { id: "t" } },
    ]);
    await keepLinkToken("t", "1", "new");
    expect(kept()).toMatchObject({ seats: { "1": "new" }, watch: "seen" });
  });

  it("replaces none if it is invalid, or valid for another seat or table", async () => {
    for (const places of [[], [{ token: 0, kind: "seat", seat: 1, table: { id: "u" } }], [{ token: 0, kind: "seat", seat: 0, table: { id: "t" } }], [{ token: 0, kind: "watch", table: { id: "t" } }]]) {
      server(places);
      await keepLinkToken("t", "1", "forged");
      expect(kept()?.seats).toEqual({ "1": "mine" });
    }
    server([]);
    await keepLinkToken("t", null, "forged");
    expect(kept()?.watch).toBe("seen");
  });

  it("is kept to watch if it is valid for the table", async () => {
    server([{ token: 0, kind: "invite", table: { id: "t" } }]);
    await keepLinkToken("t", null, "new");
    expect(kept()).toMatchObject({ seats: { "1": "mine" }, watch: "new" });
  });

  it("is kept where there was none while the server is offline", async () => {
    server(null);
    await keepLinkToken("t", "1", "new");
    await keepLinkToken("t", "2", "new");
    expect(kept()?.seats).toEqual({ "1": "mine", "2": "new" });
  });
});
