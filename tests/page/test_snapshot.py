"""Tables of a device start from a snapshot of Python: what is kept of a start, and what is never the same twice."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import Page

from tests.page.hands import new_table, wait_until
from tests.page.test_device import Visited, folder, host, some_moves, stored, visited

__all__ = ["folder", "host", "visited"]

KEPT = """async () => {
  const cache = await caches.open('python-lastboat');
  const found = await Promise.all((await cache.keys()).map((key) => cache.match(key)));
  return found.map((one) => one.headers.has('Marked') ? 'marked' : 'new');
}"""
"""The snapshots that this browser has."""
CHANGE = """async (damage) => {
  const cache = await caches.open('python-lastboat');
  const [key] = await cache.keys();
  const bytes = new Uint8Array(await (await cache.match(key)).arrayBuffer());
  const { length } = bytes;
  const changed = { none: bytes, cut: bytes.subarray(0, length / 2), other: new Uint8Array(length) }[damage];
  await cache.put(key, new Response(changed, { headers: { 'Content-Length': length, Marked: 'yes' } }));
}"""
"""Mark the snapshot, and damage it."""
HEAD = """table => new Promise((resolve, reject) => {
  const opening = indexedDB.open('lastboat', 1);
  opening.onerror = () => reject(opening.error);
  opening.onsuccess = () => {
    const head = opening.result.transaction('heads').objectStore('heads').get(table);
    head.onsuccess = () => {
      opening.result.close();
      resolve(JSON.parse(head.result));
    };
  };
})"""


def kept(page: Page) -> list[str]:
    found: list[str] = page.evaluate(KEPT)
    return found


def begun(visited: Visited, before: Page | None = None) -> tuple[Page, str]:
    """A table in a worker that starts now, and a move."""
    if before is not None:
        before.close()  # its worker ends with it
    page = visited("", before.context) if before else visited(apart=True)
    table = new_table(page, "forbidden-island", ["me", "screen"])
    some_moves(page, 1, random.Random(1))
    return page, table


def test_tables_after_starts_from_one_snapshot_share_no_secret(visited: Visited) -> None:
    """Neither the sealed seed nor anything else that is drawn."""
    page, _ = begun(visited)
    wait_until(page, lambda: kept(page) == ["new"], "a snapshot is kept")
    page.evaluate(CHANGE, "none")
    drawn: list[str] = []
    for _ in range(2):
        page, table = begun(visited, page)
        head = page.evaluate(HEAD, table)
        drawn += [table, head["table"]["secret"], *(token[0] for token in head["tokens"])]
        assert kept(page) == ["marked"]  # the start was from it, and kept no other
    assert len(set(drawn)) == len(drawn) > 4


@pytest.mark.parametrize("damage", ["cut", "other"])
def test_a_snapshot_of_no_use_is_replaced(visited: Visited, damage: str) -> None:
    page, _ = begun(visited)
    wait_until(page, lambda: kept(page) == ["new"], "a snapshot is kept")
    page.evaluate(CHANGE, damage)
    page, table = begun(visited, page)
    assert stored(page, table)
    wait_until(page, lambda: kept(page) == ["new"], "another snapshot is kept")
