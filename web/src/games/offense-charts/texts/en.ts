// What only offense-charts says, in English. `de.ts` has the same shape.
import { plural } from '../../../texts/formats';

export const en = {
  programme: 'A card a minute, and a chart for each club that says what comes of it. Lean back and watch.',
  grounds: { N: 'neutral ground', H: 'at home', A: 'away' },
  ratings: { O: 'offence', D: 'defence', X: 'execution' },
  country: (country: string, tier: string) => `${country}, division ${tier}.`,
  ratingsHint:
    'O is ten times the goals the club scores in a match, D ten times those it concedes: a low D is good. The average of O and the opponents’ D is the chart the club plays. X is ten times the share of matches won; it decides contests. * means the neutral rating counts.',
  /** What the server does for this game, in its words and in ours. */
  work: {
    'seasons of offense-charts': 'seasons of offense-charts',
  } as Record<string, string>,
  chart: (key: string) => `Chart ${key}`,
  noReading: 'No card has been turned yet.',
  chartCaption: (name: string, key: string, number: number) => `${name}, chart ${key}: ${number} was drawn`,
  reference: (key: string) => `Chart ${key} and tables`,
  ratingsOf: 'Ratings of both clubs',
  tables: {
    'loose ball': 'loose ball',
    'shot wide': 'shot wide',
    'shot high': 'shot high',
    corner: 'corner',
    'free kick': 'free kick',
    'shot result': 'shot result',
    x: 'x',
  } as Record<string, string>,
  /** What is printed on charts and tables; what is not known stays. */
  printed: (text: string): string => text,
  lowEnough: (goal: string) => `${goal} (HIGH, but low enough a number)`,
  penalty: 'penalty',
  penaltyOf: (need: number, scored: boolean) => `${scored ? 'scored' : 'missed'} (up to ${need} goes in)`,
  contests: { control: 'control', header: 'header', tackle: 'tackle', 'back pass': 'back pass' },
  contest: (total: number, against: number, won: boolean) => `${total} v ${against}, ${won ? 'won' : 'lost'}`,
  offence: 'offence',
  offenceOf: (its: number, others: number, what: string) => `${its} v ${others} ${what}`,
  /** Where the ball is. */
  places: {
    'kick-off': 'kick-off',
    midfield: 'midfield',
    won: 'won in midfield',
    'own goal': 'back at the own goal',
    goal: 'goal',
    penalty: 'penalty',
    'penalty scored': 'penalty scored',
    'penalty missed': 'penalty missed',
    corner: 'corner',
    'shot on target': 'shot on target',
    'shot off target': 'shot off target',
    offside: 'offside',
  } as Record<string, string>,
  lookUps: 'Looked up this minute',
  noLookUps: 'Nothing more was looked up.',
  looked: (table: string, number: number | null, text: string) => `${table}${number === null ? '' : ` ${number}`}: ${text}`,
  cardsLeft: (count: number, of: number) => `${count} of ${of} cards left`,
  ball: 'has the ball',
  x: (value: number) => `X ${value}`,
  booked: (at: number[]) => `booked: ${at.length === 1 ? 'position' : 'positions'} ${at.join(', ')}`,
  off: (at: number[]) => `sent off: ${at.length === 1 ? 'position' : 'positions'} ${at.join(', ')}`,
  hurt: (minutes: number) => `injured player for ${minutes} more`,
  periods: { 'first half': '1st half', 'second half': '2nd half', 'full time': 'Full time' } as Record<string, string>,
  minute: (period: string, minute: number, name: string) => `${period}, ${plural(minute, 'minute', 'minutes')} played; ${name} have the ball.`,
  side: (name: string, chart: string, x: number, more: string[]) =>
    `${name}: chart ${chart}, X ${x}${more.length > 0 ? `; ${more.join('; ')}` : ''}.`,
  askCard: (reads: string) => `Turn over a card (its ${reads} number will be read) and enter the card’s number, or what it shows: ${reads} 41`,
  askNumber: (die: string) => `Roll for the ${die} number`,
  dieNames: { top: 'top, 1 to 100', middle: 'middle, 1 to 20', bottom: 'bottom, 1 to 100', card: 'card' } as Record<
    string,
    string
  >,
  goal: 'Goal',
  how: {
    intro: 'Two clubs, rated from their real seasons, and a deck of a hundred cards. You watch, read the charts and keep the score.',
    steps: [
      ['One card, one minute.', 'The side with the ball turns a card and finds its number on its own chart: the better the side, the better the chart.'],
      ['Look further.', 'A shot, a corner, a free kick or a loose ball sends you on to a table, and the next card says how it ends.'],
      ['Contests.', 'For headers, tackles and fouls both sides turn a card and add their X, the rating of how well they do things.'],
      ['Cards and men.', 'A side a man short plays from a worse chart, and the other from a better one.'],
    ] as [string, string][],
    tip: 'Nothing is decided by the coaches: whom you match, and on whose ground, is the question.',
  },
};

export type Texts = typeof en;
