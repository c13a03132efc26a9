import type { Scene } from '../../games/module';
import type { Match } from '../../stores/match';

/** The moment on screen, for the game's own drawing and words. */
export function sceneOf(match: Match): Scene | null {
  const setup = match.setup.value;
  const board = match.board.value;
  if (!setup || !board) return null;
  const now = match.playback.settled.value ? match.now.value : null;
  return {
    setup,
    board,
    situation: match.situation.value,
    pending: now?.pending ?? null,
    outlook: now?.outlook ?? [],
    frame: match.frame.value,
  };
}
