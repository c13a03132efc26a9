// The phase of play and the position, in words.
import { number, record, side as sideOf, word, type Situation } from '../../core/position';
import { words } from '../../texts';
import type { ClockFace, Scene } from '../module';
import { groundOf } from './ground';
import { menOf, movementOf, partOf, type Man } from './men';
import { called } from './says';
import { ca } from './texts';

export const isOver = (situation: Situation): boolean => word(situation, 'period') === 'full time';

/** What is going on: the part of a Movement Phase, a set piece, what the ball has just done. */
export function phaseOf({ situation, setup, board }: Scene): string {
  if (isOver(situation)) return ca.periods['full time'] ?? '';
  const part = partOf(situation);
  const attack = sideOf(situation, 'attack');
  if (part) {
    const about = movementOf(board).find((one) => one.part === part.name);
    const side = about?.defence ? (attack === 'home' ? 'away' : 'home') : attack;
    return ca.parts[part.name]?.(words.sideOf(side, setup.names), part.left, about?.moves ?? 0) ?? part.name;
  }
  const next = record(situation, 'next');
  const [step, menu] = [word(next, 'step'), word(next, 'menu')];
  if (step === 'choose') return ca.phases[menu] ?? menu;
  return ca.kinds[word(next, 'set_piece') || menu] ?? ca.nexts[step] ?? '';
}

export function clock(situation: Situation): ClockFace | null {
  const period = word(situation, 'period');
  if (!period) return null;
  const name = ca.periods[period] ?? period;
  const running = !['full time', 'shoot-out'].includes(period);
  return { period: running ? ca.minute(name, number(situation, 'minute')) : name, seconds: null };
}

/** Actions left of the added time, once it was rolled. */
export function addedOf(situation: Situation): string {
  const rolled = 'added' in situation && !isOver(situation);
  return rolled ? ca.added(number(situation, 'added')) : '';
}

/** Everybody on the pitch, for those who read it. */
export function sentences(scene: Scene): string[] {
  const { situation, setup, board } = scene;
  const face = clock(situation);
  if (!face) return [];
  const men = menOf(board, situation);
  const holder = men.find((man) => man.ball);
  const attack = sideOf(situation, 'attack');
  const ball = word(situation, 'ball');
  const lines = (['home', 'away'] as const).map((side) => {
    const right = (word(situation, 'home attacks') === 'right') === (side === 'home');
    const own = men.filter((man) => man.side === side && man.at !== null);
    return ca.boardWords(words.sideOf(side, setup.names), ca.towards(right ? groundOf(board).lastColumn : groundOf(board).firstColumn), own.map(inWords));
  });
  return [
    [face.period, phaseOf(scene), addedOf(situation)].filter(Boolean).join('. ') + '.',
    holder ? ca.ballWith(words.sideOf(holder.side, setup.names), called(men, holder.id), ball) : ca.ballAt(ball, words.sideOf(attack, setup.names)),
    ...lines,
    ca.leniency(number(situation, 'leniency')) + '.',
  ];
}

function inWords(man: Man): string {
  const signs = man.tokens.flatMap((token) => ca.short[token] ?? []);
  return [`${man.shirt} ${man.name} ${man.at}`, ...(man.keeper ? [ca.keeper] : []), ...(man.ball ? [ca.with] : []), ...signs].join(', ');
}
