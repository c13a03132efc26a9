// What is printed on cards, in English words: the codes stay as they are printed, and this says what they mean.

/** By the code, or by line and code where it means several things. */
export const codes: Record<string, string> = {
  'Cry+': 'carries the ball to the next third',
  'Chl+': 'takes on his man on the way to the next third',
  Fld: 'is fouled',
  'P++': 'long pass over two thirds',
  'Ps+S': 'through ball: a man is clear to shoot',
  'Pss+': 'pass to the next third',
  'Pto+': 'pass that goes astray',
  CryS: 'runs clear and shoots',
  ChlS: 'takes on his man and shoots',
  Swch: 'switches the ball to the other wing',
  OffP: 'pass to a man offside',
  CrsP: 'cross',
  GK: 'over the end line: goal kick',
  CK: 'wins a corner',
  Att: 'shot',
  Shot: 'gets to a ball in the box and shoots',
  OnT: 'shoots on target',
  'defence OnT': 'what he changes in the shooter’s OnT',
  Goal: 'scores, before the keeper’s SAVE',
  PK: 'scores a penalty',
  'CrsP+': 'what his crosses add to Shot',
  'CK+': 'what his corners add to Shot',
  PKw: 'wins a penalty',
  Own: 'own goal',
  Foul: 'foul in a challenge',
  TklR: 'tackle after which the ball is loose',
  Tkl: 'tackle that wins the ball',
  Ycd: 'yellow card',
  Rcd: 'red card',
  '2nd': 'second yellow card',
  PKc: 'foul that gives away a penalty',
  BlkP: 'blocked pass: the ball is loose',
  Int: 'intercepted pass',
  BlkS: 'blocked shot',
  CLR: 'clearance',
  'CrsP INT': 'the keeper claims a cross or a corner',
  REC: 'the keeper gathers a rebound',
  SWEEP: 'the keeper comes out and picks up a long pass',
  SV: 'saved and held',
  'save out CK': 'saved: corner',
  REB: 'saved: rebound',
  Throw: 'throws the ball out',
  Pass: 'plays it out short',
  LaunchR: 'kicks it long: the ball is loose in midfield',
  'after Pss+': 'the keeper finds a man in midfield',
  'after Pto+': 'the keeper loses the ball in midfield',
};

export const codesTitle = 'What is printed on the cards';

/** What a code means on this line of a card. */
export const meaning = (line: string, code = ''): string => codes[`${line} ${code}`] ?? codes[code] ?? code;

/** The words that stand on the table. */
export const terms: [string, string][] = [
  ['HREC', 'blue up to this number wins a loose ball in this third for home; known once both sheets are in'],
  ['EXTRAS', 'added time: goals, fouls and changes put cards on this pile, played after the 90 of a half'],
  ['SOS', 'strength of schedule, only between teams of different leagues: a card whose SOS number is no more than the gap between them helps the stronger'],
  ['END', 'stamina: a man is tired if blue is no higher, so low is good'],
  ['INJ', 'how easily he is hurt'],
  ['LINE, OFF', 'how good he is in his line, and in attack'],
];
