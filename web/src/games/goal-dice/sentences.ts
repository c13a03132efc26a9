// Where everybody stands, in sentences, for the moment on screen.
import type { Side } from '../../api/types';
import { SIDES } from '../../core/plan';
import { words, gd } from '../../texts';
import type { ClockFace, Scene } from '../module';
import { isShootOut, markerOf } from './field';

export function clockOf(situation: Record<string, string>): ClockFace | null {
  const period = situation['period'];
  if (!period) return null;
  const timed = !['toss', 'shoot-out', 'full time'].includes(period);
  return { period: gd.periods[period] ?? period, seconds: timed ? Number(situation['seconds left'] ?? 0) : null };
}

export function sentences(scene: Scene): string[] {
  const { setup, situation } = scene;
  const clock = clockOf(situation);
  if (!clock) return [];
  const turn = clock.seconds === null ? null : (situation['on turn'] as Side);
  const first = gd.summary(clock.period, clock.seconds, turn && words.sideOf(turn, setup.names));
  return [first, ...SIDES.map((side) => line(scene, side))].filter(Boolean);
}

function line({ setup, board, situation }: Scene, side: Side): string {
  const name = words.sideOf(side, setup.names);
  if (isShootOut(situation)) {
    return gd.kicks(name, Number(situation[`${side} kicks scored`]), Number(situation[`${side} kicks`]));
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
