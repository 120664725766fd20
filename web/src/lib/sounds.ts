/** Small sounds of our own, made of a few tones: nothing is loaded. */
import { likes } from "./settings.svelte";

type Tone = readonly [hertz: number, start: number, length: number, shape: OscillatorType, volume: number, to?: number];

const SOUNDS = {
  card: [[420, 0, 0.05, "triangle", 0.1, 260]],
  deal: [[300, 0, 0.03, "triangle", 0.06, 220]],
  turn: [
    [660, 0, 0.12, "sine", 0.1],
    [880, 0.1, 0.18, "sine", 0.1],
  ],
  win: [
    [523, 0, 0.15, "sine", 0.1],
    [659, 0.12, 0.15, "sine", 0.1],
    [784, 0.24, 0.35, "sine", 0.1],
  ],
  finale: [
    [523, 0, 0.14, "triangle", 0.09],
    [659, 0.13, 0.14, "triangle", 0.09],
    [784, 0.26, 0.14, "triangle", 0.09],
    [1047, 0.39, 0.5, "triangle", 0.1],
    [784, 0.39, 0.5, "sine", 0.06],
    [110, 0.95, 0.14, "sawtooth", 0.07, 75],
    [130, 1.13, 0.26, "sawtooth", 0.08, 70],
  ],
  lose: [[300, 0, 0.3, "sine", 0.08, 180]],
  refused: [
    [190, 0, 0.09, "square", 0.04],
    [150, 0.09, 0.12, "square", 0.04],
  ],
  chips: [
    [1400, 0, 0.03, "triangle", 0.06],
    [1800, 0.04, 0.03, "triangle", 0.06],
    [1600, 0.08, 0.04, "triangle", 0.06],
  ],
  croak: [
    [110, 0, 0.14, "sawtooth", 0.09, 75],
    [130, 0.18, 0.24, "sawtooth", 0.1, 70],
  ],
  tick: [[1000, 0, 0.03, "square", 0.03]],
  go: [[988, 0, 0.3, "triangle", 0.12]],
} as const satisfies Record<string, readonly Tone[]>;
export type Sound = keyof typeof SOUNDS;

let context: AudioContext | null = null;

/** Browsers stay silent until somebody has touched the page. That touch is handled first: starting takes a while. */
export function allowSound(): void {
  if (likes.sound && context?.state !== "running") requestAnimationFrame(() => setTimeout(begin));
}
function begin(): void {
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
}

/** `after`: a delay in seconds. */
export function sound(name: Sound, after = 0): void {
  if (!likes.sound || context?.state !== "running") return;
  for (const [hertz, start, length, shape, volume, to] of SOUNDS[name] as readonly Tone[]) {
    const from = context.currentTime + after + start;
    const tone = new OscillatorNode(context, { type: shape, frequency: hertz });
    if (to !== undefined) tone.frequency.exponentialRampToValueAtTime(to, from + length);
    const gain = new GainNode(context, { gain: 0 });
    gain.gain.setValueAtTime(0, from);
    gain.gain.linearRampToValueAtTime(volume, from + 0.008);
    gain.gain.exponentialRampToValueAtTime(0.0001, from + length);
    tone.connect(gain).connect(context.destination);
    tone.start(from);
    tone.stop(from + length + 0.02);
  }
}

export function vibrate(pattern: number | number[]): void {
  const touched = navigator.userActivation?.hasBeenActive ?? true; // before that, browsers only complain
  if (likes.vibrate && touched && "vibrate" in navigator) navigator.vibrate(pattern);
}
