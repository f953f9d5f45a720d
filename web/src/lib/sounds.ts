// Sounds, made by the browser's own synthesiser from a few strokes each: no files. Silent before the first tap or key, as
// browsers ask, when muted, and where there is no sound at all.

import { settings } from "./settings.svelte";

export type SoundName = "card" | "shuffle" | "gallop" | "swap" | "coin" | "turn" | "join" | "applause";

/** A tone or a burst of noise that begins at once and dies away. */
interface Stroke {
  /** Seconds after the beginning of the sound. */
  at: number;
  seconds: number;
  /** From 0 to 1. */
  loudness: number;
  wave: "noise" | "sine" | "triangle";
  /** The pitch of a tone, the middle of the noise that is let through; and where it glides to. */
  hz: number;
  toHz?: number;
}

const stroke = (at: number, wave: Stroke["wave"], hz: number, seconds: number, loudness: number, toHz?: number): Stroke => ({
  at,
  wave,
  hz,
  seconds,
  loudness,
  toHz,
});
const repeat = (count: number, make: (k: number) => Stroke[]): Stroke[] => Array.from({ length: count }, (_, k) => make(k)).flat();
/** Looks like chance, and is the same each time. */
const scatter = (k: number): number => (Math.imul(k + 11, 2654435761) >>> 0) / 2 ** 32;

const card = (at = 0): Stroke[] => [stroke(at, "noise", 2600, 0.07, 0.5, 1300)];
const hoof = (at: number): Stroke[] => [stroke(at, "sine", 130, 0.09, 0.7, 60), stroke(at, "noise", 500, 0.05, 0.35)];
const knock = (at: number): Stroke[] => [stroke(at, "triangle", 330, 0.08, 0.5, 220), stroke(at, "noise", 800, 0.03, 0.3)];
/** Hands that clap, many at first. */
const clap = (k: number): Stroke[] => [stroke(1.9 * scatter(k) ** 1.6, "noise", 900 + 1500 * scatter(k * 7), 0.04, 0.12 + 0.2 * scatter(k * 3))];

export const SOUNDS: Record<SoundName, Stroke[]> = {
  card: card(),
  shuffle: repeat(9, (k) => card(k * 0.055)),
  gallop: repeat(3, (k) => [...hoof(k * 0.3), ...hoof(k * 0.3 + 0.09), ...hoof(k * 0.3 + 0.18)]),
  swap: [stroke(0, "noise", 500, 0.22, 0.5, 2200), stroke(0.2, "noise", 2200, 0.25, 0.4, 500)],
  coin: [stroke(0, "triangle", 1320, 0.1, 0.3), stroke(0.08, "triangle", 1760, 0.28, 0.3)],
  turn: [stroke(0, "sine", 523, 0.3, 0.22), stroke(0.16, "sine", 659, 0.45, 0.22)],
  join: [...knock(0), ...knock(0.16)],
  applause: repeat(90, clap),
};

/** Between two sounds of one event. */
const PAUSE_S = 0.18;
const QUIET = 0.001;

export class Sounds {
  #context: AudioContext | undefined;
  #master: GainNode | undefined;
  #noise: AudioBuffer | undefined;

  /** Whether this browser can make sounds at all. */
  readonly supported = typeof AudioContext !== "undefined";

  constructor() {
    if (!this.supported) return;
    const unlock = () => {
      removeEventListener("pointerdown", unlock, true);
      removeEventListener("keydown", unlock, true);
      this.#open();
    };
    addEventListener("pointerdown", unlock, true);
    addEventListener("keydown", unlock, true);
  }

  #open(): void {
    try {
      const context = new AudioContext();
      const noise = context.createBuffer(1, context.sampleRate, context.sampleRate);
      noise.getChannelData(0).forEach((_, k, samples) => (samples[k] = 2 * scatter(k) - 1));
      this.#master = context.createGain();
      this.#master.connect(context.destination);
      this.#noise = noise;
      this.#context = context;
      void context.resume().catch(() => undefined);
    } catch {
      this.#context = undefined; // no sound device: the page says everything in other ways, too
    }
  }

  /** Play sounds one after the other. */
  play(...names: SoundName[]): void {
    this.#sound(names, 0);
  }

  /** Play sounds after some seconds, by the sound device's own clock: pages in the background are woken late, it is not.
      Gives what takes them back; undefined where none will be heard. */
  playLater(seconds: number, ...names: SoundName[]): (() => void) | undefined {
    const waiting = this.#sound(names, seconds);
    if (!waiting.length) return undefined;
    return () => {
      for (const source of waiting) source.disconnect();
    };
  }

  #sound(names: SoundName[], after: number): AudioScheduledSourceNode[] {
    const [context, master] = [this.#context, this.#master];
    if (!context || !master || settings.silent) return [];
    try {
      if (context.state === "suspended") void context.resume().catch(() => undefined);
      master.gain.value = settings.volume;
      return names.flatMap((name, k) => SOUNDS[name].map((one) => this.#strike(context, master, one, context.currentTime + after + k * PAUSE_S + one.at)));
    } catch {
      this.#context = undefined; // the device is gone
      return [];
    }
  }

  /** Turn the sounds off, or on again, which is heard. */
  toggle(): void {
    settings.setMuted(!settings.silent);
    this.play("coin");
  }

  #strike(context: AudioContext, master: GainNode, { wave, hz, toHz = hz, seconds, loudness }: Stroke, at: number): AudioScheduledSourceNode {
    const gain = context.createGain();
    gain.gain.setValueAtTime(loudness, at);
    gain.gain.exponentialRampToValueAtTime(QUIET, at + seconds);
    gain.connect(master);
    const glide = (pitch: AudioParam): void => {
      pitch.setValueAtTime(hz, at);
      if (toHz !== hz) pitch.exponentialRampToValueAtTime(toHz, at + seconds);
    };
    if (wave === "noise") {
      const [source, filter] = [context.createBufferSource(), context.createBiquadFilter()];
      source.buffer = this.#noise ?? null;
      filter.type = "bandpass";
      glide(filter.frequency);
      source.connect(filter).connect(gain);
      source.start(at, scatter(Math.round(at * 1000)) * 0.5, seconds);
      return source;
    } else {
      const source = context.createOscillator();
      source.type = wave;
      glide(source.frequency);
      source.connect(gain);
      source.start(at);
      source.stop(at + seconds);
      return source;
    }
  }
}

export const sounds = new Sounds();
