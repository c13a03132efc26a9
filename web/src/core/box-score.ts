// The order of a box score, as newspapers print it; what never happened is left out.

type Pair = [home: number, away: number];

const ORDER = [
  'goals',
  'own_goals',
  'shots',
  'on_target',
  'saves',
  'corners',
  'passes',
  'dribbles',
  'tackles',
  'interceptions',
  'offsides',
  'fouls',
  'yellows',
  'reds',
  'penalties',
  'substitutions',
  'shootout_kicks',
  'shootout_goals',
];
const ALWAYS = new Set(['goals', 'shots', 'saves']);

export function boxRows(box: Record<string, Pair>): [string, Pair][] {
  const place = (name: string) => (ORDER.includes(name) ? ORDER.indexOf(name) : ORDER.length);
  return Object.entries(box)
    .filter(([name, [home, away]]) => ALWAYS.has(name) || home + away > 0)
    .sort(([a], [b]) => place(a) - place(b));
}
