// Was nur offense-charts sagt, auf Deutsch.
import { plural } from '../../../texts/formats';
import { HALVES, more } from '../../../texts/german';
import { PRINTED } from './de-printed';
import type { Texts } from './en';

const NUMBERS: Record<string, string> = { top: 'oben', middle: 'Mitte', bottom: 'unten' };

export const de: Texts = {
  programme: 'Eine Karte pro Minute, und für jeden Verein eine Tafel, die sagt, was daraus wird. Lehn dich zurück und schau zu.',
  grounds: { N: 'neutraler Platz', H: 'zu Hause', A: 'auswärts' },
  ratings: { O: 'Angriff', D: 'Abwehr', X: 'Durchsetzung' },
  country: (country, tier) => `${country}, Liga ${tier}.`,
  ratingsHint:
    'O ist das Zehnfache der Tore, die der Verein in einem Spiel schießt, D das Zehnfache der Gegentore: Ein kleines D ist gut. Der Mittelwert von O und dem D des Gegners ist die Tabelle, nach der der Verein spielt. X ist das Zehnfache des Anteils gewonnener Spiele; es entscheidet Zweikämpfe. * heißt: Der neutrale Wert zählt.',
  work: {
    'seasons of offense-charts': 'Schritten: Saisons von Offense Charts',
  },
  chart: (key) => `Tafel ${key}`,
  noReading: 'Noch wurde keine Karte aufgedeckt.',
  chartCaption: (name, key, drawn) => `${name}, Tafel ${key}: gezogen wurde ${drawn}`,
  reference: (key) => `Tafel ${key} und Tabellen`,
  ratingsOf: 'Noten beider Vereine',
  tables: {
    'loose ball': 'freier Ball',
    'shot wide': 'Schuss vorbei',
    'shot high': 'Schuss drüber',
    corner: 'Ecke',
    'free kick': 'Freistoß',
    'shot result': 'Schuss',
    x: 'X',
  },
  printed: (text) => PRINTED[text] ?? text,
  lowEnough: (goal) => `${goal} (DRÜBER, aber die Zahl ist klein genug)`,
  penalty: 'Elfmeter',
  penaltyOf: (need, scored) => `${scored ? 'verwandelt' : 'verschossen'} (bis ${need} geht er hinein)`,
  contests: { control: 'Kampf um den Ball', header: 'Kopfballduell', tackle: 'Zweikampf', 'back pass': 'Rückpass' },
  contest: (total, against, won) => `${total} gegen ${against}: ${won ? 'gewonnen' : 'verloren'}`,
  offence: 'Foul oder nicht',
  offenceOf: (its, others, what) => `${its} gegen ${others}: ${what}`,
  places: {
    'kick-off': 'Anstoß',
    midfield: 'Mittelfeld',
    won: 'im Mittelfeld erobert',
    'own goal': 'vor dem eigenen Tor',
    goal: 'Tor',
    penalty: 'Elfmeter',
    'penalty scored': 'Elfmeter verwandelt',
    'penalty missed': 'Elfmeter verschossen',
    corner: 'Ecke',
    'shot on target': 'Schuss aufs Tor',
    'shot off target': 'kein Schuss aufs Tor',
    offside: 'Abseits',
  },
  lookUps: 'In dieser Minute nachgeschlagen',
  noLookUps: 'Weiter wurde nichts nachgeschlagen.',
  looked: (table, drawn, text) => `${table}${drawn === null ? '' : ` ${drawn}`}: ${text}`,
  cardsLeft: (count, of) => `noch ${count} von ${of} Karten`,
  ball: 'am Ball',
  x: (value) => `X ${value}`,
  booked: (at) => `verwarnt: ${at.length === 1 ? 'Position' : 'Positionen'} ${at.join(', ')}`,
  off: (at) => `vom Platz gestellt: ${at.length === 1 ? 'Position' : 'Positionen'} ${at.join(', ')}`,
  hurt: (minutes) => `ein Verletzter, noch ${minutes}`,
  periods: HALVES,
  minute: (period, minute, name) => `${period}, ${plural(minute, 'Minute', 'Minuten')} gespielt; ${name} am Ball.`,
  side: (name, chart, x, list) => `${name}: Tafel ${chart}, X ${x}${more(list)}.`,
  askCard: (reads) => `Deck eine Karte auf (gelesen wird die Zahl „${NUMBERS[reads] ?? reads}“) und gib ihre Nummer ein, oder was sie zeigt: ${reads} 41`,
  askNumber: (die) => `Würfle die Zahl „${NUMBERS[die] ?? die}“`,
  dieNames: { top: 'oben, 1 bis 100', middle: 'Mitte, 1 bis 20', bottom: 'unten, 1 bis 100', card: 'Karte' },
  goal: 'Tor',
  how: {
    intro: 'Zwei Vereine, bewertet nach ihren echten Saisons, und ein Stapel von hundert Karten. Du schaust zu, liest die Tafeln und schreibst mit.',
    steps: [
      ['Eine Karte, eine Minute.', 'Wer den Ball hat, deckt eine Karte auf und sucht die Zahl auf der eigenen Tafel: je besser die Mannschaft, desto besser die Tafel.'],
      ['Weiterlesen.', 'Ein Schuss, eine Ecke, ein Freistoß oder ein freier Ball schickt dich zu einer Tabelle, und die nächste Karte sagt, wie es ausgeht.'],
      ['Zweikämpfe.', 'Bei Kopfbällen, Grätschen und Fouls decken beide Seiten eine Karte auf und zählen ihr X dazu, die Note dafür, wie gut sie so etwas können.'],
      ['Karten und Leute.', 'Wer in Unterzahl ist, spielt von einer schlechteren Tafel, die andere Seite von einer besseren.'],
    ],
    tip: 'Die Trainer entscheiden nichts: Wen du gegeneinander antreten lässt und auf wessen Platz, das ist die Frage.',
  },
};
