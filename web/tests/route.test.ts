import { describe, expect, it } from "vitest";
import { parse } from "../src/route.svelte";

describe("addresses", () => {
  it("know every part of the page", () => {
    expect(parse("#/new/pompeii")).toEqual({ page: "new", game: "pompeii" });
    expect(parse("#/table/abc")).toEqual({ page: "table", id: "abc" });
    expect(parse("#/join/abc/tok")).toEqual({ page: "join", id: "abc", token: "tok" });
    expect(parse("#/watch/abc/tok?at=7")).toEqual({ page: "watch", id: "abc", token: "tok", at: 7 });
    expect(parse("#/seat/abc/2/tok")).toEqual({ page: "seat", id: "abc", seat: "2", token: "tok" });
    expect(parse("#/rules/nisyros/6.2")).toEqual({ page: "rules", game: "nisyros", paragraph: "6.2" });
    expect(parse("#/replay/abc?at=12&seat=1")).toEqual({ page: "replay", id: "abc", at: 12, seat: 1 });
  });

  it("lead home when they mean nothing", () => {
    for (const hash of ["", "#/", "#/nowhere", "#/table", "#/seat/abc/2"]) expect(parse(hash)).toEqual({ page: "home" });
    expect(parse("#/replay/abc?at=-1")).toMatchObject({ at: null });
  });
});
