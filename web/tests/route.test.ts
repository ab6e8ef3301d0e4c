import { afterEach, describe, expect, it, vi } from "vitest";
import { parse } from "../src/route.svelte";

describe("addresses", () => {
  it("name every page", () => {
    expect(parse("#/new/pompeii")).toEqual({ page: "new", game: "pompeii" });
    expect(parse("#/table/abc")).toEqual({ page: "table", id: "abc" });
    expect(parse("#/join/abc/tok")).toEqual({ page: "join", id: "abc", token: "tok" });
    expect(parse("#/watch/abc/tok?at=7")).toEqual({ page: "watch", id: "abc", token: "tok", at: 7 });
    expect(parse("#/seat/abc/2/tok")).toEqual({ page: "seat", id: "abc", seat: "2", token: "tok" });
    expect(parse("#/rules/nisyros/6.2")).toEqual({ page: "rules", game: "nisyros", paragraph: "6.2" });
    expect(parse("#/replay/abc?at=12&seat=1")).toEqual({ page: "replay", id: "abc", at: 12, seat: 1 });
  });

  it("lead home if they are unknown", () => {
    for (const hash of ["", "#/", "#/nowhere", "#/table", "#/seat/abc/2", "#/%", "#/table/%E0%A4%A"]) expect(parse(hash)).toEqual({ page: "home" });
    expect(parse("#/replay/abc?at=-1")).toMatchObject({ at: null });
  });
});

describe("navigation", () => {
  afterEach(() => vi.unstubAllGlobals());

  it("is not undone by a replacement", async () => {
    const place = { hash: "#/replay/abc?at=1" };
    let heard = () => {};
    vi.stubGlobal("location", place);
    vi.stubGlobal("history", { replaceState: (_: unknown, __: string, hash: string) => (place.hash = hash) });
    vi.stubGlobal("addEventListener", (_: string, hear: () => void) => (heard = hear));
    vi.resetModules();
    const { navigate, router } = await import("../src/route.svelte");
    navigate("/replay/abc?at=2", true);
    expect([place.hash, router.route]).toEqual(["#/replay/abc?at=2", { page: "replay", id: "abc", at: 2, seat: null }]);
    place.hash = "#/new/pompeii"; // by a link or the way back: it is heard of later
    navigate("/replay/abc?at=3", true);
    heard();
    expect([place.hash, router.route]).toEqual(["#/new/pompeii", { page: "new", game: "pompeii" }]);
  });
});
