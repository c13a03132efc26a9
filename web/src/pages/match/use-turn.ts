// It is this page's turn: said by the title and the icon, and where nobody looks by a notification, if that is wanted.
import { useSignalEffect } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { Match } from '../../stores/match';
import { hidden, noteTurn, notify, showIcon } from '../../stores/turns';
import { words } from '../../texts';

export function useTurn(match: Match): boolean {
  const waited = useRef(false);
  // Whoever does not look need not see the dice first.
  const isShown = match.asked.value || match.due.value !== null || match.now.value?.waits_for === 'contributions';
  const turn = match.waitsHere.value && (isShown || hidden.value);
  useEffect(() => showIcon(turn), [turn]);
  useEffect(() => () => showIcon(false), [match]);
  useSignalEffect(() => {
    const setup = match.setup.value;
    if (!setup) return;
    const waits = match.waitsHere.value;
    const between = setup.coaches.every((coach) => coach === 'human') && !setup.one_screen;
    noteTurn(match.id, waits && between);
    if (waits && !waited.current && between && hidden.peek()) {
      notify(match.id, words.turn.notice, words.match.title(setup.names));
    }
    waited.current = waits;
  });
  return turn;
}
