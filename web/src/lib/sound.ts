/** Short sounds of our own making: plucked strings when it is the reader's turn, a knock when somebody speaks. */

let context: AudioContext | null = null;

function tone(audio: AudioContext, frequency: number, start: number, length: number, loudness: number, kind: OscillatorType): void {
  const source = audio.createOscillator();
  const volume = audio.createGain();
  source.type = kind;
  source.frequency.value = frequency;
  volume.gain.setValueAtTime(0.0001, audio.currentTime + start);
  volume.gain.exponentialRampToValueAtTime(loudness, audio.currentTime + start + 0.012);
  volume.gain.exponentialRampToValueAtTime(0.0001, audio.currentTime + start + length);
  source.connect(volume).connect(audio.destination);
  source.start(audio.currentTime + start);
  source.stop(audio.currentTime + start + length);
}

function ready(): AudioContext | null {
  if (typeof AudioContext === 'undefined') return null;
  context ??= new AudioContext();
  // Until the reader has touched the page a browser keeps it silent.
  return context.state === 'suspended' && !navigator.userActivation?.hasBeenActive ? null : context;
}

export function playTurn(): void {
  const audio = ready();
  if (!audio) return;
  void audio.resume();
  // The first notes of a Dorian scale, as on a lyre.
  [293.66, 349.23, 440].forEach((pitch, i) => tone(audio, pitch, i * 0.09, 0.7, 0.12, 'triangle'));
}

export function playWord(): void {
  const audio = ready();
  if (!audio) return;
  void audio.resume();
  tone(audio, 587.33, 0, 0.18, 0.06, 'sine');
}
