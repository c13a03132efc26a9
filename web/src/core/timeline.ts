// A match as the page holds it: the frames so far and the state of affairs. Pure functions.
import type { Answer, Frame, MatchView, Now, Setup, Update } from '../api/schema';
import type { Situation } from './position';

/** Each number for home and away. */
export type BoxScore = Now['box_score'];

export interface Timeline {
  now: Now;
  frames: Frame[];
}

/** An update that cannot be put on what is known: the match must be read again. */
export const GAP = 'gap';

export interface Applied extends Timeline {
  /** How many of the old frames still stand. */
  kept: number;
}

/**
 * Puts an update on a timeline. An old one changes nothing (null). One of the same version brings
 * no frames, but may say that the clock was stopped, an undo asked for or a rematch begun.
 */
export function applyUpdate(old: Timeline, update: Update): Applied | typeof GAP | null {
  if (update.now.version < old.now.version) return null;
  if (update.now.version === old.now.version) return { now: update.now, frames: old.frames, kept: old.frames.length };
  if (update.keep > old.frames.length) return GAP;
  return {
    now: update.now,
    frames: [...old.frames.slice(0, update.keep), ...update.frames],
    kept: update.keep,
  };
}

/** Takes a match that was read again, and finds how much of the old one still stands. */
export function reconcile(old: Timeline, read: Pick<MatchView, 'now' | 'frames'>): Applied {
  const most = Math.min(old.frames.length, read.frames.length);
  let kept = 0;
  while (kept < most && sameFrame(old.frames[kept], read.frames[kept])) kept += 1;
  return { now: read.now, frames: read.frames, kept };
}

/** The same answer with the same outcome. */
function sameFrame(a: Frame | undefined, b: Frame | undefined): boolean {
  const told = (frame: Frame | undefined) => JSON.stringify([frame?.answer, frame?.story.map((line) => line.event)]);
  return told(a) === told(b);
}

/** The moment of a line of the log; the one before it if that line was taken back. */
export function frameAt(frames: Frame[], line: number): { frame: number; stands: boolean } {
  const frame = Math.max(0, frames.findLastIndex((one) => one.line != null && one.line <= line));
  return { frame, stands: frames[frame]?.line === line };
}

/** Where everybody stands after a frame: each frame says what has changed. */
export function situationAt(frames: Frame[], index: number): Situation {
  const situation: Situation = {};
  for (const frame of frames.slice(0, index + 1)) {
    for (const [name, value] of Object.entries(frame.situation ?? {})) {
      if (value === null) delete situation[name];
      else situation[name] = value;
    }
  }
  return situation;
}

/** The match in numbers after a frame. */
export function boxScoreAt(frames: Frame[], index: number): BoxScore {
  return Object.assign({}, ...frames.slice(0, index + 1).map((frame) => frame.box_score));
}

export function isClock(frame: Frame | undefined): boolean {
  return frame?.answer?.label === 'clock';
}

/** A die (or a card): its answer is a number. A reading of the clock is none. */
export function isDie(frame: Frame | undefined): boolean {
  return !isClock(frame) && /^\d+$/.test(frame?.answer?.text ?? '');
}

/** The answers that are shown as one: a choice and the dice that follow, up to the outcome. */
function endsBeat(frames: Frame[], index: number): boolean {
  const frame = frames[index];
  return index === 0 || (frame !== undefined && frame.story.length > 0);
}

/** The frames at which a picture is complete; the last frame always is. */
export function beatEnds(frames: Frame[]): number[] {
  const ends = frames.map((_, index) => index).filter((index) => endsBeat(frames, index));
  const last = frames.length - 1;
  if (last >= 0 && ends.at(-1) !== last) ends.push(last);
  return ends;
}

export function previousEnd(frames: Frame[], shown: number): number {
  return beatEnds(frames).findLast((end) => end < shown) ?? 0;
}

/** The frames of the picture that ends with `end`, each an answer; none at the start. */
export function beatOf(frames: Frame[], end: number): number[] {
  if (end === 0) return [];
  const first = previousEnd(frames, end) + 1;
  return Array.from({ length: end - first + 1 }, (_, at) => first + at);
}

/** One throw: what was chosen, and the dice so far. */
export interface Throw {
  choice: Answer | null;
  /** All that was chosen for it, that one last. */
  choices: Answer[];
  dice: { label: string; text: string }[];
  /** The frame that it is complete with. */
  end: number;
}

/** The throw that a frame belongs to. */
export function throwAt(frames: Frame[], end: number): Throw {
  let start = end;
  while (start > 0 && !endsBeat(frames, start - 1)) start -= 1;
  const found: Throw = { choice: null, choices: [], dice: [], end };
  if (end === 0) return found;
  for (const frame of frames.slice(start, end + 1)) {
    if (!frame.answer || isClock(frame)) continue;
    if (isDie(frame)) found.dice.push(frame.answer);
    else found.choices.push(frame.answer);
  }
  found.choice = found.choices.at(-1) ?? null;
  return found;
}

/** A real clock runs while people decide. */
export function isLive(setup: Setup): boolean {
  return setup.options.some((option) => option.endsWith('=live'));
}

/** A person had a live clock running out on him: what a coach may decide, but was not asked, goes by default, too. */
export function ranOut({ label, by_default }: Answer, setup: Setup, may: string[]): boolean {
  const [side, ...question] = label.split(' ');
  const coach = side === 'home' ? setup.coaches[0] : side === 'away' ? setup.coaches[1] : null;
  return by_default && coach === 'human' && isLive(setup) && !may.includes(question.join(' '));
}

/** The minute of what is on screen, as a newspaper prints it. */
export function minuteAt(frames: Frame[], index: number): string {
  const frame = frames[index];
  return frame?.story.at(-1)?.at ?? frame?.at ?? '';
}

/** True if something of this kind happened, in words that all games share. */
export function tells(frame: Frame | undefined, what: string): boolean {
  return frame?.story.some((line) => line.common.some((common) => common.endsWith(` ${what}`))) ?? false;
}
