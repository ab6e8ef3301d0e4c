// Of several tabs with tables of this device one plays, the leader; the others reach it over a channel. A lock says who
// leads: when the leader's tab ends, however it ends, the next one gets the lock.
import type { ToPage, ToWorker } from "./messages";

const NAME = "lastboat-tables";

/** A message between tabs: to the leader, or from it to one tab or (`hello`) to all. */
type Posted = { from: string; message: ToWorker } | { to: string; message: ToPage } | { hello: "leader" | "tab" };

export interface Hooks {
  /** This tab leads from now on. */
  lead(): void;
  /** The leader is asked something by a tab. */
  asked(tab: string, message: ToWorker): void;
  /** A tab has ended. */
  ended(tab: string): void;
  /** The leader tells the page of this tab something. */
  told(message: ToPage): void;
}

export class Leader {
  readonly #me = crypto.getRandomValues(new Uint32Array(2)).join("-");
  readonly #channel = new BroadcastChannel(NAME);
  readonly #hooks: Hooks;
  #leading = false;
  /** Whether another tab leads; null while that is not known. */
  #following: boolean | null = null;
  /** What the page asked before it was known who leads. */
  #early: ToWorker[] = [];
  #tabs = new Set<string>();

  constructor(hooks: Hooks) {
    this.#hooks = hooks;
    this.#channel.onmessage = ({ data }: MessageEvent<Posted>) => this.#receive(data);
    // Without locks (in a page that was not loaded safely) every tab leads: the storage refuses to store a step twice.
    if (!navigator.locks) {
      this.#lead();
      return;
    }
    void navigator.locks.request(`${NAME}-${this.#me}`, () => new Promise(() => {}));
    void navigator.locks.request(NAME, () => {
      this.#lead();
      return new Promise(() => {});
    });
    this.#post({ hello: "tab" });
  }

  /** The page of this tab asks something. */
  ask(message: ToWorker): void {
    if (this.#leading) this.#hooks.asked(this.#me, message);
    else if (this.#following) this.#post({ from: this.#me, message });
    else this.#early.push(message);
  }

  /** The leader tells a tab something. */
  tell(tab: string, message: ToPage): void {
    if (tab === this.#me) this.#hooks.told(message);
    else this.#post({ to: tab, message });
  }

  #lead(): void {
    const before = this.#following;
    this.#leading = true;
    this.#hooks.lead();
    if (before) this.#hooks.told({ type: "restarted" });
    this.#post({ hello: "leader" });
    this.#sendEarly();
  }

  #receive(posted: Posted): void {
    if ("hello" in posted) {
      if (posted.hello === "tab" && this.#leading) this.#post({ hello: "leader" });
      if (posted.hello === "leader" && !this.#leading) this.#follow();
    } else if ("to" in posted) {
      if (posted.to === this.#me) this.#hooks.told(posted.message);
    } else if (this.#leading) {
      this.#watch(posted.from);
      this.#hooks.asked(posted.from, posted.message);
    }
  }

  #follow(): void {
    if (this.#following) this.#hooks.told({ type: "restarted" });
    else this.#hooks.told({ type: "progress", share: 1 });
    this.#following = true;
    this.#sendEarly();
  }

  #sendEarly(): void {
    const early = this.#early;
    this.#early = [];
    early.forEach((message) => this.ask(message));
  }

  /** Notice when a tab ends: then its lock is free. */
  #watch(tab: string): void {
    if (this.#tabs.has(tab)) return;
    this.#tabs.add(tab);
    void navigator.locks?.request(`${NAME}-${tab}`, () => {
      this.#tabs.delete(tab);
      this.#hooks.ended(tab);
    });
  }

  #post(posted: Posted): void {
    this.#channel.postMessage(posted);
  }
}
