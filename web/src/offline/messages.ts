// What a page and the worker of its tables tell each other.

export type ToWorker =
  /** `plugins`: the games from other packages. */
  | { type: "start"; base: string; pace: number; cores: number; plugins: string[] }
  | { type: "request"; id: number; asked: string }
  | { type: "open"; line: number }
  | { type: "frame"; line: number; text: string }
  | { type: "close"; line: number };

export type ToPage =
  | { type: "progress"; share: number }
  | { type: "failed"; reason: string }
  | { type: "answer"; id: number; answer: string }
  | { type: "frame"; line: number; text: string }
  /** Another tab plays now: connect again, and ask again. */
  | { type: "restarted" };
