/** What the build says of a game's module, beside it in `engine/<game>.json`. */
export interface Description {
  /** Bytes of a state. */
  state: number;
  /** Result and arguments of each entry point; `#` marks an argument that is followed by its length. */
  functions: Record<string, string[]>;
  /** The most codes that can be legal at once. */
  codes: number;
  /** Numbers of a random stream. */
  stream: number;
  bots: Record<string, number>;
  verdicts: string[];
  /** The default options by number of seats. */
  options: Record<string, number[]>;
}

/** Numbers or states in the module's memory. */
export interface Place {
  at: number;
  length: number;
}

type Argument = number | bigint | Place;

const PAGE = 65536;
const ALIGNMENT = 16;

/** A game's rules as a WebAssembly module: entry points by name, and memory for what they take. */
export class Engine {
  private readonly memory: WebAssembly.Memory;
  private top: number;
  private view = new BigInt64Array();

  private constructor(
    private readonly exports: WebAssembly.Exports,
    readonly about: Description,
  ) {
    this.memory = exports.memory as WebAssembly.Memory;
    this.top = this.bottom;
  }

  static async load(bytes: BufferSource, about: Description): Promise<Engine> {
    const { instance } = await WebAssembly.instantiate(bytes);
    return new Engine(instance.exports, about);
  }

  /** Memory for numbers, all 0 or those given. */
  buffer(size: number, values: readonly number[] = []): Place {
    const place = this.reserve(8 * size, size);
    const numbers = this.numbers(place);
    values.forEach((value, i) => (numbers[i] = BigInt(value)));
    return place;
  }

  /** Memory for empty states. */
  states(count: number): Place {
    return this.reserve(this.about.state * count, count);
  }

  /** One number of a buffer. */
  read(place: Place, i: number): bigint {
    return this.viewed()[place.at / 8 + i]!;
  }

  /** Set one number of a buffer. */
  write(place: Place, i: number, value: number | bigint): void {
    this.viewed()[place.at / 8 + i] = BigInt(value);
  }

  /** Set one of several states to these bytes. */
  setState(place: Place, i: number, state: Uint8Array): void {
    new Uint8Array(this.memory.buffer, place.at + i * this.about.state, this.about.state).set(state);
  }

  /** Give back all memory that was reserved. */
  free(): void {
    this.top = this.bottom;
  }

  /** The numbers of a buffer. Not valid after more memory is reserved. */
  numbers(place: Place): BigInt64Array {
    return new BigInt64Array(this.memory.buffer, place.at, place.length);
  }

  /** Call an entry point; lengths are added where it wants them. */
  call(name: string, ...given: Argument[]): number {
    const kinds = this.about.functions[name];
    const entry = this.exports[`lastboat_${name}`];
    if (!kinds || typeof entry !== "function") throw new Error(`the module has no function ${name}`);
    const whole = given.flatMap((value, i) => {
      if (typeof value !== "object") return [BigInt(value)];
      return kinds[i + 1]?.endsWith("#") ? [value.at, BigInt(value.length)] : [value.at];
    });
    return Number((entry as (...all: (number | bigint)[]) => bigint | undefined)(...whole) ?? 0n);
  }

  /** Run something, then free the memory it reserved. */
  within<Result>(task: () => Result): Result {
    const before = this.top;
    try {
      return task();
    } finally {
      this.top = before;
    }
  }

  private get bottom(): number {
    return (this.exports.__heap_base as WebAssembly.Global).value as number;
  }

  /** The whole memory as numbers; made anew after it has grown. */
  private viewed(): BigInt64Array {
    if (this.view.buffer !== this.memory.buffer) this.view = new BigInt64Array(this.memory.buffer, 0, Math.floor(this.memory.buffer.byteLength / 8));
    return this.view;
  }

  private reserve(bytes: number, length: number): Place {
    const at = Math.ceil(this.top / ALIGNMENT) * ALIGNMENT;
    this.top = at + bytes;
    const missing = this.top - this.memory.buffer.byteLength;
    if (missing > 0) this.memory.grow(Math.ceil(missing / PAGE));
    new Uint8Array(this.memory.buffer, at, bytes).fill(0);
    return { at, length };
  }
}
