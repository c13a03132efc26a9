// What only action-deck says, in English. `de.ts` has the same shape.

export const en = {
  programme: 'The cards carry the ball from zone to zone, and your players shoot, foul and score by name. When do you press?',
  chartHint: 'Ranges are the numbers from 1 to 100 that mean this action or this player; OG, G% and SAVE are percentages.',
  /** What the server does for this game, in its words and in ours. */
  work: {
    'team charts of action-deck': 'team charts of action-deck',
    'seasons of action-deck': 'seasons of action-deck',
  } as Record<string, string>,
  zones: { A: 'Attack', M: 'Midfield', D: 'Own zone' } as Record<string, string>,
  thirds: (left: string, right: string): [string, string, string] => [left, 'midfield', right],
  defends: (short: string) => `${short} zone`,
  card: 'Card',
  noCard: 'No card has been turned yet.',
  cardNumber: 'Number',
  read: 'read',
  cardsLeft: (count: number, of: number) => `${count} of ${of} cards left`,
  reference: 'Card, charts and look-ups',
  /** What is printed on charts; what is not known stays. */
  printed: (text: string): string => text,
  /** Whom a column of the team chart names. */
  columns: {
    shooter: 'shooter',
    'g range': 'scorer',
    foul: 'foul by',
    fouled: 'fouled',
    card: 'card for',
    assist: 'assist',
    keeper: 'keeper',
  } as Record<string, string>,
  /** What a draw was for, and what came of it. */
  found: {
    foulCheck: 'AA (foul check)',
    passed: 'passed over',
    parity: 'parity',
    even: 'even',
    odd: 'odd',
    control: 'control',
    kept: 'kept',
    lost: 'lost',
    pressed: 'pressed',
    yes: (is: boolean): string => (is ? 'yes' : 'no'),
    shot: 'shot',
    onGoal: 'on goal',
    notOnGoal: 'not on goal',
    goal: 'goal',
    save: 'save',
    assists: 'assists',
    penalty: 'penalty',
    scored: 'scored',
    missed: 'missed',
  },
  /** Where the ball is, besides the zones. */
  places: { shot: 'shot', penalty: 'penalty', goal: 'goal' } as Record<string, string>,
  lookUps: 'Looked up since the last zone draw',
  noLookUps: 'Nothing was looked up.',
  hit: (what: string, number: number | null) => `${what}: ${number} was drawn`,
  of: (name: string, what: string) => `${name}, ${what}`,
  looked: (what: string, number: number | null, text: string) => `${what} ${number}: ${text}`,
  teamChart: (name: string) => `Team chart of ${name}`,
  ball: 'has the ball',
  control: (value: number) => `Control ${value}`,
  presses: (count: number) => `pressed ${count} ${count === 1 ? 'time' : 'times'}`,
  booked: (list: string) => `booked: ${list}`,
  off: (list: string) => `sent off: ${list}`,
  keeper: (name: string) => `keeper named: ${name}`,
  periods: { 'first half': '1st half', 'second half': '2nd half', 'full time': 'Full time' } as Record<string, string>,
  state: (period: string, marks: number, name: string, zone: string) =>
    `${period}, mark ${marks}; ${name} have the ball, ${zone.toLowerCase()}.`,
  side: (name: string, control: number, more: string[]) =>
    `${name}: control ${control}${more.length > 0 ? `; ${more.join('; ')}` : ''}.`,
  askCard: (reads: string) =>
    `Turn over a card (its ${reads === 'number' ? 'number' : `${reads} reading`} counts) and enter the card’s number, or what it shows; 101 is the X card`,
  press: (name: string) => `${name}: press, or play on?`,
  stall: (name: string) => `${name}: stall, or play on?`,
  keeperAsked: (name: string) => `${name}: who keeps goal against this shot?`,
  choices: {
    'play on': ['Play on', 'Draw for the zone as usual'],
    press: ['Press', 'If the card says only +1 or 0 and the next number is within your control rating, the ball gets one zone farther'],
    stall: ['Stall', 'Let time pass: play goes on as usual, a card is burnt unread, and a mark is made'],
    draw: ['Draw for him', 'The FACED column names the keeper'],
  } as Record<string, [string, string]>,
  saves: (rating: string) => `SAVE ${rating}`,
  may: { press: 'pressing', stall: 'stalling', keeper: 'the keeper against each shot' } as Record<string, string>,
  goal: 'Goal',
  how: {
    intro: 'Two team charts that name every player, and a deck of a hundred and one cards. The side with the ball draws, the ball goes from zone to zone, and what the charts say is what the players do.',
    steps: [
      ['A card, a zone.', 'Each card has a reading for your own zone, for midfield and for the attacking zone. It moves the ball, asks for a control draw, or for a look at a foul.'],
      ['Attack.', 'AA in the attacking zone sends you to your team chart: a shot, a foul, or the ball is lost.'],
      ['A shot has a name.', 'The SHT column says who shoots, OG whether it is on goal. Even numbers are about the shooter, odd ones about the keeper.'],
      ['Marks, not minutes.', 'Each time the ball changes hands a mark is made; a half ends after a fixed number of them.'],
    ] as [string, string][],
    tip: 'Behind in the second half you may press a few times; in front you may stall, and time passes.',
  },
};

export type Texts = typeof en;
