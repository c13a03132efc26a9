// The sounds of a match, made here: oscillators and noise, no files. It is loaded when somebody wants to hear something.
import type { Cue } from './cues';

/** Seconds of noise that everything noisy is cut from. */
const NOISE = 2;

interface Crowd {
  /** The middle of what is heard of the noise, in Hz. */
  pitch: number;
  loud: number;
  /** Seconds. */
  rise: number;
  stay: number;
  fall: number;
}

const CROWDS: Record<'swell' | 'roar', Crowd> = {
  swell: { pitch: 480, loud: 0.35, rise: 0.9, stay: 0.5, fall: 1.4 },
  roar: { pitch: 720, loud: 0.9, rise: 0.15, stay: 2.2, fall: 3 },
};

export class Sounds {
  readonly #context: AudioContext;
  readonly #out: GainNode;
  readonly #noise: AudioBuffer;

  private constructor(context: AudioContext) {
    this.#context = context;
    this.#out = context.createGain();
    this.#out.connect(context.destination);
    this.#noise = context.createBuffer(1, context.sampleRate * NOISE, context.sampleRate);
    const samples = this.#noise.getChannelData(0);
    for (let at = 0; at < samples.length; at += 1) samples[at] = Math.random() * 2 - 1;
  }

  /** After a gesture; nothing where a browser has no sound, or gives none. */
  static start(): Sounds | null {
    try {
      return typeof AudioContext === 'function' ? new Sounds(new AudioContext()) : null;
    } catch {
      return null;
    }
  }

  /** From 0 to 1, as it is heard: loudness grows with the square. */
  set volume(volume: number) {
    this.#out.gain.value = volume * volume;
  }

  wake(): void {
    void this.#context.resume().catch(() => undefined);
  }

  rest(): void {
    void this.#context.suspend().catch(() => undefined);
  }

  /** A moment after the one before, so that kick, whistle and crowd come in their turn. */
  play(cues: Cue[]): void {
    cues.forEach((cue, at) => {
      const when = this.#context.currentTime + 0.02 + at * 0.12;
      switch (cue) {
        case 'whistle':
          return this.#whistle(when, 0.28);
        case 'long whistle':
          [0, 0.42, 0.84].forEach((later, time) => this.#whistle(when + later, time === 2 ? 0.9 : 0.3));
          return;
        case 'kick':
          return this.#kick(when);
        case 'dice':
          [0, 0.09, 0.16, 0.27, 0.35].forEach((later, time) => this.#burst(when + later, 2600 - time * 220, 0.04, 0.3));
          return;
        case 'cards':
          [0, 0.07].forEach((later) => this.#burst(when + later, 5200, 0.06, 0.16));
          return;
        default:
          return this.#crowd(when, CROWDS[cue]);
      }
    });
  }

  /** The pea in it makes it tremble. */
  #whistle(when: number, seconds: number): void {
    const context = this.#context;
    const tremble = new OscillatorNode(context, { frequency: 34 });
    const depth = new GainNode(context, { gain: 90 });
    const tone = new OscillatorNode(context, { type: 'triangle', frequency: 2350 });
    tremble.connect(depth).connect(tone.frequency);
    tone.connect(this.#envelope(when, 0.22, 0.015, seconds, 0.06));
    for (const one of [tremble, tone]) {
      one.start(when);
      one.stop(when + seconds + 0.2);
    }
  }

  #kick(when: number): void {
    const thud = new OscillatorNode(this.#context, { frequency: 150 });
    thud.frequency.setValueAtTime(150, when);
    thud.frequency.exponentialRampToValueAtTime(48, when + 0.12);
    thud.connect(this.#envelope(when, 0.8, 0.004, 0.03, 0.11));
    thud.start(when);
    thud.stop(when + 0.25);
    this.#burst(when, 900, 0.03, 0.25);
  }

  #crowd(when: number, { pitch, loud, rise, stay, fall }: Crowd): void {
    const noise = this.#hiss(when, rise + stay + fall);
    const throat = new BiquadFilterNode(this.#context, { type: 'bandpass', frequency: pitch, Q: 0.7 });
    throat.frequency.setValueAtTime(pitch * 0.75, when);
    throat.frequency.linearRampToValueAtTime(pitch, when + rise);
    throat.frequency.linearRampToValueAtTime(pitch * 0.7, when + rise + stay + fall);
    noise.connect(throat).connect(this.#envelope(when, loud, rise, stay, fall));
  }

  /** A short piece of noise: a die on wood, a card on a card. */
  #burst(when: number, pitch: number, seconds: number, loud: number): void {
    const filter = new BiquadFilterNode(this.#context, { type: 'bandpass', frequency: pitch, Q: 1.2 });
    this.#hiss(when, seconds + 0.05).connect(filter).connect(this.#envelope(when, loud, 0.002, 0.005, seconds));
  }

  #hiss(when: number, seconds: number): AudioBufferSourceNode {
    const source = new AudioBufferSourceNode(this.#context, { buffer: this.#noise, loop: true });
    source.start(when, Math.random() * NOISE);
    source.stop(when + seconds + 0.1);
    return source;
  }

  #envelope(when: number, loud: number, rise: number, stay: number, fall: number): GainNode {
    const gain = new GainNode(this.#context, { gain: 0 });
    gain.gain.setValueAtTime(0, when);
    gain.gain.linearRampToValueAtTime(loud, when + rise);
    gain.gain.setValueAtTime(loud, when + rise + stay);
    gain.gain.linearRampToValueAtTime(0, when + rise + stay + fall);
    gain.connect(this.#out);
    return gain;
  }
}
