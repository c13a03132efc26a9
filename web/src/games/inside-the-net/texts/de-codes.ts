// Was auf Karten gedruckt ist, in deutschen Worten: Die Kürzel bleiben, wie sie gedruckt sind, und hier steht, was sie heißen.

/** Nach dem Kürzel, oder nach Zeile und Kürzel, wo es mehreres heißt. */
export const codes: Record<string, string> = {
  'Cry+': 'trägt den Ball ins nächste Drittel',
  'Chl+': 'geht auf dem Weg ins nächste Drittel ins Duell',
  Fld: 'wird gefoult',
  'P++': 'langer Ball über zwei Drittel',
  'Ps+S': 'Steilpass: ein Mitspieler ist frei zum Schuss',
  'Pss+': 'Pass ins nächste Drittel',
  'Pto+': 'Fehlpass',
  CryS: 'läuft frei durch und schießt',
  ChlS: 'geht ins Duell und schießt',
  Swch: 'Verlagerung auf die andere Seite',
  OffP: 'Pass ins Abseits',
  CrsP: 'Flanke',
  GK: 'ins Toraus: Abstoß',
  CK: 'holt eine Ecke heraus',
  Att: 'Schuss',
  Shot: 'kommt im Strafraum an den Ball und schießt',
  OnT: 'schießt aufs Tor',
  'defence OnT': 'was er am OnT des Schützen ändert',
  Goal: 'trifft, vor dem SAVE des Torwarts',
  PK: 'verwandelt einen Elfmeter',
  'CrsP+': 'was seine Flanken zu Shot hinzufügen',
  'CK+': 'was seine Ecken zu Shot hinzufügen',
  PKw: 'holt einen Elfmeter heraus',
  Own: 'Eigentor',
  Foul: 'Foul im Zweikampf',
  TklR: 'Tackling, nach dem der Ball frei ist',
  Tkl: 'Tackling, das den Ball gewinnt',
  Ycd: 'Gelbe Karte',
  Rcd: 'Rote Karte',
  '2nd': 'zweite Gelbe Karte',
  PKc: 'Foul, das einen Elfmeter kostet',
  BlkP: 'geblockter Pass: der Ball ist frei',
  Int: 'abgefangener Pass',
  BlkS: 'geblockter Schuss',
  CLR: 'geklärt',
  'CrsP INT': 'der Torwart fängt eine Flanke oder Ecke ab',
  REC: 'der Torwart sichert einen Abpraller',
  SWEEP: 'der Torwart kommt heraus und fängt einen langen Pass ab',
  SV: 'gehalten',
  'save out CK': 'pariert: Ecke',
  REB: 'pariert: Abpraller',
  Throw: 'Abwurf',
  Pass: 'spielt kurz heraus',
  LaunchR: 'weiter Abschlag: der Ball ist im Mittelfeld frei',
  'after Pss+': 'der Torwart findet einen Mitspieler im Mittelfeld',
  'after Pto+': 'der Torwart verliert den Ball im Mittelfeld',
};

export const codesTitle = 'Was auf den Karten gedruckt ist';

/** Was ein Kürzel auf dieser Zeile einer Karte heißt. */
export const meaning = (line: string, code = ''): string => codes[`${line} ${code}`] ?? codes[code] ?? code;

/** Die Wörter, die auf dem Tisch stehen. */
export const terms: [string, string][] = [
  ['HREC', 'bis zu dieser Zahl gewinnt Blau hier einen freien Ball für Heim; bekannt nach beiden Aufstellungen'],
  ['EXTRAS', 'Nachspielzeit: Tore, Fouls und Wechsel legen Karten auf diesen Stapel, gespielt nach den 90 einer Halbzeit'],
  ['SOS', 'Stärke des Gegners, nur zwischen Teams verschiedener Ligen: Eine Karte, deren SOS-Zahl höchstens der Abstand der beiden ist, hilft dem stärkeren'],
  ['END', 'Ausdauer: müde ist, bei wem Blau nicht höher ist; niedrig ist gut'],
  ['INJ', 'wie leicht er sich verletzt'],
  ['LINE, OFF', 'wie gut er in seiner Linie ist, und im Angriff'],
];
