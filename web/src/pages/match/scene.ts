import { api } from '../../api/client';
import { SIDES } from '../../core/plan';
import type { Pending } from '../../api/schema';
import { isDie, situationAt } from '../../core/timeline';
import type { Scene } from '../../games/module';
import type { Match } from '../../stores/match';

/** How many answers back "lately" goes: more than any step has. */
const LATELY = 30;

/** The moment on screen, for the game's own drawing and words. */
export function sceneOf(match: Match): Scene | null {
  const setup = match.setup.value;
  const board = match.board.value;
  if (!setup || !board) return null;
  const shown = match.playback.shown.value;
  const now = match.playback.settled.value ? match.now.value : null;
  const lately = match.frames.value.slice(Math.max(0, shown - LATELY), shown + 1);
  const frames = () => match.frames.value.slice(0, shown + 1);
  return {
    setup,
    board,
    situation: match.situation.value,
    pending: now?.pending ?? null,
    outlook: now?.outlook ?? [],
    frame: match.frame.value,
    drawn: lately.findLast(isDie),
    lately,
    recent: lately.flatMap((frame) => frame.story),
    frames,
    told: () => frames().flatMap((frame) => frame.story),
    open: match.unsealed.value,
    mine: SIDES.filter((side) => match.seats.value[side] !== undefined),
    version: match.now.value?.version ?? 0,
    follows: now?.follow_ups ?? [],
    answer: match.asked.value && !match.busy.value ? (texts) => void match.answer(texts) : null,
    chances: (plans) => api.chances(match.id, plans),
  };
}

/** The moment before an answer, with the question that it was given to. */
export function sceneBefore(match: Match, frame: number, pending: Pending): Scene | null {
  const scene = sceneOf(match);
  if (!scene) return null;
  const frames = match.frames.value.slice(0, frame);
  const lately = frames.slice(-LATELY);
  return {
    ...scene,
    situation: situationAt(frames, frame - 1),
    pending,
    outlook: [],
    follows: [],
    frame: frames.at(-1),
    drawn: lately.findLast(isDie),
    lately,
    recent: lately.flatMap(({ story }) => story),
    frames: () => frames,
    told: () => frames.flatMap(({ story }) => story),
    answer: null,
  };
}
