import { describe, expect, it } from "vitest";
import { chooseViewer, tablesDiffer } from "../../src/table/store/viewpoint.svelte";

describe("the viewer of a screen", () => {
  it("is the public without a seat", () => {
    expect(chooseViewer({ heldSeats: [], actor: 1, viewer: null, secretsDiffer: false })).toEqual({ viewer: -1, passTo: null });
  });
  it("is the only seat, whoever acts", () => {
    expect(chooseViewer({ heldSeats: [2], actor: 0, viewer: null, secretsDiffer: false })).toEqual({ viewer: 2, passTo: null });
    expect(chooseViewer({ heldSeats: [2], actor: 0, viewer: null, secretsDiffer: true })).toEqual({ viewer: 2, passTo: null });
  });
  it("is the held seat in turn if there are no secrets, else the last viewer", () => {
    expect(chooseViewer({ heldSeats: [0, 1], actor: 1, viewer: 0, secretsDiffer: false })).toEqual({ viewer: 1, passTo: null });
    expect(chooseViewer({ heldSeats: [0, 1], actor: 2, viewer: 1, secretsDiffer: false })).toEqual({ viewer: 1, passTo: null });
  });
  it("is nobody until the next player with secrets has the device", () => {
    expect(chooseViewer({ heldSeats: [0, 1], actor: 1, viewer: 0, secretsDiffer: true })).toEqual({ viewer: null, passTo: 1 });
    expect(chooseViewer({ heldSeats: [0, 1], actor: 1, viewer: 1, secretsDiffer: true })).toEqual({ viewer: 1, passTo: null });
    expect(chooseViewer({ heldSeats: [0, 1], actor: 0, viewer: null, secretsDiffer: true })).toEqual({ viewer: null, passTo: 0 });
  });
  it("stays while a player at another screen acts", () => {
    expect(chooseViewer({ heldSeats: [0, 1], actor: 3, viewer: 1, secretsDiffer: true })).toEqual({ viewer: 1, passTo: null });
  });
});

it("secrets are differences between the tables of the seats", () => {
  expect(tablesDiffer([{ hand: [1] }])).toBe(false);
  expect(tablesDiffer([{ hand: [1] }, { hand: [2] }])).toBe(true);
  expect(tablesDiffer([{ hand: [] }, { hand: [] }])).toBe(false);
});
