/** The card shown beside an element. */
export interface ShownTip {
  node: Element;
  /** Opened by a long press: stays when the focus leaves, and offers to point at the element. */
  held: boolean;
  /** Opened by a resting mouse: clicks go through the card to what it covers. */
  passing: boolean;
}

export interface TipOptions {
  /** Whether cards may be shown now. */
  allowed(): boolean;
  /** Whether there is a text about an element. */
  hasText(node: Element): boolean;
}

/** All in milliseconds; with a card open, the next one comes sooner. */
const SHOW_AFTER = 380;
const SWITCH_AFTER = 120;
const HIDE_AFTER = 220;
const HIDE_AFTER_BLUR = 150;

/** Opens and closes the card that explains an element, with the delays of a tooltip. */
export class TipTimer {
  shown = $state.raw<ShownTip | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #options: TipOptions;

  constructor(options: TipOptions) {
    this.#options = options;
  }

  show(node: Element, { held = false, passing = false } = {}): void {
    this.stop();
    if (!this.#options.allowed() || !node.isConnected) return;
    this.shown = held || this.#options.hasText(node) ? { node, held, passing } : null;
  }

  /** The mouse rests on an element. */
  hovered(node: Element): void {
    this.#after(this.shown ? SWITCH_AFTER : SHOW_AFTER, () => this.show(node, { passing: true }));
  }

  /** The mouse has left the element. */
  left(): void {
    this.#after(HIDE_AFTER, () => this.hide());
  }

  /** An element got the focus by keyboard. */
  focused(node: Element): void {
    this.#after(SHOW_AFTER, () => this.show(node));
  }

  blurred(): void {
    this.stop();
    if (this.shown && !this.shown.held) this.#after(HIDE_AFTER_BLUR, () => this.hide());
  }

  hide(): void {
    this.stop();
    this.shown = null;
  }

  /** Cancel what is scheduled. */
  stop(): void {
    clearTimeout(this.#timer);
  }

  #after(ms: number, act: () => void): void {
    this.stop();
    this.#timer = setTimeout(act, ms);
  }
}
