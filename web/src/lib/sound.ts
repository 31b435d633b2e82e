/** Short sounds of our own making, as on a lyre, a drum and a flute; each can be switched off. */

import { type SoundName, settings } from './settings.svelte';

/** A tone: its pitch, when it begins and how long it lasts in seconds, how loud, and of what kind; with a glide, the pitch it ends on. */
interface Tone {
  pitch: number;
  at?: number;
  length: number;
  loudness: number;
  kind: OscillatorType;
  glide?: number;
}

const PLAYED: Record<SoundName, Tone[]> = {
  turn: [293.66, 349.23, 440].map((pitch, i) => ({ pitch, at: i * 0.09, length: 0.7, loudness: 0.12, kind: 'triangle' })), // the first notes of a Dorian scale
  step: [{ pitch: 196, length: 0.09, loudness: 0.07, kind: 'sine', glide: 130 }], // a foot on stone
  token: [{ pitch: 880, length: 0.07, loudness: 0.04, kind: 'triangle' }, { pitch: 1318.5, at: 0.05, length: 0.12, loudness: 0.03, kind: 'triangle' }], // a pebble
  conquest: [{ pitch: 98, length: 0.28, loudness: 0.16, kind: 'sine', glide: 55 }, { pitch: 146.8, at: 0.13, length: 0.3, loudness: 0.1, kind: 'sine', glide: 73 }], // a drum
  god: [{ pitch: 220, length: 0.9, loudness: 0.05, kind: 'sawtooth', glide: 223 }, { pitch: 329.6, at: 0.08, length: 0.9, loudness: 0.05, kind: 'sine' }], // a horn far away
  end: [293.66, 349.23, 440, 587.33].map((pitch, i) => ({ pitch, at: i * 0.16, length: 1.1, loudness: 0.1, kind: 'triangle' })),
  word: [{ pitch: 587.33, length: 0.18, loudness: 0.06, kind: 'sine' }],
};

let context: AudioContext | null = null;

function tone(audio: AudioContext, { pitch, at = 0, length, loudness, kind, glide }: Tone): void {
  const source = audio.createOscillator();
  const volume = audio.createGain();
  const start = audio.currentTime + at;
  source.type = kind;
  source.frequency.setValueAtTime(pitch, start);
  if (glide) source.frequency.exponentialRampToValueAtTime(glide, start + length);
  volume.gain.setValueAtTime(0.0001, start);
  volume.gain.exponentialRampToValueAtTime(loudness, start + 0.012);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + length);
  source.connect(volume).connect(audio.destination);
  source.start(start);
  source.stop(start + length);
}

function ready(): AudioContext | null {
  if (typeof AudioContext === 'undefined') return null;
  context ??= new AudioContext();
  // Until the reader has touched the page a browser keeps it silent.
  return context.state === 'suspended' && !navigator.userActivation?.hasBeenActive ? null : context;
}

export const isHeard = (name: SoundName): boolean => settings.sound && !settings.silent.split(' ').includes(name);

/** Let a sound be heard, if the reader likes it. */
export function play(name: SoundName): void {
  const audio = isHeard(name) ? ready() : null;
  if (!audio) return;
  void audio.resume();
  for (const each of PLAYED[name]) tone(audio, each);
}
