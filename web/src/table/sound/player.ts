// Plays the sounds of the table, by synthesis alone. Browsers allow it after the first press or key.
import { settings } from "../../settings.svelte";
import { BY_IMPORTANCE, type Sound, SOUNDS, type Voice } from "./sounds";

/** So many sounds may begin together. */
const AT_ONCE = 2;

/** The sounds to play of all that are due: each once, the most important of them. */
export function audible(due: Iterable<Sound>, hidden: boolean): Sound[] {
  const rank = (sound: Sound) => BY_IMPORTANCE.indexOf(sound);
  const once = [...new Set(due)].filter((sound) => !hidden || sound === "turn");
  return once.sort((a, b) => rank(b) - rank(a)).slice(0, AT_ONCE);
}

class SoundPlayer {
  #context: AudioContext | null = null;
  #noise: AudioBuffer | null = null;
  #due = new Set<Sound>();

  constructor() {
    if (typeof addEventListener === "undefined" || typeof AudioContext === "undefined") return;
    const unlock = () => {
      this.#context ??= new AudioContext();
      void this.#context.resume();
    };
    if (navigator.userActivation?.hasBeenActive) unlock();
    else for (const type of ["pointerdown", "keydown"] as const) addEventListener(type, unlock, { once: true, capture: true });
  }

  /** Play a sound. What is asked for at the same time, e.g. by skipped frames, is played together. */
  play(sound: Sound): void {
    if (this.#context === null || settings.loudness === 0) return;
    if (this.#due.size === 0) queueMicrotask(() => this.#playDue());
    this.#due.add(sound);
  }

  #playDue(): void {
    const sounds = audible(this.#due, document.hidden);
    this.#due.clear();
    for (const sound of sounds) for (const voice of SOUNDS[sound]) this.#sing(this.#context!, voice);
  }

  #sing(context: AudioContext, { wave, from, to = from, at = 0, for: length, gain, attack = 0.008 }: Voice): void {
    const begin = context.currentTime + at;
    const end = begin + length;
    const level = context.createGain();
    level.gain.setValueAtTime(0.0001, begin);
    level.gain.exponentialRampToValueAtTime(gain * settings.loudness, begin + attack);
    level.gain.exponentialRampToValueAtTime(0.0001, end);
    level.connect(context.destination);
    const glide = (frequency: AudioParam) => {
      frequency.setValueAtTime(from, begin);
      frequency.exponentialRampToValueAtTime(to, end);
    };
    let source: OscillatorNode | AudioBufferSourceNode;
    if (wave === "noise") {
      source = new AudioBufferSourceNode(context, { buffer: this.#noiseOf(context), loop: true });
      const filter = new BiquadFilterNode(context, { type: "bandpass", Q: 0.8 });
      glide(filter.frequency);
      source.connect(filter).connect(level);
    } else {
      source = new OscillatorNode(context, { type: wave });
      glide(source.frequency);
      source.connect(level);
    }
    source.start(begin);
    source.stop(end);
  }

  /** A second of white noise. */
  #noiseOf(context: AudioContext): AudioBuffer {
    if (this.#noise === null) {
      this.#noise = context.createBuffer(1, context.sampleRate, context.sampleRate);
      const samples = this.#noise.getChannelData(0);
      for (let n = 0; n < samples.length; n++) samples[n] = Math.random() * 2 - 1;
    }
    return this.#noise;
  }
}

export const sounds = new SoundPlayer();
