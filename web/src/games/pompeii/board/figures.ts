// Identities for figures, which are only counts in the table, so that their moves are animated.
import type { GameEvent } from "../../../net/types";
import { CORNERS, PAIR, slots, UNIT, type Plan, type Point } from "./plan";
import type { Cell, Table } from "../types";

export interface Figure {
  id: number;
  owner: number;
  /** Its cell, or its last cell. */
  cell: string;
  /** Where it has gone: "volcano" or a gate; null while it is in town. */
  gone: string | null;
}

export interface Crowd {
  figures: Figure[];
  saved: number[];
  next: number;
}

export const NOBODY: Crowd = { figures: [], saved: [], next: 0 };

/** The crowd of the next table: figures missing in a cell move to those that are new in another. */
export function follow(before: Crowd, table: Table, events: GameEvent[]): Crowd {
  const figures: Figure[] = [];
  let next = before.next;
  table.players.forEach((player, owner) => {
    const wanted = new Map(table.cells.map((c) => [c.cell, c.figures[owner] ?? 0]));
    const movers: Figure[] = [];
    for (const figure of before.figures) {
      if (figure.owner !== owner || figure.gone) continue;
      const free = wanted.get(figure.cell)!;
      if (free > 0) {
        wanted.set(figure.cell, free - 1);
        figures.push(figure);
      } else movers.push(figure);
    }
    for (const [cell, missing] of wanted) {
      for (let i = 0; i < missing; i++) {
        const mover = movers.shift();
        figures.push(mover ? { ...mover, cell } : { id: next++, owner, cell, gone: null });
      }
    }
    let saved = player.saved - (before.saved[owner] ?? player.saved);
    for (const figure of movers) figures.push({ ...figure, gone: saved-- > 0 ? gateOf(events, table, figure) : "volcano" });
  });
  return { figures: figures.sort((a, b) => a.id - b.id), saved: table.players.map((p) => p.saved), next };
}

function gateOf(events: GameEvent[], table: Table, figure: Figure): string {
  const saved = events.findLast((e) => e.event === "saved" && e.touches.includes(`cell:${figure.cell}`));
  return saved?.touches.find((el) => el.startsWith("gate:"))?.slice(5) ?? table.gates[0]!.gate;
}

/** A figure as drawn: position, scale, and on top of a heap the number of figures in it. */
export interface Standing extends Point {
  figure: Figure;
  size: number;
  heap: number;
}

/** Positions of all figures: up to four apart, in the spaces if there are enough; more in heaps by colour, with a number. */
export function stand(crowd: Crowd, table: Table, plan: Plan, crater: Point): Standing[] {
  const cells = new Map(table.cells.map((c) => [c.cell, c]));
  const standing: Standing[] = table.cells.flatMap((cell) => {
    const group = crowd.figures.filter((f) => !f.gone && f.cell === cell.cell);
    return standIn(cell, group, plan);
  });
  for (const figure of crowd.figures) {
    if (figure.gone === "volcano") standing.push({ figure, ...crater, size: 0.4, heap: 1 });
    else if (figure.gone) {
      const gate = table.gates.find((g) => g.gate === figure.gone)!;
      const { x, y, out } = plan.gate(gate.gate, cells.get(gate.cell)!);
      standing.push({ figure, x: x + out.x * 45, y: y + out.y * 45, size: 0.7, heap: 1 });
    }
  }
  return standing.sort((a, b) => a.figure.id - b.figure.id);
}

function standIn(cell: Cell, group: Figure[], plan: Plan): Standing[] {
  const { x, y } = plan.corner(cell);
  if (group.length <= 4) {
    const places = group.length <= cell.spaces ? slots(cell.spaces) : group.length === 1 ? [[UNIT / 2, UNIT / 2]] : group.length === 2 ? PAIR : CORNERS;
    return group.map((figure, i) => ({ figure, x: x + places[i]![0]!, y: y + places[i]![1]!, size: 0.92, heap: 1 }));
  }
  const owners = [...new Set(group.map((f) => f.owner))].sort();
  const places = owners.length === 1 ? [[UNIT / 2, UNIT / 2]] : owners.length === 2 ? PAIR : CORNERS;
  return owners.flatMap((owner, place) => {
    const heap = group.filter((f) => f.owner === owner);
    return heap.map((figure, i) => {
      const lift = Math.min(heap.length - 1 - i, 3) * 3;
      return { figure, x: x + places[place]![0]!, y: y + places[place]![1]! + lift - 3, size: 0.98, heap: i === heap.length - 1 ? heap.length : 0 };
    });
  });
}
