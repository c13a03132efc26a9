// What only inside-the-net says, in English. `de.ts` has the same shape.
import { plural } from '../../../texts/formats';
import type { Check } from '../duel';
import { codes, codesTitle, meaning, terms } from './en-codes';
import { tales } from './en-tales';

const STRIPS: Record<string, string> = { DEF: 'Home', MID: 'Middle', OFF: 'Away' };

export const en = {
  programme: 'Every player has his own card, and three dice decide each duel. You pick the eleven and make the changes.',
  squadMen: (players: number, keepers: number) => `${plural(players, 'player', 'players')}, ${plural(keepers, 'keeper', 'keepers')}`,
  squadHint: 'Ranges are numbers of a d20. LINE and OFF are ratings of the man, END is his stamina, INJ how easily he is hurt.',
  /** What the server does for this game, in its words and in ours. */
  work: {
    'seasons for the player cards of inside-the-net': 'seasons for the player cards of inside-the-net',
    'seasons of inside-the-net': 'seasons of inside-the-net',
  } as Record<string, string>,
  /** What takes long when cards are made. */
  slow: 'player cards of Inside the Net',
  strips: STRIPS,
  hrec: 'HREC',
  zones: { DEF: 'in front of their own goal', MID: 'in midfield', OFF: 'in front of the other goal' } as Record<string, string>,
  goal: 'Goal',
  ball: 'has the ball',
  periods: { 'first half': '1st half', 'second half': '2nd half', 'full time': 'Full time' } as Record<string, string>,
  sealed: 'Sealed until kick-off',
  sealedHint: 'Neither coach sees the other’s team sheet before both are in.',
  windows: (left: number) => `${plural(left, 'window', 'windows')} left`,
  keeperShort: 'GK',
  next: {
    'kick-off': 'Kick-off',
    play: 'Open play',
    'free kick': 'Free kick',
    corner: 'Corner',
    cross: 'Cross',
    rebound: 'Rebound',
    open: 'Through on goal',
    keeper: 'Keeper',
    'goal kick': 'Goal kick',
    penalty: 'Penalty',
    'loose ball': 'Loose ball',
  } as Record<string, string>,
  cards: {
    regular: (left: number) => `${left} of 90 cards left`,
    extrasCount: (cards: number, sideways: boolean) =>
      cards === 0 ? 'none' : `${cards}${sideways ? ', the top one sideways' : ''}`,
    spare: (left: number) => `${left} spare`,
  },
  dieNames: { black: 'black', white: 'white', blue: 'blue', card: 'card' } as Record<string, string>,
  /** What an event came to, in a sentence. */
  tales,
  /** What is printed on cards, in words. */
  codes,
  codesTitle,
  meaning,
  terms,
  notYet: 'Nothing has been thrown for it yet.',
  wholeCard: 'The whole card',
  field: 'The pitch with everybody on it',
  duel: 'The action card and both men’s cards',
  actionCard: 'Action card',
  versus: 'v',
  cardNumber: (number: string) => `No. ${number}`,
  extraCard: 'from EXTRAS',
  legend: {
    home: 'a home player, with his spot',
    away: 'an away player, with his spot',
    acts: 'on the ball',
    meets: 'against him',
    empty: 'an empty spot',
    caution: 'booked: one yellow card',
    warning: 'booked and on a last warning: no second card was shown, but the next yellow one sends him off',
    fresh: 'came on as a substitute',
    hrec: 'home wins a loose ball in this third with blue up to this number',
  },
  onBall: 'On the ball',
  against: 'Against him',
  keeper: 'Keeper',
  nobody: 'Nobody stands there',
  /** How a die was read: in words, with what is printed on the card behind it. */
  checks: {
    action: ({ hits, name, line }: Check) => `${meaning(line, hits[0])} (${hits[0]}), on the card of ${name}`,
    stop: ({ hits, name, keys, line }: Check) =>
      name === null
        ? 'nobody is there to stop it'
        : hits.length > 0
          ? `${hits.map((key) => `${meaning(line, key)} (${key})`).join(' and ')}, on the card of ${name}`
          : `nothing against it on the card of ${name} (${keys.join(', ')})`,
    free: () => 'not read: nothing can stop it',
    loose: ({ need, line, side }: Check) => `home wins a loose ball in “${STRIPS[line] ?? line}” up to ${need} (HREC): it goes to ${side}`,
    control: ({ need, name, hits }: Check) => `${name} gets to the ball up to ${need} (Shot): ${hits.length > 0 ? 'reached' : 'missed'}`,
    target: ({ need, name, hits }: Check) => `${name} is on target here up to ${need} (OnT): ${hits.length > 0 ? 'on target' : 'wide'}`,
    goal: ({ need, hits }: Check) => `against this keeper it is a goal up to ${need} (Goal and SAVE): ${hits.length > 0 ? 'goal' : 'saved'}`,
    save: ({ hits, name, line }: Check) => `${meaning(line, hits[0])} (${hits[0]}), on the card of ${name}`,
    keeper: ({ hits, name, line }: Check) => `${meaning(line, hits[0])} (${hits[0]}), on the card of ${name}`,
    penalty: ({ need, name, hits }: Check) => `${name} scores a penalty here up to ${need} (PK): ${hits.length > 0 ? 'goal' : 'saved'}`,
    blue: ({ keys, need, name, hits, line }: Check) =>
      `${meaning(line, keys[0])} (${keys[0]}) for ${name} up to ${need}: ${hits.length > 0 ? 'yes' : 'no'}`,
  } satisfies Record<Check['kind'], (check: Check) => string>,
  lineUps: 'Line-ups',
  lines: { DF: 'Defenders', MF: 'Midfielders', FW: 'Forwards' } as Record<string, string>,
  bench: 'Bench',
  sentOff: 'Sent off',
  hurt: 'Injured',
  signs: {
    booked: 'booked',
    lastWarning: 'booked, last warning',
    on: 'came on',
    empty: 'empty',
    tired: 'tired',
    ball: 'on the ball',
    against: 'against him',
  },
  cardsOf: (name: string) => `All cards of ${name}`,
  whose: 'Whose card',
  groups: {
    DEF: 'In his own third (DEF)',
    MID: 'In midfield (MID)',
    OFF: 'In the attacking third (OFF)',
    attack: 'Shooting',
    challenge: 'Against a challenge',
    foul: 'Fouls',
    pass: 'Against a pass',
    shot: 'Against a shot',
    delivery: 'Against crosses, corners, rebounds',
    'save out': 'Shot save out',
    stops: 'Keeper’s stops',
    after: 'After a save',
    'goal kick': 'Goal kick',
  } as Record<string, string>,
  state: (period: string, name: string, zone: string, next: string) => `${period}; ${name} have the ball ${zone}: ${next.toLowerCase()}.`,
  pile: (regular: number, extras: string) => `${regular} regular cards left, EXTRAS: ${extras}.`,
  hrecSaid: (strips: number[]) => `HREC ${strips.join(', ')} from the home goal on.`,
  side: (name: string, formation: string, windows: number, more: string[]) =>
    `${name}: ${formation}, ${plural(windows, 'window', 'windows')} left${more.length > 0 ? `; ${more.join('; ')}` : ''}.`,
  /** A man in that list who has been let off once. */
  warned: (name: string) => `${name} (last warning)`,
  bookedList: (names: string[]) => `booked: ${names.join(', ')}`,
  offList: (names: string[]) => `sent off: ${names.join(', ')}`,
  questions: {
    sheet: (name: string) => `${name}: your team sheet`,
    change: (name: string, about: string) => `${name}: any changes? (${about})`,
    off: (name: string) => `${name}: who goes off?`,
    on: (name: string, about: string) => `${name}: who comes on ${about}?`,
    keeper: (name: string) => `${name}: who keeps goal?`,
    shape: (name: string) => `${name}: in which formation?`,
    place: (name: string, about: string) => `${name}: who plays in ${about}?`,
    replacement: (name: string, about: string) => `${name}: who comes on ${about}?`,
    tired: (name: string, about: string) => `${name}: ${about}`,
    penalty: (name: string) => `${name}: who takes the penalty?`,
    corner: (name: string) => `${name}: who takes the corner?`,
  } as Record<string, (name: string, about: string) => string>,
  /** A man who is chosen: by his number on the list, or by his spot. */
  byNumber: {
    number: (at: string) => `number ${at}`,
    keeper: (at: string) => `keeper ${at}`,
    spot: (at: string) => `spot ${at}`,
  } as Record<string, (at: string) => string>,
  /** What stands behind a line, by the question. */
  changes: { sheet: 'Change men, keeper or formation', change: 'Make a change' } as Record<string, string>,
  playWith: 'Play with this eleven',
  choices: {
    'go on': 'Go on',
    change: 'Change a man',
    'change keeper': 'Change the keeper',
    'new order': 'New order',
    nobody: 'Nobody',
    replace: 'Replace him',
    keep: 'Keep him on',
  } as Record<string, string>,
  askCard: (reads: string) => `Flip an action card (its ${reads} section is read) and enter its number, or what it shows: 6v5`,
  askDie: (die: string) => `Throw the ${die} die and enter what it shows`,
  may: {
    sheet: 'the team sheet',
    change: 'changes',
    replacement: 'who replaces an injured man',
    tired: 'tired men',
    penalty: 'who takes penalties',
    corner: 'who takes corners',
  } as Record<string, string>,
  how: {
    intro: 'Every player has a card. The action card names who is on the ball and who stands against him; black is read on the one’s card, white on the other’s.',
    steps: [
      ['A card names two men.', 'Each card has a pair of line-up spots for your own third, for midfield and for the attacking third.'],
      ['Black acts, white answers.', 'Black picks what the man on the ball does; white is looked up in the other’s ranges for just that kind of action.'],
      ['Blue wins loose balls.', 'HREC, one number for each third, says how far home wins them. Formations, bookings and fresh legs move it.'],
      ['Shots are thrown anew.', 'First on target, then against the keeper; a rebound, a cross or a corner turns another card.'],
      ['Cards are the clock.', 'Ninety make a half. Goals, fouls and changes add EXTRAS.'],
    ] as [string, string][],
    tip: 'The automatic rule takes tired men off for you; at half-time you may change what you like.',
  },
};

export type Texts = typeof en;
