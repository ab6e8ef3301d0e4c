// What this screen can play now, and the sending of moves and undos.
import type { ClientFrame, Refused } from "../../net/frames";
import { newRequestId } from "../../net/line";
import type { Choice, Proposal } from "../../net/types";
import { Pending } from "./pending.svelte";
import type { TableStore } from "./table-store.svelte";

const STALE_VERSION = "error-stale-version";
/** How often a play is sent again because others played first. */
const RETRIES = 3;

export class Moves {
  /** Whether a play or an undo waits for its answer. */
  readonly pending = new Pending();
  #store: TableStore;
  /** The last play of this screen, and how often it may still be sent again. */
  #last: { id: string; choice: Choice; retries: number } | null = null;

  constructor(store: TableStore) {
    this.#store = store;
  }

  /** What can be done at this screen now. */
  choices = $derived.by<Choice[]>(() => {
    const { animation, anyView, activeSeats, heldSeats, social, viewpoint, views } = this.#store;
    if (animation.busy || this.pending.slow || viewpoint.viewer === null) return [];
    if (social.proposing) return social.proposing.choices ?? [];
    const actorFirst = (seat: number) => Number(seat !== anyView?.actor);
    const seats = viewpoint.secretsDiffer ? [viewpoint.viewer] : heldSeats.toSorted((a, b) => actorFirst(a) - actorFirst(b));
    return seats.filter((seat) => activeSeats.includes(seat)).flatMap((seat) => views[String(seat)]?.choices ?? []);
  });

  /** The only choice, if no other player could act first and nothing could be undone before it. */
  forced = $derived.by<Choice | null>(() => {
    const { anyView, heldSeats, social, summary } = this.#store;
    const [only, ...more] = this.choices;
    if (!only || more.length > 0 || social.proposing || only.seat !== anyView?.actor || only.mark === "loses") return null;
    const alone = summary?.seats.every((seat) => seat.kind === "bot" || seat.stand_in || heldSeats.includes(seat.seat));
    return alone && this.undoable === null ? only : null;
  });

  /** The seat whose acts can be undone from this screen, and how many. */
  undoable = $derived.by<{ seat: number; acts: number } | null>(() => {
    const { animation, heldSeats, viewpoint, views } = this.#store;
    const undo = (seat: number) => views[String(seat)]?.undo ?? 0;
    const seats = viewpoint.secretsDiffer ? [viewpoint.viewer ?? -1] : heldSeats;
    const seat = seats.find((one) => undo(one) > 0);
    return seat === undefined || animation.busy || this.pending.slow ? null : { seat, acts: undo(seat) };
  });

  /** Play a choice, or propose it if it was chosen for another seat. */
  play(choice: Choice): void {
    if (this.pending.now) return;
    const { animation, social } = this.#store;
    this.#store.error = null;
    if (social.proposing) return social.propose(choice);
    animation.skip();
    social.followHint(choice);
    this.#sendPlay(choice, RETRIES);
  }

  /** Undo as far as possible. Returns whether there was something to undo. */
  undo(): boolean {
    const { undoable } = this;
    if (!undoable || this.pending.now) return false;
    this.#store.error = null;
    this.#send({ type: "undo", seat: undoable.seat, at: this.#store.version, id: newRequestId() });
    return true;
  }

  /** Play a move that somebody proposed, if it is still possible. */
  acceptProposal(proposal: Proposal): void {
    const choice = this.#offered(proposal.choice);
    if (choice) this.play(choice);
  }

  /** After a refusal: if others played first and the choice is still offered, send it again. Returns whether it was sent. */
  retry(refused: Refused): boolean {
    const last = this.#last;
    if (!last || last.id !== refused.id || last.retries === 0 || refused.problem.type !== STALE_VERSION) return false;
    const choice = this.#offered(last.choice);
    if (choice) this.#sendPlay(choice, last.retries - 1);
    return choice !== undefined;
  }

  /** After an answer: see whether requests are left without one. */
  updatePending(): void {
    this.pending.set(this.#store.unanswered.length > 0);
  }

  #offered({ seat, code }: Choice): Choice | undefined {
    return this.#store.views[String(seat)]?.choices.find((one) => one.code === code);
  }

  #sendPlay(choice: Choice, retries: number): void {
    const id = newRequestId();
    this.#last = { id, choice, retries };
    this.#send({ type: "play", seat: choice.seat, do: choice.code, at: this.#store.version, id });
  }

  #send(frame: ClientFrame): void {
    this.pending.set(true);
    this.#store.send(frame);
  }
}
