// What only goal-dice says, in English. `de.ts` has the same shape.
import type { Side } from '../../../api/schema';

const DICE: Record<number, string> = { 1: 'one die', 2: 'two dice', 3: 'three dice' };

export const en = {
  programme: 'Four dice chase up the field, a ten-sided one keeps goal. Shoot now, or dare one more roll?',
  competitions: { 'goal-dice-world-cup': 'World cup of goal-dice' } as Record<string, string>,
  namesOnly: 'Teams of Goal Dice are names only: they all play alike, and any name of your own will do.',
  periods: {
    toss: 'Toss',
    'first half': '1st half',
    'second half': '2nd half',
    overtime: 'Overtime',
    'sudden death': 'Sudden death',
    'shoot-out': 'Shoot-out',
    'full time': 'Full time',
  } as Record<string, string>,
  dieNames: {
    attack: 'attack',
    goalie: 'goalie',
    punt: 'punt',
    toss: 'toss',
    wild: 'wild',
    'mate-1': 'partner 1',
    'mate-2': 'partner 2',
  } as Record<string, string>,
  /** What a square is called, by the name on the field's sheet; one of somebody's own keeps its name. */
  square: (label: string): string => label,
  fieldTitle: 'The field: two strips of squares, home upwards, away downwards',
  onTurn: 'on turn',
  kickOff: 'KO',
  failure: '1 miss',
  owes: 'sits out',
  diceLost: (count: number) => `−${count} ${count === 1 ? 'die' : 'dice'}`,
  goal: 'GOAL',
  shotDice: (dice: number, minus: number) =>
    dice === 0 ? 'no shot from here' : `shot with ${DICE[dice] ?? `${dice} dice`}${minus ? `, minus ${minus}` : ''}`,
  legend: [
    ['dice', 'dice of a shot from there'],
    ['minus', 'taken off the shot'],
    ['punt', 'punts that land there'],
  ] as ['dice' | 'minus' | 'punt', string][],
  reach: {
    pair: 'pair',
    'two pairs': 'two pairs',
    'three of a kind': 'three',
    straight: 'straight',
    'four of a kind': 'four',
  } as Record<string, string>,
  reachAny: 'any hand',
  legendSigns:
    'KO: kick-off to come. 1 miss: one failed roll, a second brings a penalty. Sits out: loses the next turn.',
  squareLine: (id: string, label: string, shot: string, punt: string) => `${id} ${label}: ${shot}${punt}`,
  puntLine: (from: number, to: number) => `; punts of ${from} to ${to} land here`,
  pathTitle: 'The squares in the order of the path',

  summary: (period: string, seconds: number | null, turn: string | null) =>
    `${period}${seconds === null ? '' : `, ${seconds} seconds left`}${turn ? `; ${turn} on turn` : ''}.`,
  place: (name: string, id: string, label: string, signs: string[]) =>
    `${name}: ${id} ${label}${signs.length ? `, ${signs.join(', ')}` : ''}.`,
  sign: {
    kickOff: 'kick-off to come',
    failure: 'one failed roll',
    owes: 'loses its next turn',
    dice: (count: number) => `${count} dice fewer`,
  },
  kicks: (name: string, scored: number, taken: number) => `${name}: ${scored} of ${taken} in the shoot-out.`,

  rollToss: 'Roll for the first kick-off: home, then away. 0 is ten.',
  rollAttack: (name: string) => `${name}: what do the attack dice show?`,
  rollWild: (name: string) => `${name}: what does the wild die show?`,
  rollGoalie: (name: string) => `${name}: what does the goalie die show? 0 is ten.`,
  rollPunt: (name: string) => `${name} punt: what does the goalie die show? 0 is ten.`,

  askTurn: (name: string) => `${name}: advance or shoot?`,
  askPenalty: (name: string, other: string) => `${name}: which penalty for ${other}?`,
  askOther: (name: string) => `${name}: what will it be?`,
  choices: {
    advance: 'Advance',
    shoot: 'Shoot',
    'lose turn': 'Lose turn',
    'send back': 'Send back',
    'lose die': 'Lose die',
  } as Record<string, string>,
  advanceHint: (chance: string | null, squares: string[]) =>
    chance ? `${chance} to move on${squares.length > 0 ? `, to ${squares.join(', ')}` : ''}` : '',
  shootHint: (dice: number, minus: number, chance: string | null) =>
    `${dice === 1 ? '1 die' : `${dice} dice`}${minus ? ` less ${minus}` : ''} against the goalie${chance ? `: goal ${chance}` : ''}`,
  loseTurnHint: (name: string, square: string) => `${name} stay on ${square} and miss their next turn`,
  sendBackHint: (name: string, square: string) => `${name} go back to ${square} and miss nothing`,
  loseDieHint: (name: string) => `${name} play with one die fewer until the half ends`,

  hands: {
    pair: 'Pair',
    'two pairs': 'Two pairs',
    'three of a kind': 'Three of a kind',
    straight: 'Straight',
    'four of a kind': 'Four of a kind',
  } as Record<string, string>,
  to: (hand: string, square: string) => `${hand}: to ${square}`,
  nothing: 'Nothing',
  nothingTwice: 'Nothing, twice running',
  kickOffLost: (square: string) => `Nothing: back to ${square}`,
  cleared: 'Nothing: the keeper has it',
  goalOf: (total: number, goalie: number) => `${total} beats ${goalie}: goal!`,
  savedOf: (total: number, goalie: number) =>
    goalie === 1 ? 'The goalie’s 1 saves everything' : `${total} against ${goalie}: saved`,
  again: (total: number) => `${total} each: thrown again`,
  puntTo: (result: number, square: string) => `Punt ${result}: to ${square}`,
  kickIn: (total: number, goalie: number) => `${total} beats ${goalie}: in!`,
  tossWon: (side: Side, name: string) => `${name} (${side}) kick off`,
  tossLevel: 'Equal: thrown again',

  how: {
    intro: 'Two sides race up the field with four dice, and a ten-sided die keeps goal.',
    steps: [
      [
        'Advance.',
        'Roll four dice. A pair moves you one square, two pairs two squares; three of a kind leads to the corner, a straight or four of a kind into the box. You may go on.',
      ],
      [
        'Or shoot.',
        'Roll the dice printed on your square and take off its minus. Beat the goalie die and it is a goal; a 1 saves everything.',
      ],
      [
        'Nothing?',
        'No pair and no straight: your turn is over. Twice in a row, and the other side picks a penalty for you.',
      ],
      [
        'Saved?',
        'The goalie punts: low punts leave you near goal, high ones send you home. Each roll takes 12 seconds of a five-minute half.',
      ],
    ] as [string, string][],
    tip: 'The whole art: a better shot one square on, or the safe one now?',
  },
};

export type Texts = typeof en;
