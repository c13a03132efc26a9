import { api } from '../../api/client';
import { isDie } from '../../core/timeline';
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
    told: () => match.frames.value.slice(0, shown + 1).flatMap((frame) => frame.story),
    open: match.unsealed.value,
    version: match.now.value?.version ?? 0,
    follows: now?.follow_ups ?? [],
    answer: match.asked.value && !match.busy.value ? (texts) => void match.answer(texts) : null,
    chances: (plans) => api.chances(match.id, plans),
  };
}
