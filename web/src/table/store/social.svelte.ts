// What players do at a table besides playing: chat, point, propose moves, ask for hints.
import type { ClientFrame, Hint, ServerFrame } from "../../net/frames";
import type { ChatMessage, Choice, ElementId, Proposal } from "../../net/types";
import type { TableStore } from "./table-store.svelte";

/** A move being chosen for another seat; `choices` is null until the server has sent them. */
export interface Proposing {
  of: number;
  choices: Choice[] | null;
}

const POINTED_MS = 5_000;
const MOST_CALLED = 3;
const MUTED_KEY = "lastboat.muted";

function readMuted(): Record<string, number[]> {
  try {
    return JSON.parse(localStorage.getItem(MUTED_KEY) ?? "{}");
  } catch {
    return {};
  }
}

export class Social {
  messages = $state.raw<ChatMessage[]>([]);
  proposals = $state.raw<Proposal[]>([]);
  proposing = $state.raw<Proposing | null>(null);
  pointed = $state.raw<{ element: ElementId; seat: number }[]>([]);
  /** What was called out in the last seconds. */
  called = $state.raw<ChatMessage[]>([]);
  /** The element this screen has pointed at last, while something can be called out about it. */
  about = $state<ElementId | null>(null);
  hints = $state.raw<{ seat: number; hints: Hint[] } | null>(null);
  /** Whether a hint was requested and not answered yet. */
  hintPending = $state(false);
  odds = $state.raw<number[] | null>(null);
  /** The second half of a hint whose first half was played. */
  #nextHints: { seat: number; hints: Hint[] } | null = null;
  /** By table: the seats whose messages this browser hides. */
  #muted = $state.raw(readMuted());
  #store: TableStore;

  constructor(store: TableStore) {
    this.#store = store;
  }

  /** Seats whose messages this browser hides. */
  get muted(): number[] {
    return this.#muted[this.#store.id] ?? [];
  }

  /** Hide the messages of a seat, or show them again. */
  mute(seat: number, muted: boolean): void {
    const others = this.muted.filter((other) => other !== seat);
    this.#muted = { ...readMuted(), [this.#store.id]: muted ? [...others, seat] : others };
    try {
      localStorage.setItem(MUTED_KEY, JSON.stringify(this.#muted));
    } catch {
      // Without storage, it lasts until the page is closed.
    }
  }

  /** The player in turn, if a move can be proposed to them from this screen. */
  proposableSeat = $derived.by<number | null>(() => {
    const { anyView, heldSeats, summary } = this.#store;
    const actor = anyView?.actor ?? -1;
    return heldSeats.length > 0 && summary?.seats[actor]?.kind === "player" && !heldSeats.includes(actor) && !anyView!.over ? actor : null;
  });

  receive(frame: ServerFrame): void {
    switch (frame.type) {
      case "talk":
        this.#showCallouts(frame.entries);
        return this.addMessages(frame.entries);
      case "pointed":
        return this.#showPointer(frame.seat, frame.element);
      case "proposals":
        this.proposals = frame.proposals;
        return;
      case "choices":
        if (this.proposing?.of === frame.of) this.proposing = { of: frame.of, choices: frame.choices };
        return;
      case "hints":
        this.hintPending = false;
        if (frame.version === this.#store.version) this.hints = { seat: frame.seat, hints: frame.hints };
        return;
      case "odds":
        this.odds = frame.odds;
    }
  }

  /** Add chat messages in order of their numbers, without duplicates. */
  addMessages(entries: ChatMessage[]): void {
    const byNumber = new Map([...this.messages, ...entries].map((entry) => [entry.number, entry]));
    this.messages = [...byNumber.values()].sort((a, b) => a.number - b.number);
  }

  /** The number of the last message before the first gap; after reconnecting the server sends what follows. */
  get lastMessage(): number | undefined {
    return this.messages.find((entry, n) => this.messages[n + 1]?.number !== entry.number + 1)?.number;
  }

  /** This screen plays a choice: if it is the first half of a hint, keep the second half. */
  followHint({ seat, code }: Choice): void {
    const hint = this.hints?.seat === seat ? this.hints.hints.find((one) => one.code === code) : undefined;
    this.#nextHints = hint?.then ? { seat, hints: [{ code: hint.then.code, odds: hint.odds }] } : null;
  }

  /** A new position: drop hints and proposals made for the old one. */
  newPosition(proposals: Proposal[]): void {
    this.proposals = proposals;
    this.proposing = null;
    this.hints = this.#nextHints;
    this.#nextHints = null;
  }

  /** Returns whether the message was sent. */
  sendMessage(text: string): boolean {
    const { speakingSeat } = this.#store.viewpoint;
    return speakingSeat !== null && this.#store.send({ type: "say", seat: speakingSeat, text });
  }

  callOut(callout: string, element: ElementId | null): void {
    this.#sendAsSpeaker((seat) => ({ type: "callout", seat, callout, ...(element ? { element } : {}) }));
  }

  point(element: ElementId): void {
    this.about = element;
    this.#sendAsSpeaker((seat) => ({ type: "point", seat, element }));
  }

  /** Start choosing a move for the player in turn, or stop. */
  toggleProposing(): void {
    const of = this.proposableSeat;
    if (this.proposing || of === null) this.proposing = null;
    else {
      this.proposing = { of, choices: null };
      this.#store.send({ type: "choices", of });
    }
  }

  /** Propose the chosen move. */
  propose(choice: Choice): void {
    this.proposing = null;
    const { version } = this.#store;
    this.#sendAsSpeaker((seat) => ({ type: "propose", seat, for: choice.seat, do: choice.code, at: version }));
  }

  dismiss(proposal: Proposal): void {
    const seat = [proposal.by, proposal.seat].find((one) => this.#store.heldSeats.includes(one));
    if (seat !== undefined) this.#store.send({ type: "dismiss", seat, proposal: proposal.id });
  }

  /** Ask the server for a hint, for the held seat in turn or else for the one that speaks. */
  requestHint(): void {
    const { heldSeats, anyView, viewpoint } = this.#store;
    const seat = heldSeats.find((one) => one === anyView?.actor) ?? viewpoint.speakingSeat;
    if (seat !== null) this.hintPending = this.#store.send({ type: "hint", seat, id: `hint-${Date.now()}` });
  }

  #sendAsSpeaker(frame: (seat: number) => ClientFrame): void {
    const { speakingSeat } = this.#store.viewpoint;
    if (speakingSeat !== null) this.#store.send(frame(speakingSeat));
  }

  /** Show new callouts for a moment, and point at what they are about. */
  #showCallouts(entries: ChatMessage[]): void {
    const known = new Set(this.messages.map((entry) => entry.number));
    for (const entry of entries.filter((one) => one.callout && !known.has(one.number) && !this.muted.includes(one.seat))) {
      this.called = [...this.called, entry].slice(-MOST_CALLED);
      setTimeout(() => (this.called = this.called.filter((other) => other !== entry)), POINTED_MS);
      if (entry.element) this.#showPointer(entry.seat, entry.element);
    }
  }

  #showPointer(seat: number, element: ElementId): void {
    const pointer = { seat, element };
    this.pointed = [...this.pointed.filter((other) => other.seat !== seat), pointer];
    setTimeout(() => (this.pointed = this.pointed.filter((other) => other !== pointer)), POINTED_MS);
  }
}
