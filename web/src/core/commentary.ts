// From frames to the lines a reader sees: what was said, and why it happened.
import type { Frame, StoryLine, Weight } from '../api/schema';
import { heaviest, weightOf } from './pace';

export interface Reason {
  text: string;
  clause: string | null;
}

export interface Line {
  /** Stable: frame and place in it. */
  key: string;
  frame: number;
  at: string;
  text: string;
  reasons: Reason[];
  mark: 'goal' | 'period' | null;
  weight: Weight;
}

/** Most reasons that a line has: the last ones before it. */
const MOST = 12;

/** Only what somebody says is a line. Whatever is not worth a sentence lends its reason to the next line that is said. */
export function lines(frames: Frame[], upTo: number): Line[] {
  const found: Line[] = [];
  let reasons: Reason[] = [];
  frames.slice(0, upTo + 1).forEach(({ story }, frame) =>
    story.forEach((line, index) => {
      if (line.why) reasons.push({ text: line.why, clause: line.clause });
      if (!line.commentary) return;
      const mark = markOf(line);
      found.push({ key: `${frame}.${index}`, frame, at: line.at, text: line.commentary, reasons: reasons.slice(-MOST), mark, weight: weightOf(line) });
      reasons = [];
    }),
  );
  return found;
}

/** What counts most of all that was said between two frames, the later of two alike; nothing if it was all said in passing. */
export function turningPoint(frames: Frame[], from: number, to: number): Line | null {
  const said = lines(frames, to).filter(({ frame }) => frame >= from);
  const story = frames.slice(from, to + 1).flatMap((frame) => frame.story);
  const most = heaviest(story.filter((line) => line.commentary));
  return most === 'quiet' ? null : (said.findLast(({ weight }) => weight === most) ?? null);
}

/** What is said of one frame. */
export function saidOf(frame: Frame): string[] {
  return frame.story.flatMap((line) => line.commentary ?? []);
}

export function sentence(text: string): string {
  const begun = text.charAt(0).toUpperCase() + text.slice(1);
  return /[.!?]$/.test(begun) ? begun : `${begun}.`;
}

function markOf(line: StoryLine): Line['mark'] {
  const has = (what: string) => line.common.some((common) => common.endsWith(` ${what}`));
  if (has('goal')) return 'goal';
  return has('kick-off') || has('period end') || has('full time') ? 'period' : null;
}
