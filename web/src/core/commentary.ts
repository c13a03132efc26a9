// From frames to the lines a reader sees: what was said, and why it happened.
import type { Frame, StoryLine } from '../api/schema';

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
}

/**
 * Lines without words of their own lend their reason to the next line that has some; if none
 * comes in the same frame, the reason itself is the line.
 */
export function lines(frames: Frame[], upTo: number): Line[] {
  const all: Line[] = [];
  frames.slice(0, upTo + 1).forEach((frame, at) => all.push(...linesOf(frame, at)));
  return all;
}

export function linesOf(frame: Frame, at: number): Line[] {
  const found: Line[] = [];
  let reasons: Reason[] = [];
  let open: StoryLine | null = null;
  frame.story.forEach((line, index) => {
    if (line.why) reasons.push({ text: line.why, clause: line.clause });
    if (line.commentary) {
      found.push({ key: `${at}.${index}`, frame: at, at: line.at, text: line.commentary, reasons, mark: markOf(line) });
      reasons = [];
      open = null;
    } else if (line.why) {
      open = line;
    }
  });
  const left: StoryLine | null = open;
  if (left && reasons.length > 0) {
    const text = reasons.map((reason) => sentence(reason.text)).join(' ');
    found.push({ key: `${at}.x`, frame: at, at: (left as StoryLine).at, text, reasons, mark: null });
  }
  return found;
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
