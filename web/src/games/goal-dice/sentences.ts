// Where everybody stands, in sentences, for the moment on screen.
import type { Side } from '../../api/schema';
import { SIDES } from '../../core/plan';
import { number, side as sideOf, word, type Situation } from '../../core/position';
import { words } from '../../texts';
import type { ClockFace, Scene } from '../module';
import { isShootOut, markerOf } from './field';
import { gd } from './texts';

export function clockOf(situation: Situation): ClockFace | null {
  const period = word(situation, 'period');
  if (!period) return null;
  const timed = !['toss', 'shoot-out', 'full time'].includes(period);
  return { period: gd.periods[period] ?? period, seconds: timed ? number(situation, 'seconds left') : null };
}

export function sentences(scene: Scene): string[] {
  const { setup, situation } = scene;
  const clock = clockOf(situation);
  if (!clock) return [];
  const turn = clock.seconds === null ? null : sideOf(situation, 'on turn');
  const first = gd.summary(clock.period, clock.seconds, turn && words.sideOf(turn, setup.names));
  return [first, ...SIDES.map((side) => line(scene, side))].filter(Boolean);
}

function line({ setup, board, situation }: Scene, side: Side): string {
  const name = words.sideOf(side, setup.names);
  if (isShootOut(situation)) {
    return gd.kicks(name, number(situation, `${side} kicks scored`), number(situation, `${side} kicks`));
  }
  const marker = markerOf(board, situation, side);
  if (!marker) return '';
  const signs = [
    marker.kickOff ? gd.sign.kickOff : '',
    marker.failures > 0 ? gd.sign.failure : '',
    marker.owes ? gd.sign.owes : '',
    marker.diceLost > 0 ? gd.sign.dice(marker.diceLost) : '',
  ].filter(Boolean);
  return gd.place(name, marker.square.id, marker.square.label, signs);
}
