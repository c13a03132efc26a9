// Single keys. They can be switched off, and never take a key from a field or a button.
import { untracked } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { choiceOf } from '../../core/keys';
import type { Landmark } from '../../core/pace';
import { gameModule } from '../../games/registry';
import type { Match } from '../../stores/match';
import { settings } from '../../stores/settings';
import { buttonsOf } from './buttons';
import { sceneOf } from './scene';

export function useKeys(match: Match): void {
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      if (event.key === 'Escape') return match.pace.answerEnd(false);
      if (!settings.peek().keys || isField(event.target)) return;
      if ((event.key === ' ' || event.key === 'Enter') && isControl(event.target)) return;
      const done = playKey(match, event.key) || paceKey(match, event.key);
      if (done) event.preventDefault();
    };
    addEventListener('keydown', pressed);
    return () => removeEventListener('keydown', pressed);
  }, [match]);
}

const isField = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.matches('input, select, textarea');
const isControl = (target: EventTarget | null) => target instanceof HTMLElement && target.matches('button, a, summary');

function playKey(match: Match, key: string): boolean {
  const due = match.due.peek();
  if (due?.kind === 'roll' && /^\d$/.test(key) && Number(key) >= due.lowest && Number(key) <= due.highest) {
    void match.roll([key]);
    return true;
  }
  if (!match.playback.settled.peek()) return false;
  const now = match.now.peek();
  if (key.toLowerCase() === 'u' && now?.undo.possible) return void match.undo() === undefined;
  const pending = now?.pending;
  if (pending?.kind !== 'decide' || !match.asked.peek()) return false;
  if (key.toLowerCase() === 'o') return void match.askOdds() === undefined;
  const scene = untracked(() => sceneOf(match));
  const buttons = scene ? buttonsOf(scene) : [];
  const menu = buttons.map((button) => button.choice);
  const choice = choiceOf(menu, key, scene ? gameModule(scene.setup.game).letters : []);
  const pressed = buttons.find((button) => button.choice === choice);
  pressed?.press();
  return pressed !== undefined;
}

/** The pace of the match; what cannot be done just now is nobody else's key. */
function paceKey({ pace, playback }: Match, key: string): boolean {
  const idle = playback.settled.peek() && !pace.ended.peek();
  switch (key) {
    case 'ArrowLeft':
    case 'ArrowRight':
      if (!pace.looksBack()) return false;
      pace.step(key === 'ArrowLeft' ? -1 : 1);
      return true;
    case ' ':
      if (!idle) pace.toggle();
      return !idle;
  }
  const what = LANDMARKS[key.toLowerCase()];
  if (what === 'decision' && !pace.decides()) return false;
  if (what) pace.leap(what);
  else if (key.toLowerCase() === 'e') pace.askEnd();
  else return false;
  return true;
}

const LANDMARKS: Record<string, Landmark> = { d: 'decision', c: 'chance', g: 'goal' };
