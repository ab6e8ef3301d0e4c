// Whose view a screen shows. Players who share a screen and have secrets pass the device on.
import type { TableStore } from "./table-store.svelte";

export interface ViewerChoice {
  /** The seat whose view is shown; -1: the public view; null: nothing until a player says that they look. */
  viewer: number | null;
  /** The seat to pass the device to. */
  passTo: number | null;
}

interface Situation {
  heldSeats: readonly number[];
  actor: number;
  /** The last viewer; null at first. */
  viewer: number | null;
  /** Whether the held seats see different tables now. */
  secretsDiffer: boolean;
}

export function chooseViewer({ heldSeats, actor, viewer, secretsDiffer }: Situation): ViewerChoice {
  if (heldSeats.length === 0) return { viewer: -1, passTo: null };
  const last = viewer !== null && heldSeats.includes(viewer) ? viewer : null;
  const wanted = heldSeats.includes(actor) ? actor : (last ?? heldSeats[0]!);
  if (!secretsDiffer || heldSeats.length === 1 || wanted === last) return { viewer: wanted, passTo: null };
  return { viewer: null, passTo: wanted };
}

/** Whether several seats see different tables. */
export function tablesDiffer(tables: readonly unknown[]): boolean {
  if (tables.length < 2) return false;
  const first = JSON.stringify(tables[0]);
  return tables.slice(1).some((table) => JSON.stringify(table) !== first);
}

export class Viewpoint {
  #store: TableStore;
  /** Who looks at a shared screen; null until a player says so. */
  #looking = $state<number | null>(null);

  constructor(store: TableStore) {
    this.#store = store;
  }

  /** Whether the seats of this screen see different tables. */
  secretsDiffer = $derived.by(() => {
    const { heldSeats, info, anyView, views } = this.#store;
    if (heldSeats.some((seat) => this.#isHidden(seat))) return true;
    return heldSeats.length > 1 && (info?.secrets ?? true) && !anyView?.over && tablesDiffer(heldSeats.map((seat) => views[seat]!.table));
  });

  /** Who looks once all animations have been shown. */
  next = $derived.by<ViewerChoice>(() => {
    const { heldSeats, anyView } = this.#store;
    return chooseViewer({ heldSeats, actor: anyView?.actor ?? -1, viewer: this.looking, secretsDiffer: this.secretsDiffer });
  });

  /** The seat whose view is drawn. During animations the last viewer stays. */
  viewer = $derived.by(() => this.next.viewer ?? (this.#store.animation.current !== null ? this.#looking : null));

  /** The seat to pass the device to, once all animations have been shown. */
  passTo = $derived.by(() => (this.#store.animation.current === null ? this.next.passTo : null));

  /** The seat that chats, points and proposes from this screen. */
  get speakingSeat(): number | null {
    return this.viewer !== null && this.viewer >= 0 ? this.viewer : (this.#store.heldSeats[0] ?? null);
  }

  /** A player at a shared screen says that they look. */
  lookAs(seat: number): void {
    this.#looking = seat;
    if (this.#isHidden(seat)) this.#store.send({ type: "look", seat });
  }

  /** Who looks at a shared screen, once they are shown what they may see. */
  get looking(): number | null {
    return this.#looking !== null && this.#isHidden(this.#looking) ? null : this.#looking;
  }

  #isHidden(seat: number): boolean {
    return this.#store.views[String(seat)]?.hidden === true;
  }

  /** After new views: keep the viewer from before them while they are animated. */
  remember(before: number | null): void {
    if (this.#looking === null && before !== null && before >= 0) this.#looking = before;
    const { viewer } = this.next;
    if (!this.secretsDiffer && viewer !== null && viewer >= 0) this.#looking = viewer;
  }
}
