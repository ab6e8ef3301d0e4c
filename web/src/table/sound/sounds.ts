// The sounds of the table, as data for the synthesizer: each is a few voices, none longer than a breath.

export interface Voice {
  /** An oscillator, or noise through a filter that moves between the two frequencies. */
  wave: "sine" | "triangle" | "square" | "sawtooth" | "noise";
  /** Frequencies at its begin and end, in hertz. */
  from: number;
  to?: number;
  /** When it begins and how long it lasts, in seconds. */
  at?: number;
  for: number;
  /** Its loudness, from 0 to 1. */
  gain: number;
  /** Seconds until it is at its loudest. */
  attack?: number;
}

/** Notes of a melody, one after the other. */
const melody = (notes: number[], each: number, gain: number, wave: Voice["wave"] = "triangle", hold = 2.2): Voice[] =>
  notes.map((from, n) => ({ wave, from, at: n * each, for: each * hold, gain }));

export const SOUNDS = {
  card: [{ wave: "noise", from: 3800, to: 1500, for: 0.09, gain: 0.35 }, { wave: "noise", from: 900, to: 500, at: 0.06, for: 0.06, gain: 0.3 }],
  dice: [0, 0.07, 0.12, 0.19].map((at, n) => ({ wave: "square", from: 420 - n * 45, to: 180, at, for: 0.04, gain: 0.16 })),
  step: [{ wave: "sine", from: 320, to: 150, for: 0.09, gain: 0.5 }, { wave: "noise", from: 1200, to: 400, for: 0.03, gain: 0.2 }],
  build: [0, 0.13].map((at) => ({ wave: "triangle", from: 700, to: 260, at, for: 0.07, gain: 0.35 })),
  gather: melody([523, 659], 0.07, 0.22),
  splash: [{ wave: "noise", from: 600, to: 2600, for: 0.3, gain: 0.28, attack: 0.08 }],
  flood: [{ wave: "noise", from: 1400, to: 220, for: 0.5, gain: 0.35, attack: 0.12 }, { wave: "sine", from: 190, to: 90, for: 0.4, gain: 0.3 }],
  sink: [{ wave: "sine", from: 330, to: 55, for: 0.9, gain: 0.45 }, { wave: "noise", from: 900, to: 120, for: 1.1, gain: 0.35, attack: 0.2 }],
  rise: [{ wave: "noise", from: 200, to: 1700, for: 1.3, gain: 0.4, attack: 0.7 }, ...melody([196, 233, 277], 0.22, 0.25, "sawtooth", 1.4)],
  treasure: [...melody([523, 659, 784, 1047, 1319], 0.09, 0.24), { wave: "sine", from: 2093, at: 0.45, for: 0.7, gain: 0.1 }],
  rumble: [{ wave: "noise", from: 140, to: 90, for: 0.9, gain: 0.7, attack: 0.25 }, { wave: "sine", from: 62, to: 44, for: 0.9, gain: 0.5, attack: 0.2 }],
  eruption: [{ wave: "noise", from: 90, to: 900, for: 1.8, gain: 0.8, attack: 0.5 }, { wave: "sawtooth", from: 48, to: 36, for: 1.8, gain: 0.45, attack: 0.3 }, { wave: "noise", from: 3000, to: 300, at: 0.5, for: 1, gain: 0.3 }],
  fall: [{ wave: "sine", from: 900, to: 110, for: 0.75, gain: 0.25 }, { wave: "noise", from: 300, to: 90, at: 0.68, for: 0.35, gain: 0.6 }],
  saved: melody([587, 880], 0.1, 0.26),
  gate: [{ wave: "noise", from: 500, to: 120, for: 0.35, gain: 0.6 }, { wave: "square", from: 95, to: 60, at: 0.05, for: 0.3, gain: 0.2 }],
  horn: [{ wave: "sawtooth", from: 147, for: 0.7, gain: 0.2, attack: 0.08 }, { wave: "triangle", from: 220, for: 0.7, gain: 0.2, attack: 0.08 }],
  won: [...melody([392, 523, 659, 784], 0.14, 0.26), { wave: "triangle", from: 1047, at: 0.56, for: 0.9, gain: 0.26 }, { wave: "triangle", from: 659, at: 0.56, for: 0.9, gain: 0.18 }],
  lost: melody([392, 370, 311, 247], 0.24, 0.24, "triangle", 1.8),
  turn: [{ wave: "sine", from: 784, for: 0.5, gain: 0.3 }, { wave: "sine", from: 1175, at: 0.12, for: 0.7, gain: 0.24 }],
} satisfies Record<string, Voice[]>;

export type Sound = keyof typeof SOUNDS;

/** From the least to the most important; of many at once only the last are played. */
export const BY_IMPORTANCE = ["step", "gather", "card", "build", "dice", "splash", "flood", "gate", "saved", "rumble", "horn", "fall", "sink", "rise", "treasure", "eruption", "lost", "won", "turn"] as const satisfies readonly Sound[];
