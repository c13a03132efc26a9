import type { Button, Scene } from '../../games/module';
import { gameModule } from '../../games/registry';

/** What is answered by buttons and single keys: all choices, unless the game has a better place for some. */
export function buttonsOf(scene: Scene): Button[] {
  const game = gameModule(scene.setup.game);
  const pending = scene.pending;
  if (pending?.kind !== 'decide') return [];
  return game.buttons?.(scene) ?? pending.menu.map((choice) => ({ choice, press: () => scene.answer?.([choice]) }));
}
