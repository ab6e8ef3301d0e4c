import { getContext, setContext, untrack } from "svelte";
import type { Attachment } from "svelte/attachments";
import type { GameModule } from "../../games/game";
import type { Choice, ElementId, Proposal, View } from "../../net/types";
import { ElementNodes, highlightMap } from "./highlights";

/** What a tutorial asks for. */
export interface Guide {
  choice: Choice | null;
  /** Something else was pressed; `other` is the choice that it would have been, if it was one. */
  decline(other: Choice | null): void;
}

/**
 * Turns clicks into a choice. A player picks elements; the choices that still fit decide which elements react.
 * Knows no rules: it only narrows down the list from the server.
 */
export class Selection {
  view = $state.raw<View | null>(null);
  /** What this screen may do now, for every seat it holds. */
  choices = $state.raw<Choice[]>([]);
  picked = $state.raw<ElementId[]>([]);
  /** A choice was sent and not answered yet: elements stay lit, but nothing can be chosen. */
  waiting = $state(false);
  /** The choice that was sent. */
  sent = $state.raw<Choice | null>(null);
  /** A verb picked on the turn card (see `verbKey`): only its choices fit. */
  verb = $state<string | null>(null);
  /** Choices that fit what was picked, if there are several: a menu asks which. */
  menu = $state.raw<{ element: ElementId; choices: Choice[] } | null>(null);
  proposals = $state.raw<Proposal[]>([]);
  /** Elements that players point at. */
  pointed = $state.raw<{ element: ElementId; seat: number }[]>([]);
  /** Elements touched by the last events. */
  flashed = $state.raw<Set<ElementId>>(new Set());
  /** Elements of the hint, log line or list entry under the mouse. */
  highlighted = $state.raw<Set<ElementId>>(new Set());

  /** The choice of the best hint while hints are shown: its target has the strongest mark. */
  best = $state.raw<Choice | null>(null);

  module = $state.raw<GameModule | null>(null);
  onchoose: (choice: Choice) => void = () => {};
  /** Undoes the last act; returns whether that was possible. */
  onundo: () => boolean = () => false;
  /** Where the piece of a choice that only begins a move was dropped: the target of the next choice. */
  #aim: ElementId | null = null;
  /** In a tutorial: the choice that is asked for, null while none is. Anything else is declined. */
  guide = $state.raw<Guide | null>(null);
  /** Whether the choice of the guide is a button beside the table. */
  guideIsButton = $state(false);
  #nodes = new ElementNodes();

  /** All choices, or only that of the guide. */
  #accepted = $derived.by(() => (this.guide === null ? this.choices : this.choices.filter((choice) => choice.code === this.guide!.choice?.code)));
  /** Choices for the table itself. With a piece in hand, only those of the seat that holds it. */
  #ready = $derived.by(() => (this.inHand === null ? this.#accepted : this.#accepted.filter((choice) => choice.seat === this.view!.seat)));
  /** Choices that fit the picked elements and the verb. */
  candidates = $derived.by(() => {
    const fitting = this.verb === null ? this.#ready : this.#accepted.filter((c) => verbKey(c) === this.verb);
    return fitting.filter((choice) => this.picked.every((el) => this.#elements(choice).includes(el)));
  });
  /** Elements that can be pressed; with a guide just the next one. */
  lit = $derived.by(() => {
    if (this.guide === null) return new Set(this.candidates.flatMap((choice) => this.#elements(choice)));
    const next = this.guideIsButton ? [] : this.candidates.flatMap((choice) => this.needs(choice).filter((el) => !this.picked.includes(el)));
    return new Set(next.slice(0, 1));
  });
  /** Elements that can be dragged. */
  #grips = $derived.by(() => {
    const starts = this.candidates.flatMap((choice) =>
      this.#begins(choice) === "aim" ? this.needs(choice) : [...this.via(choice), ...this.needs(choice).slice(0, -1)],
    );
    return new Set([...starts, ...[...this.lit].filter((element) => this.#liftOf(element))]);
  });
  /** What the game module says about each choice. */
  #described = $derived.by(() => new Map(this.choices.map((choice) => [choice, this.#describe(choice)])));

  needs(choice: Choice): ElementId[] {
    return (this.#described.get(choice) ?? this.#describe(choice)).needs;
  }

  via(choice: Choice): ElementId[] {
    return (this.#described.get(choice) ?? this.#describe(choice)).via;
  }

  #elements(choice: Choice): ElementId[] {
    return (this.#described.get(choice) ?? this.#describe(choice)).elements;
  }

  #begins(choice: Choice): "lift" | "aim" | null {
    return (this.#described.get(choice) ?? this.#describe(choice)).begins;
  }

  #describe(choice: Choice) {
    const { view, module } = this;
    const needs = (view && module?.needs?.(choice, view)) ?? choice.touches;
    const via = (view && module?.via?.(choice, view)) ?? [];
    return { needs, via, elements: [...needs, ...via], begins: (view && module?.begins?.(choice, view)) ?? null };
  }

  /** The choice made by lifting a piece, if there is exactly one. */
  #liftOf(element: ElementId): Choice | null {
    const fitting = this.candidates.filter((choice) => this.needs(choice).includes(element));
    return fitting.length === 1 && this.#begins(fitting[0]!) === "lift" ? fitting[0]! : null;
  }

  /** Whether an element can be dragged: a choice begins at it. */
  draggable(element: ElementId): boolean {
    return !this.waiting && this.#grips.has(element);
  }

  /** Start to drag a piece, which lights its targets. Returns whether that made a choice. */
  lift(element: ElementId): boolean {
    if (this.picked.includes(element)) return false;
    const choice = this.#liftOf(element);
    if (choice) {
      this.choose(choice);
      return true;
    }
    this.cancel();
    this.picked = [element];
    return false;
  }

  /** Drop a piece whose lifting was a choice: press the target now, or as soon as that choice is answered. */
  putDown(element: ElementId): void {
    if (this.choices.length > 0 && !this.waiting) this.press(element);
    else this.#aim = element;
  }

  /** The piece that a choice has lifted, while there are choices for it. */
  get inHand(): ElementId | null {
    return this.view && this.choices.length > 0 && !this.waiting ? (this.module?.inHand?.(this.view.table, this.view.seat) ?? null) : null;
  }

  /** Undo the choice that lifted a piece. Returns whether there was one. */
  putBack(): boolean {
    return this.inHand !== null && this.onundo();
  }

  /** Set view and choices. A new position or seat clears what was picked. */
  update(view: View | null, choices: Choice[], waiting = false): void {
    if (this.view?.version !== view?.version || this.view?.seat !== view?.seat || choices.length === 0) this.cancel();
    this.view = view;
    const repeated = (choice: Choice, i: number) => this.module?.alike?.(choice) && choices.findIndex((c) => c.action === choice.action) < i;
    this.choices = choices.filter((choice, i) => !repeated(choice, i));
    this.waiting = waiting;
    if (waiting) return;
    this.sent = null;
    if (this.#aim !== null && choices.length > 0) this.#continue(this.#aim);
  }

  /** Make the choice of the target a piece was dropped on, if it is unique. */
  #continue(aim: ElementId): void {
    this.#aim = null;
    const fitting = this.choices.filter((c) => this.needs(c).length === 1 && this.needs(c)[0] === aim);
    if (fitting.length === 1) queueMicrotask(() => this.choices.includes(fitting[0]!) && this.choose(fitting[0]!));
  }

  /** A click, tap or key on an element. Returns whether it had an effect. */
  press(element: ElementId): boolean {
    if (this.waiting) return this.lit.has(element);
    this.menu = null;
    if (this.guide && !this.#accepted.some((choice) => this.#elements(choice).includes(element))) {
      this.guide.decline(this.choices.find((choice) => this.needs(choice).at(-1) === element) ?? null);
      return true;
    }
    if (element === this.inHand && this.putBack()) return true;
    if (this.picked.includes(element)) {
      this.picked = this.picked.filter((el) => el !== element);
      return true;
    }
    let fitting = this.candidates.filter((choice) => this.#elements(choice).includes(element));
    if (fitting.length === 0) {
      this.cancel();
      fitting = this.#ready.filter((choice) => this.#elements(choice).includes(element));
      if (fitting.length === 0) return false;
    }
    const picked = [...this.picked, element];
    const unique = this.picked.length > 0 && fitting.length === 1 && this.needs(fitting[0]!).at(-1) === element;
    const complete = unique ? fitting : fitting.filter((c) => completes(this.needs(c), element, picked));
    // A choice whose first element is another one does not keep a complete choice waiting.
    const begun = fitting.filter((c) => this.picked.length > 0 || complete.includes(c) || this.needs(c)[0] === element || this.via(c).includes(element));
    if (complete.length === 1 && begun.length === 1) this.choose(complete[0]!, this.picked);
    else {
      this.picked = picked;
      if (complete.length > 0) this.menu = { element, choices: complete };
    }
    return true;
  }

  /** A piece was dragged from one element to another. Returns whether that fits a choice. */
  drop(from: ElementId, to: ElementId): boolean {
    if (this.waiting) return false;
    this.picked = [];
    this.menu = null;
    const fitting = this.#accepted.filter((c) => this.#elements(c).includes(from) && this.#elements(c).includes(to));
    if (fitting.length === 0) return false;
    if (fitting.length === 1 && this.needs(fitting[0]!).every((el) => el === from || el === to)) this.choose(fitting[0]!, [from, to]);
    else {
      this.picked = [from];
      this.press(to);
    }
    return true;
  }

  /** Show only the choices of a verb, or all again. Elements with which all of them begin are picked. */
  toggleVerb(verb: string): void {
    const on = this.verb === verb;
    if (this.guide && !this.#accepted.some((choice) => verbKey(choice) === verb)) return this.guide.decline(null);
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

  /** Make a choice. `picked` are the elements that led to it; one that it does not need is the target of the next choice. */
  choose(choice: Choice, picked: ElementId[] = []): void {
    if (this.waiting) return;
    if (this.guide && !this.#accepted.includes(choice)) return this.guide.decline(choice);
    const aims = this.#begins(choice) === "aim" ? picked.filter((el) => !this.needs(choice).includes(el)) : [];
    this.#aim = aims[0] ?? null;
    this.cancel();
    this.sent = choice;
    this.onchoose(choice);
  }

  #highlights = $derived.by(() =>
    highlightMap({
      lit: this.lit,
      picked: this.picked,
      grab: [...this.#grips].filter((element) => this.lit.has(element)),
      taken: this.sent ? this.needs(this.sent) : [],
      flashed: this.flashed,
      shown: this.highlighted,
      pointed: this.pointed.map((point) => point.element),
      ghost: this.proposals.flatMap((proposal) => proposal.choice.touches),
    }),
  );

  /** Keep the highlights of all nodes up to date while the surrounding component is mounted. */
  syncHighlights(): void {
    $effect(() => this.#nodes.highlight(this.#highlights));
  }

  /** Ids of the elements that are drawn. */
  drawnElements(): Set<ElementId> {
    return new Set(this.#nodes.elements);
  }

  /** Make a node an element of the table: `{@attach selection.element("tile:watchtower", label)}`. The stage handles its events. */
  element(element: ElementId, label: string): Attachment<Element> {
    return (node) => untrack(() => this.#nodes.add(node, element, label, this.#highlights));
  }
}

/** Whether an element was the last that a choice needed. A choice that needs none is completed by any element that leads to it. */
const completes = (needs: ElementId[], element: ElementId, picked: ElementId[]): boolean =>
  (needs.length === 0 || needs.includes(element)) && needs.every((el) => picked.includes(el));

/** The verb of a choice: the first word of its action. */
export function verbOf(choice: Choice): string {
  return choice.action.split(" ", 1)[0]!;
}

/** The verb of a choice with its seat: two seats at one screen may have the same verb. */
export const verbKey = (choice: Choice): string => `${choice.seat} ${verbOf(choice)}`;

const KEY = Symbol("selection");

/** Set the selection for everything inside the current component. */
export function provideSelection(selection: Selection): Selection {
  selection.syncHighlights();
  return setContext(KEY, selection);
}

/** The selection of the table around this component. */
export const useSelection = (): Selection => getContext(KEY);
