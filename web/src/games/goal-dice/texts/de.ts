// Was nur goal-dice sagt, auf Deutsch.
import { plural } from '../../../texts/formats';
import { SIDES } from '../../../texts/german';
import type { Texts } from './en';

const DICE: Record<number, string> = { 1: 'einem Würfel', 2: 'zwei Würfeln', 3: 'drei Würfeln' };

const SQUARES: Record<string, string> = {
  'Own goalmouth': 'Eigenes Tor',
  'Own flag': 'Eigene Eckfahne',
  'Back flank': 'Hinterer Flügel',
  'End Kick Off': 'Vor der Mittellinie',
  'Mid-field circle': 'Mittelkreis',
  'Halfway flank': 'Mittlerer Flügel',
  'Attacking flank': 'Angriffsflügel',
  'Inside channel': 'Halbraum',
  'Edge of the box': 'Strafraumgrenze',
  Wing: 'Außenbahn',
  'Attacking corner': 'Angriffsecke',
  'Penalty box': 'Strafraum',
};

export const de: Texts = {
  programme: 'Vier Würfel stürmen übers Feld, ein zehnseitiger steht im Tor. Jetzt schießen oder noch einen Wurf wagen?',
  competitions: { 'goal-dice-world-cup': 'Weltmeisterschaft in Goal Dice' },
  namesOnly: 'Teams von Goal Dice sind nur Namen: Alle spielen gleich, und jeder eigene Name geht auch.',
  periods: {
    toss: 'Seitenwahl',
    'first half': '1. Halbzeit',
    'second half': '2. Halbzeit',
    overtime: 'Verlängerung',
    'sudden death': 'Nächstes Tor entscheidet',
    'shoot-out': 'Elfmeterschießen',
    'full time': 'Abpfiff',
  },
  dieNames: {
    attack: 'Angriff',
    goalie: 'Torwart',
    punt: 'Abschlag',
    toss: 'Seitenwahl',
    wild: 'Joker',
    'mate-1': 'Partner 1',
    'mate-2': 'Partner 2',
  },
  square: (label) => SQUARES[label] ?? label,
  fieldTitle: 'Das Spielfeld: zwei Streifen aus Feldern, Heim nach oben, Auswärts nach unten',
  onTurn: 'am Zug',
  kickOff: 'AN',
  failure: '1 Fehlwurf',
  owes: 'setzt aus',
  diceLost: (count) => `−${count} ${count === 1 ? 'Würfel' : 'Würfel'}`,
  goal: 'TOR',
  shotDice: (dice, minus) =>
    dice === 0
      ? 'kein Schuss von hier'
      : `Schuss mit ${DICE[dice] ?? `${dice} Würfeln`}${minus ? `, minus ${minus}` : ''}`,
  legend: [
    ['dice', 'Würfel für einen Schuss von dort'],
    ['minus', 'wird vom Schuss abgezogen'],
    ['punt', 'Abschläge, die dort landen'],
  ],
  reach: {
    pair: 'Paar',
    'two pairs': 'zwei Paare',
    'three of a kind': 'Drilling',
    straight: 'Straße',
    'four of a kind': 'Vierling',
  },
  reachAny: 'jeder Treffer',
  legendSigns:
    'AN: Anstoß steht noch aus. 1 Fehlwurf: ein Wurf ging daneben, ein zweiter bringt eine Strafe. Setzt aus: verliert den nächsten Zug.',
  squareLine: (id, label, shot, punt) => `${id} ${label}: ${shot}${punt}`,
  puntLine: (from, to) => `; Abschläge von ${from} bis ${to} landen hier`,
  pathTitle: 'Die Felder in der Reihenfolge des Weges',

  summary: (period, seconds, turn) =>
    `${period}${seconds === null ? '' : `, noch ${seconds} Sekunden`}${turn ? `; ${turn} am Zug` : ''}.`,
  place: (name, id, label, signs) => `${name}: ${id} ${label}${signs.length ? `, ${signs.join(', ')}` : ''}.`,
  sign: {
    kickOff: 'Anstoß steht aus',
    failure: 'ein Fehlwurf',
    owes: 'verliert den nächsten Zug',
    dice: (count) => `${count} Würfel weniger`,
  },
  kicks: (name, scored, taken) => `${name}: ${scored} von ${taken} im Elfmeterschießen.`,

  rollToss: 'Würfle um den ersten Anstoß: erst Heim, dann Auswärts. 0 ist zehn.',
  rollAttack: (name) => `${name}: Was zeigen die Angriffswürfel?`,
  rollWild: (name) => `${name}: Was zeigt der Joker?`,
  rollGoalie: (name) => `${name}: Was zeigt der Torwartwürfel? 0 ist zehn.`,
  rollPunt: (name) => `Abschlag ${name}: Was zeigt der Torwartwürfel? 0 ist zehn.`,

  askTurn: (name) => `${name}: vorrücken oder schießen?`,
  askPenalty: (name, other) => `${name}: Welche Strafe bekommt ${other}?`,
  askOther: (name) => `${name}: Was soll es sein?`,
  choices: {
    advance: 'Vorrücken',
    shoot: 'Schießen',
    'lose turn': 'Aussetzen',
    'send back': 'Zurückschicken',
    'lose die': 'Würfel abgeben',
  },
  advanceHint: (chance, squares) =>
    chance ? `${chance} für ein Weiterkommen${squares.length > 0 ? `, nach ${squares.join(', ')}` : ''}` : '',
  shootHint: (dice, minus, chance) =>
    `${plural(dice, 'Würfel', 'Würfel')}${minus ? ` minus ${minus}` : ''} gegen den Torwart${chance ? `: Tor ${chance}` : ''}`,
  loseTurnHint: (name, square) => `${name} bleibt auf ${square} und setzt einmal aus`,
  sendBackHint: (name, square) => `${name} geht zurück nach ${square} und setzt nicht aus`,
  loseDieHint: (name) => `${name} spielt bis zum Ende der Halbzeit mit einem Würfel weniger`,

  hands: {
    pair: 'Paar',
    'two pairs': 'Zwei Paare',
    'three of a kind': 'Drilling',
    straight: 'Straße',
    'four of a kind': 'Vierling',
  },
  to: (hand, square) => `${hand}: nach ${square}`,
  nothing: 'Nichts',
  nothingTwice: 'Zweimal hintereinander nichts',
  kickOffLost: (square) => `Nichts: zurück nach ${square}`,
  cleared: 'Nichts: Der Torwart hat ihn',
  goalOf: (total, goalie) => `${total} schlägt ${goalie}: Tor!`,
  savedOf: (total, goalie) => (goalie === 1 ? 'Die 1 des Torwarts hält alles' : `${total} gegen ${goalie}: gehalten`),
  again: (total) => `${total} auf beiden Seiten: noch einmal`,
  puntTo: (result, square) => `Abschlag ${result}: nach ${square}`,
  kickIn: (total, goalie) => `${total} schlägt ${goalie}: drin!`,
  tossWon: (side, name) => `${name} (${SIDES[side]}) hat Anstoß`,
  tossLevel: 'Gleich: noch einmal',

  how: {
    intro: 'Zwei Seiten stürmen mit vier Würfeln übers Feld, ein zehnseitiger Würfel hütet das Tor.',
    steps: [
      [
        'Vorrücken.',
        'Wirf vier Würfel. Ein Paar bringt dich ein Feld weiter, zwei Paare zwei; ein Drilling führt zur Ecke, eine Straße oder ein Vierling in den Strafraum. Du darfst weitermachen.',
      ],
      [
        'Oder schießen.',
        'Wirf die Würfel, die auf deinem Feld stehen, und zieh sein Minus ab. Schlägst du den Torwartwürfel, ist es ein Tor; eine 1 hält alles.',
      ],
      ['Nichts?', 'Kein Paar und keine Straße: Dein Zug ist vorbei. Zweimal hintereinander, und die andere Seite sucht dir eine Strafe aus.'],
      [
        'Gehalten?',
        'Der Torwart schlägt ab: Kurze Abschläge lassen dich am Tor, weite schicken dich nach Hause. Jeder Wurf kostet 12 Sekunden einer Halbzeit von fünf Minuten.',
      ],
    ],
    tip: 'Die ganze Kunst: ein Feld weiter der bessere Schuss, oder jetzt der sichere?',
  },
};
