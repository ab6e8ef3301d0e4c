import { getContext, setContext, untrack } from "svelte";
import type { Attachment } from "svelte/attachments";
import type { GameModule } from "../../games/game";
import type { Choice, Element, Proposal, View } from "../../net/types";
import { marked, Nodes } from "./highlights";

/**
 * From clicks to choices. A player picks elements; what is left of the choices decides which elements still react.
 * Knows no rule: it only narrows down the list the server sent.
 */
export class Play {
  view = $state.raw<View | null>(null);
  /** What this screen may do now, for every seat it holds. */
  choices = $state.raw<Choice[]>([]);
  picked = $state.raw<Element[]>([]);
  /** A choice was sent and is not answered yet: what could be chosen still glows, but nothing can be done with it. */
  waits = $state(false);
  /** The choice that was sent. */
  taken = $state.raw<Choice | null>(null);
  /** Only choices of this verb and seat (see `verbKey`), when somebody picked it on the turn card. */
  verb = $state<string | null>(null);
  /** Several choices fit what was picked: ask which. */
  menu = $state.raw<{ element: Element; choices: Choice[] } | null>(null);
  ghosts = $state.raw<Proposal[]>([]);
  /** Elements somebody points at, with the seat that does. */
  pointed = $state.raw<{ element: Element; seat: number }[]>([]);
  /** Elements that what just happened spoke of. */
  flashed = $state.raw<Set<Element>>(new Set());
  /** Elements lit by the log or a hint under the mouse. */
  shown = $state.raw<Set<Element>>(new Set());

  module = $state.raw<GameModule | null>(null);
  onplay: (choice: Choice) => void = () => {};
  /** Takes the last act back; says whether that could be done. */
  onback: () => boolean = () => false;
  /** What the piece of a choice that only begins a move was aimed at. */
  #aim: Element | null = null;
  #nodes = new Nodes();

  /** What the table itself can be asked for: who has a piece in hand puts that down before others at this screen do anything. */
  #ready = $derived.by(() => (this.inHand === null ? this.choices : this.choices.filter((choice) => choice.seat === this.view!.seat)));
  candidates = $derived.by(() => {
    const fitting = this.verb === null ? this.#ready : this.choices.filter((c) => verbKey(c) === this.verb);
    return fitting.filter((choice) => this.picked.every((el) => this.#reach(choice).includes(el)));
  });
  lit = $derived.by(() => new Set(this.candidates.flatMap((choice) => this.#reach(choice))));
  /** Elements a drag can start from. */
  #grips = $derived.by(() => {
    const begun = this.candidates.flatMap((choice) =>
      this.#begins(choice) === "aim" ? this.needs(choice) : [...this.via(choice), ...this.needs(choice).slice(0, -1)],
    );
    return new Set([...begun, ...[...this.lit].filter((element) => this.#lifting(element))]);
  });
  /** What the game says about each choice, asked once. */
  #known = $derived.by(() => new Map(this.choices.map((choice) => [choice, this.#ask(choice)])));

  needs(choice: Choice): Element[] {
    return (this.#known.get(choice) ?? this.#ask(choice)).needs;
  }

  via(choice: Choice): Element[] {
    return (this.#known.get(choice) ?? this.#ask(choice)).via;
  }

  #reach(choice: Choice): Element[] {
    return (this.#known.get(choice) ?? this.#ask(choice)).reach;
  }

  #begins(choice: Choice): "lift" | "aim" | null {
    return (this.#known.get(choice) ?? this.#ask(choice)).begins;
  }

  #ask(choice: Choice) {
    const { view, module } = this;
    const needs = (view && module?.needs?.(choice, view)) ?? choice.touches;
    const via = (view && module?.via?.(choice, view)) ?? [];
    return { needs, via, reach: [...needs, ...via], begins: (view && module?.begins?.(choice, view)) ?? null };
  }

  /** The choice that lifting a piece makes, if there is just one. */
  #lifting(element: Element): Choice | null {
    const fitting = this.candidates.filter((choice) => this.needs(choice).includes(element));
    return fitting.length === 1 && this.#begins(fitting[0]!) === "lift" ? fitting[0]! : null;
  }

  /** Whether a piece can be dragged: it is where a choice begins, not where it ends. */
  draggable(element: Element): boolean {
    return !this.waits && this.#grips.has(element);
  }

  /** Pick a piece up: what it can do lights up. Returns whether that was a choice already. */
  lift(element: Element): boolean {
    if (this.picked.includes(element)) return false;
    const choice = this.#lifting(element);
    if (choice) {
      this.#take(choice);
      return true;
    }
    this.cancel();
    this.picked = [element];
    return false;
  }

  /** A piece whose lifting was a choice is let go: there it goes, now or when it may. */
  putDown(element: Element): void {
    if (this.choices.length > 0 && !this.waits) this.press(element);
    else this.#aim = element;
  }

  /** The piece that a choice has taken up, while it may be put somewhere. */
  get inHand(): Element | null {
    return this.view && this.choices.length > 0 && !this.waits ? (this.module?.inHand?.(this.view.table, this.view.seat) ?? null) : null;
  }

  /** Put a piece back that a choice has taken up. Returns whether there was one. */
  putBack(): boolean {
    return this.inHand !== null && this.onback();
  }

  /** New things to choose from; what was picked for the old ones is put down. While an answer is waited for, nothing can be done. */
  offer(view: View | null, choices: Choice[], waits = false): void {
    if (this.view?.version !== view?.version || this.view?.seat !== view?.seat || choices.length === 0) this.cancel();
    this.view = view;
    const again = (choice: Choice, i: number) => this.module?.alike?.(choice) && choices.findIndex((c) => c.action === choice.action) < i;
    this.choices = choices.filter((choice, i) => !again(choice, i));
    this.waits = waits;
    if (waits) return;
    this.taken = null;
    if (this.#aim !== null && choices.length > 0) this.#go(this.#aim);
  }

  /** The move goes on to what its piece was aimed at, if that can be chosen now. */
  #go(aim: Element): void {
    this.#aim = null;
    const meant = this.choices.filter((c) => this.needs(c).length === 1 && this.needs(c)[0] === aim);
    if (meant.length === 1) queueMicrotask(() => this.choices.includes(meant[0]!) && this.#take(meant[0]!));
  }

  /** A click, tap or key on an element. Returns whether anything came of it. */
  press(element: Element): boolean {
    if (this.waits) return this.lit.has(element);
    this.menu = null;
    if (element === this.inHand && this.putBack()) return true;
    if (this.picked.includes(element)) {
      this.picked = this.picked.filter((el) => el !== element);
      return true;
    }
    let fitting = this.candidates.filter((choice) => this.#reach(choice).includes(element));
    if (fitting.length === 0) {
      this.cancel();
      fitting = this.#ready.filter((choice) => this.#reach(choice).includes(element));
      if (fitting.length === 0) return false;
    }
    const now = [...this.picked, element];
    const only = this.picked.length > 0 && fitting.length === 1 && this.needs(fitting[0]!).at(-1) === element;
    const complete = only ? fitting : fitting.filter((c) => completes(this.needs(c), element, now));
    // What only comes into question after something else is picked does not keep a complete choice waiting.
    const begun = fitting.filter((c) => this.picked.length > 0 || complete.includes(c) || this.needs(c)[0] === element || this.via(c).includes(element));
    if (complete.length === 1 && begun.length === 1) this.#take(complete[0]!, this.picked);
    else {
      this.picked = now;
      if (complete.length > 0) this.menu = { element, choices: complete };
    }
    return true;
  }

  /** Something was dragged from one element and let go over another. */
  drop(from: Element, to: Element): boolean {
    if (this.waits) return false;
    this.picked = [];
    this.menu = null;
    const fitting = this.choices.filter((c) => this.#reach(c).includes(from) && this.#reach(c).includes(to));
    if (fitting.length === 0) return false;
    if (fitting.length === 1 && this.needs(fitting[0]!).every((el) => el === from || el === to)) this.#take(fitting[0]!, [from, to]);
    else {
      this.picked = [from];
      this.press(to);
    }
    return true;
  }

  /** Take a choice from a list or a button. */
  choose(choice: Choice): void {
    this.#take(choice);
  }

  /** Only what a verb can do, or everything again; what all of it begins with need not be picked first. */
  toggle(verb: string): void {
    const on = this.verb === verb;
    this.cancel();
    if (on) return;
    this.verb = verb;
    const needs = this.candidates.map((choice) => this.needs(choice));
    this.picked = (needs[0] ?? []).filter((el) => needs.every((of) => of.includes(el)) && needs.some((of) => of.at(-1) !== el));
  }

  cancel(): void {
    this.picked = [];
    this.menu = null;
    this.verb = null;
  }

  #take(choice: Choice, picked: Element[] = []): void {
    if (this.waits) return;
    const aims = this.#begins(choice) === "aim" ? picked.filter((el) => !this.needs(choice).includes(el)) : [];
    this.#aim = aims[0] ?? null;
    this.cancel();
    this.taken = choice;
    this.onplay(choice);
  }

  #marked = $derived.by(() =>
    marked({
      lit: this.lit,
      picked: this.picked,
      grab: [...this.#grips].filter((element) => this.lit.has(element)),
      taken: this.taken ? this.needs(this.taken) : [],
      flashed: this.flashed,
      shown: this.shown,
      pointed: this.pointed.map((point) => point.element),
      ghost: this.ghosts.flatMap((ghost) => ghost.choice.touches),
    }),
  );

  /** Keeps the marks of all things as they should be, for as long as the surrounding component lives. */
  keepMarked(): void {
    $effect(() => this.#nodes.mark(this.#marked));
  }

  /** The elements that are drawn now. */
  drawn(): Set<Element> {
    return new Set(this.#nodes.things);
  }

  /**
   * Marks a node as an element of the table: `{@attach play.piece("tile:watchtower", label)}`. The stage around the board
   * listens; this only says what the node is and whether it reacts (see `MARKS`).
   */
  piece(element: Element, label: string): Attachment<globalThis.Element> {
    return (node) => untrack(() => this.#nodes.add(node, element, label, this.#marked));
  }
}

/** Whether an element was the last thing a choice needed; one that needs nothing is complete by whatever leads to it. */
const completes = (needs: Element[], element: Element, picked: Element[]): boolean =>
  (needs.length === 0 || needs.includes(element)) && needs.every((el) => picked.includes(el));

/** The verb of a choice: the first word of its action. */
export function verbOf(choice: Choice): string {
  return choice.action.split(" ", 1)[0]!;
}

/** The verb of a choice and whose it is: two seats at one screen may both have a sandbag. */
export const verbKey = (choice: Choice): string => `${choice.seat} ${verbOf(choice)}`;

const KEY = Symbol("play");
/** The play of everything inside the component that is being made. */
export function providePlay(play: Play): Play {
  play.keepMarked();
  return setContext(KEY, play);
}
/** The play of the table around this component. */
export const usePlay = (): Play => getContext(KEY);
