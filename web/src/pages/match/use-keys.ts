// Single keys. They can be switched off, and never take a key from a field or a button.
import { untracked } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { choiceOf } from '../../core/keys';
import { gameModule } from '../../games/registry';
import type { Match } from '../../stores/match';
import { settings } from '../../stores/settings';
import { buttonsOf } from './buttons';
import { sceneOf } from './scene';

export function useKeys(match: Match, ended: boolean): void {
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      if (event.key === 'Escape') return match.playback.running.peek() ? match.playback.skip() : undefined;
      if (!settings.peek().keys || isField(event.target)) return;
      if ((event.key === ' ' || event.key === 'Enter') && isControl(event.target)) return;
      const done = ended ? replayKey(match, event.key) : playKey(match, event.key);
      if (done) event.preventDefault();
    };
    addEventListener('keydown', pressed);
    return () => removeEventListener('keydown', pressed);
  }, [match, ended]);
}

const isField = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.matches('input, select, textarea');
const isControl = (target: EventTarget | null) => target instanceof HTMLElement && target.matches('button, a, summary');

function playKey(match: Match, key: string): boolean {
  const { playback } = match;
  if (!playback.settled.peek()) {
    if (key !== ' ') return false;
    playback.skip();
    return true;
  }
  const now = match.now.peek();
  if (key.toLowerCase() === 'u' && now?.undo.possible) return void match.undo() === undefined;
  const pending = now?.pending;
  if (!pending || !match.asked.peek()) return false;
  if (pending.kind === 'decide') {
    if (key.toLowerCase() === 'o') return void match.askOdds() === undefined;
    const scene = untracked(() => sceneOf(match));
    const buttons = scene ? buttonsOf(scene) : [];
    const menu = buttons.map((button) => button.choice);
    const choice = choiceOf(menu, key, scene ? gameModule(scene.setup.game).letters : []);
    const pressed = buttons.find((button) => button.choice === choice);
    pressed?.press();
    return pressed !== undefined;
  }
  if (pending.kind !== 'roll' || !/^\d$/.test(key)) return false;
  if (Number(key) < pending.lowest || Number(key) > pending.highest) return false;
  void match.answer([key]);
  return true;
}

function replayKey({ playback }: Match, key: string): boolean {
  switch (key) {
    case 'ArrowLeft':
      playback.step(-1);
      return true;
    case 'ArrowRight':
      playback.step(1);
      return true;
    case ' ':
      if (playback.running.peek() && !playback.settled.peek()) playback.pause();
      else playback.play();
      return true;
    default:
      return false;
  }
}
