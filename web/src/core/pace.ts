// How long each line stays on screen, and which lines are shown at all. Pure: a whole match can be timed without showing
// it, and nothing here changes what happened.
import type { Answer, Frame, Side, StoryLine, Weight } from '../api/schema';
import { isClock, isDie } from './timeline';

export type Speed = 'slow' | 'normal' | 'fast' | 'at once';
export const SPEEDS: Speed[] = ['slow', 'normal', 'fast', 'at once'];

/** How a match goes on where nobody decides: by itself, or when somebody turns the next card. */
export type Turning = 'minute' | 'card' | 'itself';
export const TURNINGS: Turning[] = ['minute', 'card', 'itself'];

export interface Tempo {
  speed: Speed;
  /** No movement wanted. */
  still: boolean;
  /** Chances, goals and decisions; what lies between in a line or two. */
  highlights: boolean;
  turning: Turning;
  /** The sides that people decide for. */
  people: Side[];
}

/** What is shown as one: an answer or some, and what came of them. */
export interface Beat {
  /** The frame that it is complete with. */
  end: number;
  weight: Weight;
  /** How many words are said. */
  words: number;
  /** A die or a card was thrown for it. */
  thrown: boolean;
  /** It is told to somebody who has ten minutes for the match. */
  highlight: boolean;
  /** Who decided something for it. */
  deciders: Side[];
  /** As the commentary tells it. */
  minute: string;
}

interface Reading {
  /** Milliseconds that dice roll. */
  roll: number;
  /** That anything said stays at least, and for each of its words. */
  least: number;
  word: number;
  /** That anything else stays. */
  quiet: number;
}

const READINGS: Record<Speed, Reading> = {
  slow: { roll: 1000, least: 1800, word: 400, quiet: 1000 },
  normal: { roll: 650, least: 1300, word: 240, quiet: 520 },
  fast: { roll: 220, least: 380, word: 60, quiet: 150 },
  'at once': { roll: 0, least: 0, word: 0, quiet: 0 },
};

/** How much longer, in times of `least`: for the crowd to rise. In highlights there is more room. */
const ROOM: Record<Weight, [usual: number, highlights: number]> = {
  quiet: [0, 0],
  plain: [0, 0],
  chance: [0.8, 2],
  goal: [3, 6],
};

/** Milliseconds in which a person decides, about. */
const DECIDES = 4000;

const WEIGHTS: Weight[] = ['quiet', 'plain', 'chance', 'goal'];

/** Common events by which a line is weighed that comes without a weight: matches that this browser kept from before. */
const GOALS = ['goal', 'own goal'];
const CHANCES = ['shot on target', 'shot off target', 'save', 'penalty', 'penalty missed', 'red card'];

/** The common events of a line, without minute and side. */
export const commonOf = (line: Pick<StoryLine, 'common'>) => line.common.map((common) => common.replace(/^.*?(home|away) /, ''));

/** A line, perhaps of a match that was kept before lines said these. */
type KeptLine = Omit<StoryLine, 'weight' | 'highlight'> & Partial<Pick<StoryLine, 'weight' | 'highlight'>>;

export function weightOf(line: KeptLine): Weight {
  if (line.weight) return line.weight;
  const events = commonOf(line);
  if (events.some((event) => GOALS.includes(event))) return 'goal';
  if (events.some((event) => CHANCES.includes(event))) return 'chance';
  return line.commentary ? 'plain' : 'quiet';
}

/** The heaviest of some lines. */
export function heaviest(story: StoryLine[]): Weight {
  return WEIGHTS[Math.max(0, ...story.map((line) => WEIGHTS.indexOf(weightOf(line))))] ?? 'quiet';
}

const isHighlight = (line: KeptLine) => line.highlight ?? isHeavy(weightOf(line));

const wordsIn = (text: string | null) => text?.split(/\s+/).filter(Boolean).length ?? 0;

/** Who chose; dice, readings of a clock and what was left to its default are nobody's decision. */
function deciderOf(answer: Answer | null): Side | null {
  const side = answer?.label.split(' ', 1)[0];
  if (!answer || answer.by_default || answer.by_assistant || /^\d+$/.test(answer.text)) return null;
  return side === 'home' || side === 'away' ? side : null;
}

/** The match as it is shown: the first frame, each frame in which something happened, and the last. */
export function beatsOf(frames: Frame[]): Beat[] {
  const beats: Beat[] = [];
  let [thrown, deciders] = [false, new Set<Side>()];
  frames.forEach((frame, end) => {
    const decider = deciderOf(frame.answer);
    if (decider) deciders.add(decider);
    thrown ||= isDie(frame) && !isClock(frame);
    const { story } = frame;
    if (end > 0 && end < frames.length - 1 && story.length === 0) return;
    const words = story.reduce((sum, line) => sum + wordsIn(line.commentary), 0);
    const minute = story.at(-1)?.at ?? frame.at;
    const highlight = story.some(isHighlight);
    beats.push({ end, weight: heaviest(story), words, thrown, highlight, deciders: [...deciders], minute });
    [thrown, deciders] = [false, new Set()];
  });
  return beats;
}

const isHeavy = (weight: Weight) => weight === 'chance' || weight === 'goal';
const decidedBy = (beat: Beat, people: Side[]) => beat.deciders.some((side) => people.includes(side));

/** The beats that are shown. Of highlights the first and the last are always there, and what people decided. */
export function reel(beats: Beat[], { highlights, people }: Pick<Tempo, 'highlights' | 'people'>): Beat[] {
  const isShown = (beat: Beat, at: number) => beat.highlight || at === 0 || at === beats.length - 1 || decidedBy(beat, people);
  return highlights ? beats.filter(isShown) : beats;
}

/** Milliseconds that the dice of a beat roll, and that its outcome stays. */
export function timeOf(beat: Beat, { speed, still, highlights }: Pick<Tempo, 'speed' | 'still' | 'highlights'>): { roll: number; hold: number } {
  const { roll, least, word, quiet } = READINGS[speed];
  const room = least * ROOM[beat.weight][highlights ? 1 : 0];
  const hold = beat.words > 0 || isHeavy(beat.weight) ? least + word * beat.words + room : quiet;
  if (!beat.thrown) return { roll: 0, hold };
  // What does not roll lies there for as long.
  return still ? { roll: 0, hold: hold + roll } : { roll, hold };
}

/** Milliseconds that a whole match takes: everything that is shown, and what people decide. */
export function showingTime(frames: Frame[], tempo: Omit<Tempo, 'turning'>): number {
  const beats = beatsOf(frames);
  const shown = reel(beats, tempo).map((beat) => timeOf(beat, tempo));
  const decisions = beats.filter((beat) => decidedBy(beat, tempo.people)).length;
  return shown.reduce((sum, { roll, hold }) => sum + roll + hold, 0) + decisions * DECIDES;
}

export type Landmark = 'decision' | 'chance' | 'goal';

/**
 * The frame to go on from to what comes next after a frame: a goal, a chance (a goal is one, too), or the moment before
 * somebody decided.
 */
export function nextLandmark(beats: Beat[], shown: number, what: Landmark, people: Side[]): number | null {
  if (what !== 'decision') {
    const isWanted = (beat: Beat) => (what === 'goal' ? beat.weight === 'goal' : isHeavy(beat.weight));
    return beats.find((beat) => beat.end > shown && isWanted(beat))?.end ?? null;
  }
  // Where only computers play, what they decide is looked at.
  const wanted: Side[] = people.length > 0 ? people : ['home', 'away'];
  const isBefore = (beat: Beat, at: number) => beat.end > shown && beats[at + 1] !== undefined && decidedBy(beats[at + 1] as Beat, wanted);
  return beats.find(isBefore)?.end ?? null;
}

/** The last frame of the turn that comes next: a card, or all of its minute. */
export function turnFrom(beats: Beat[], shown: number, turning: Turning): number | null {
  const first = beats.findIndex((beat) => beat.end > shown);
  if (turning !== 'minute') return beats[first]?.end ?? null;
  const next = beats.findIndex((beat, at) => at > first && beat.minute !== beats[first]?.minute);
  return beats[(next < 0 ? beats.length : next) - 1]?.end ?? null;
}
