// Was nur action-deck sagt, auf Deutsch.
import { HALVES, more } from '../../../texts/german';
import type { Texts } from './en';

export const de: Texts = {
  programme: 'Die Karten tragen den Ball von Zone zu Zone, und deine Spieler schießen, foulen und treffen mit Namen. Wann presst du?',
  chartHint: 'Bereiche sind die Zahlen von 1 bis 100, die diese Aktion oder diesen Spieler bedeuten; OG, G% und SAVE sind Prozente.',
  work: {
    'team charts of action-deck': 'Schritten: Team-Tabellen von Action Deck',
    'seasons of action-deck': 'Schritten: Saisons von Action Deck',
  },
  zones: { A: 'Angriff', M: 'Mittelfeld', D: 'Eigene Zone' },
  thirds: (left, right) => [left, 'Mittelfeld', right],
  defends: (short) => `Zone ${short}`,
  card: 'Karte',
  noCard: 'Noch wurde keine Karte aufgedeckt.',
  cardNumber: 'Nummer',
  read: 'gelesen',
  cardsLeft: (count, of) => `noch ${count} von ${of} Karten`,
  lookUps: 'Nachgeschlagen seit der letzten Zonenkarte',
  noLookUps: 'Nachgeschlagen wurde nichts.',
  hit: (what, drawn) => `${what}: gezogen wurde ${drawn}`,
  of: (name, what) => `${name}, ${what}`,
  looked: (what, drawn, text) => `${what} ${drawn}: ${text}`,
  teamChart: (name) => `Mannschaftstafel von ${name}`,
  ball: 'am Ball',
  control: (value) => `CTL ${value}`,
  presses: (count) => `PRESS ${count}-mal benutzt`,
  booked: (list) => `verwarnt: ${list}`,
  off: (list) => `vom Platz gestellt: ${list}`,
  keeper: (name) => `Torwart: ${name}`,
  periods: HALVES,
  state: (period, marks, name, zone) => `${period}, Strich ${marks}; ${name} am Ball, ${zone}.`,
  side: (name, control, list) => `${name}: CTL ${control}${more(list)}.`,
  askCard: (reads) =>
    `Deck eine Karte auf (es zählt ${reads === 'number' ? 'ihre Zahl' : `der Eintrag „${reads}“`}) und gib ihre Nummer ein, oder was sie zeigt; 101 ist die X-Karte`,
  press: (name) => `${name}: pressen oder weiterspielen?`,
  stall: (name) => `${name}: Zeit schinden oder weiterspielen?`,
  keeperAsked: (name) => `${name}: Wer steht bei diesem Schuss im Tor?`,
  choices: {
    'play on': ['Weiterspielen', 'Die Zone wird wie immer gezogen'],
    press: ['Pressen', 'Ein besseres Ergebnis, wenn die nächste Zahl in deinem Kontrollwert liegt'],
    stall: ['Zeit schinden', 'Eine Karte ungelesen abwerfen und den Ball dort halten, wo er ist'],
    draw: ['Ziehen', 'Die Spalte FACED nennt den Torwart'],
  },
  saves: (rating) => `SAVE ${rating}`,
  may: { press: 'Pressing', stall: 'Zeitspiel', keeper: 'dem Torwart bei jedem Schuss' },
  goal: 'Tor',
  how: {
    intro: 'Zwei Mannschaftstafeln, auf denen jeder Spieler steht, und ein Stapel von hundertundeiner Karte. Wer den Ball hat, zieht; der Ball wandert von Zone zu Zone, und was auf den Tafeln steht, tun die Spieler.',
    steps: [
      ['Eine Karte, eine Zone.', 'Jede Karte hat einen Eintrag für die eigene Zone, für das Mittelfeld und für die Angriffszone. Er bewegt den Ball, verlangt eine Kontrollkarte oder lässt nach einem Foul sehen.'],
      ['Angriff.', 'AA in der Angriffszone schickt dich zu deiner Mannschaftstafel: ein Schuss, ein Foul, oder der Ball ist weg.'],
      ['Ein Schuss hat einen Namen.', 'Die Spalte SHT sagt, wer schießt, OG, ob er aufs Tor geht. Gerade Zahlen fragen nach dem Schützen, ungerade nach dem Torwart.'],
      ['Striche statt Minuten.', 'Jedes Mal, wenn der Ball die Seite wechselt, gibt es einen Strich; nach einer festen Zahl von Strichen ist Halbzeit.'],
    ],
    tip: 'Ein paarmal im Spiel darfst du pressen, wenn eine Karte sitzen muss, und Zeit schinden, um eine Führung zu halten.',
  },
};
