// Who pressed when: what the sides did in each stretch of minutes, weighed. Only what the rules made happen counts.
import type { Frame, Side } from '../api/schema';

/** What an event says about who presses; documented in docs/odds.md. */
const WEIGHTS: Record<string, number> = {
  'shot on target': 3,
  'shot off target': 2,
  penalty: 3,
  corner: 1,
  'free kick': 0.5,
  dribble: 0.5,
  interception: 0.5,
  tackle: 0.5,
};

/** Minutes in one bar. */
export const STRETCH = 5;

export interface Stretch {
  /** The first and the last minute. */
  from: number;
  to: number;
  home: number;
  away: number;
}

const EVENT = /^(\d+)(?:\+\d+)?' (home|away) (.+)$/;

/** The stretches up to a frame, from the first minute on; none before anything happened. */
export function momentum(frames: Frame[], upTo: number): Stretch[] {
  const found: Stretch[] = [];
  for (const frame of frames.slice(0, upTo + 1)) {
    for (const event of frame.story.flatMap((line) => line.common)) {
      const parts = EVENT.exec(event);
      if (!parts) continue; // kicks of a shoot-out have no minute
      const minute = Math.max(1, Number(parts[1]));
      const at = Math.floor((minute - 1) / STRETCH);
      while (found.length <= at) {
        const from = found.length * STRETCH + 1;
        found.push({ from, to: from + STRETCH - 1, home: 0, away: 0 });
      }
      const stretch = found[at];
      if (stretch) stretch[parts[2] as Side] += WEIGHTS[parts[3] ?? ''] ?? 0;
    }
  }
  return found;
}
