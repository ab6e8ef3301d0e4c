// What people at a table do besides playing: talk, point, propose, ask what would be good.
import type { Heard, Hint, Said } from "../../net/frames";
import type { Choice, Element, Proposal, Talk, View } from "../../net/types";

/** A move that somebody at this screen is thinking up for another seat; its choices are still being asked for while null. */
export interface Proposing {
  of: number;
  choices: Choice[] | null;
}

/** The room the company is in, as far as it matters here. */
export interface CompanyOf {
  readonly held: number[];
  readonly version: number;
  readonly any: View | null;
  /** Who speaks when this screen speaks. */
  readonly voice: number | null;
  /** Somebody else whose turn it is and who could be proposed something. */
  readonly adviseable: number | null;
  say(frame: Said): boolean;
}

const POINTED_MS = 5_000;

export class Company {
  talk = $state.raw<Talk[]>([]);
  proposals = $state.raw<Proposal[]>([]);
  proposing = $state.raw<Proposing | null>(null);
  pointed = $state.raw<{ element: Element; seat: number }[]>([]);
  hints = $state.raw<{ seat: number; hints: Hint[] } | null>(null);
  /** Whether a hint is being thought up. */
  asking = $state(false);
  odds = $state.raw<number[] | null>(null);
  /** What a hint that was followed goes on with. */
  #next: { seat: number; hints: Hint[] } | null = null;
  #room: CompanyOf;

  constructor(room: CompanyOf) {
    this.#room = room;
  }

  hear(frame: Heard): void {
    switch (frame.type) {
      case "talk":
        return this.listen(frame.entries);
      case "pointed":
        return this.#pointed(frame.seat, frame.element);
      case "proposals":
        this.proposals = frame.proposals;
        return;
      case "choices":
        if (this.proposing?.of === frame.of) this.proposing = { of: frame.of, choices: frame.choices };
        return;
      case "hints":
        this.asking = false;
        if (frame.version === this.#room.version) this.hints = { seat: frame.seat, hints: frame.hints };
        return;
      case "odds":
        this.odds = frame.odds;
    }
  }

  /** What was said; what is told again is heard once, and what comes late where it belongs. */
  listen(entries: Talk[]): void {
    const lines = new Map([...this.talk, ...entries].map((entry) => [entry.number, entry]));
    this.talk = [...lines.values()].sort((a, b) => a.number - b.number);
  }

  /** The last line before the first gap in what was said. */
  get heard(): number | undefined {
    return this.talk.find((entry, n) => this.talk[n + 1]?.number !== entry.number + 1)?.number;
  }

  /** This screen plays something: if that was hinted at, the hint goes on with what comes next. */
  follow({ seat, code }: Choice): void {
    const hint = this.hints?.seat === seat ? this.hints.hints.find((one) => one.code === code) : undefined;
    this.#next = hint?.then ? { seat, hints: [{ code: hint.then.code, odds: hint.odds }] } : null;
  }

  /** The table has moved on: what was thought about it is void. */
  turn(proposals: Proposal[]): void {
    this.proposals = proposals;
    this.proposing = null;
    this.hints = this.#next;
    this.#next = null;
  }

  /** Returns whether it could be said. */
  chat(text: string): boolean {
    const { voice } = this.#room;
    return voice !== null && this.#room.say({ type: "say", seat: voice, text });
  }

  point(element: Element): void {
    const { voice } = this.#room;
    if (voice !== null) this.#room.say({ type: "point", seat: voice, element });
  }

  /** Think up a move for who acts; once more: never mind. */
  think(): void {
    const of = this.#room.adviseable;
    if (this.proposing || of === null) this.proposing = null;
    else {
      this.proposing = { of, choices: null };
      this.#room.say({ type: "choices", of });
    }
  }

  /** The move that was thought up. */
  propose(choice: Choice): void {
    const { voice, version } = this.#room;
    this.proposing = null;
    if (voice !== null) this.#room.say({ type: "propose", seat: voice, for: choice.seat, do: choice.code, at: version });
  }

  dismiss(proposal: Proposal): void {
    const seat = [proposal.by, proposal.seat].find((one) => this.#room.held.includes(one));
    if (seat !== undefined) this.#room.say({ type: "dismiss", seat, proposal: proposal.id });
  }

  askHint(): void {
    const { held, any, voice } = this.#room;
    const seat = held.find((one) => one === any?.actor) ?? voice;
    if (seat !== null) this.asking = this.#room.say({ type: "hint", seat, id: `hint-${Date.now()}` });
  }

  #pointed(seat: number, element: Element): void {
    const one = { seat, element };
    this.pointed = [...this.pointed.filter((other) => other.seat !== seat), one];
    setTimeout(() => (this.pointed = this.pointed.filter((other) => other !== one)), POINTED_MS);
  }
}
