// The match as it is heard: what rolls, what is kicked, whistled and cheered.
import { useSignalEffect } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { cuesOf } from '../../core/cues';
import { heaviest } from '../../core/pace';
import { throwAt } from '../../core/timeline';
import { gameModule } from '../../games/registry';
import type { Match } from '../../stores/match';
import { awaken, hasBeenTouched, play, rest, shake } from '../../stores/sound';

const GESTURES = ['pointerdown', 'keydown'] as const;

export function useSound(match: Match): void {
  const shownLast = useRef(match.playback.shown.peek());
  const rolledLast = useRef(-1);
  useEffect(() => {
    // Whoever kicked off here has touched the page; who came by a link has not.
    const own = (navigator as Partial<Navigator>).userActivation;
    if (own && hasBeenTouched()) awaken();
    GESTURES.forEach((gesture) => addEventListener(gesture, awaken));
    return () => {
      GESTURES.forEach((gesture) => removeEventListener(gesture, awaken));
      rest();
    };
  }, [match]);
  useSignalEffect(() => {
    const rolling = match.playback.rolling.value;
    if (rolling === null || rolling === rolledLast.current) return;
    rolledLast.current = rolling;
    throwSound(match, rolling);
  });
  useSignalEffect(() => {
    const shown = match.playback.shown.value;
    const { moved } = match.playback;
    const same = shown === shownLast.current;
    shownLast.current = shown;
    if (same || moved === 'put' || moved === 'taken back') return;
    if (shown !== rolledLast.current) throwSound(match, shown);
    const story = match.frames.peek()[shown]?.story ?? [];
    play(cuesOf(story));
    if (heaviest(story) === 'goal') shake();
  });
}

/** Dice roll, cards are turned. */
function throwSound(match: Match, frame: number): void {
  const [die] = throwAt(match.frames.peek(), frame).dice;
  const game = match.setup.peek()?.game;
  if (die && game) play([gameModule(game).die(die.label).shape === 'card' ? 'cards' : 'dice']);
}
