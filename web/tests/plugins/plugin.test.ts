import { beforeEach, describe, expect, it, vi } from "vitest";
import type { GameModule } from "../../src/games/game";
import { wrongWith } from "../../src/plugins/contract";
import { pluginModule } from "../../src/plugins/plugin.svelte";

const info = { package: "raft", version: "1.2", board: "plugins/raft/page/board.js?0", style: null, cover: null };
const fallback = { Board: "default board", badge: () => ({ colour: "#000", shape: "circle", letter: "A" }), tip: () => null, via: () => ["own"] } as unknown as GameModule;
const mount = () => ({ update() {}, destroy() {} });
const loaded = (board: object) => pluginModule(info, fallback, () => Promise.resolve(board));

beforeEach(() => void vi.spyOn(console, "warn").mockImplementation(() => {}));

describe("a board of a package", () => {
  it("takes the place of what it exports, and of nothing else", async () => {
    const module = await loaded({ api: 1, mount, upright: true, via: () => ["theirs"] });
    expect(module.via!({} as never, {} as never)).toEqual(["theirs"]);
    expect(module.badge(0, null).letter).toBe("A");
    expect(module.upright).toBe(true);
    expect(module.Board).not.toBe(fallback.Board);
    expect(module.plugin!.problem).toBeNull();
    expect(module.goals).toBeUndefined();
  });

  it.each([
    ["table-board-version", { api: 2, mount }],
    ["table-board-version", { mount }],
    ["table-board-broken", { api: 1 }],
    ["table-board-broken", { api: 1, mount, via: "pile" }],
  ])("is refused with %s", async (id, board) => {
    const module = await loaded(board);
    expect(module.Board).toBe(fallback.Board);
    expect(module.plugin!.problem).toEqual({ id, args: { plugin: "raft 1.2" } });
  });

  it("is replaced where it cannot be loaded", async () => {
    const module = await pluginModule(info, fallback, () => Promise.reject(new Error("404")));
    expect(module.Board).toBe(fallback.Board);
    expect(module.plugin!.problem!.id).toBe("table-board-broken");
  });

  it("is replaced once it has failed to answer", async () => {
    const module = await loaded({ api: 1, mount, via: () => { throw new Error("no"); }, goals: () => { throw new Error("no"); } });
    expect(module.via!({} as never, {} as never)).toEqual(["own"]);
    expect(module.goals!(null, 0)).toEqual([]);
    await Promise.resolve();
    expect(module.plugin!.problem!.id).toBe("table-board-broken");
  });

  it("is the default one where a package brings none", async () => {
    expect(await pluginModule({ ...info, board: null }, fallback)).toBe(fallback);
  });
});

it("says what is wrong with a board", () => {
  expect(wrongWith({ api: 1, mount })).toBeNull();
  expect(wrongWith({ api: 0, mount })!.reason).toBe("api is 0, this page has 1");
});
