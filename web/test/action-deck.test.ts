import { expect, it } from 'vitest';
import { ballAt, lookUps, zoneDrawn, type Papers } from '../src/games/action-deck/lookups';
import { story } from './samples';

const told = (events: string[]) => events.map((event) => story(event));

const team = {
  ratings: [],
  actions: [
    { from: 1, to: 40, text: 'SHOOT' },
    { from: 41, to: 100, text: 'TURNOVER' },
  ],
  players: [
    ['Boone', '51-100', '30'],
    ['Adair', '1-50', '36'],
  ],
  keepers: [['Stott', '1-100', '70']],
};
const papers: Papers = {
  game: 'action-deck',
  teams: [team, team],
  player_columns: ['player', 'SHT', 'OG'],
  keeper_columns: ['keeper', 'FACED', 'SAVE'],
  charts: { saves: [{ from: 1, to: 100, text: 'other D: held' }] },
  cards: [],
};

it('finds what was looked up since the last zone draw, with the range that was hit', () => {
  const recent = told([
    'zone home A AA',
    'attack home 12 shoot',
    'shooter home 30 Adair',
    'shot home Adair 36 of 36 on goal',
    'parity home 64 even',
    'even home Adair 27 of 26 save',
    'saves home 48 other D',
  ]);
  const found = lookUps(recent, papers);
  expect(found.map(({ what, number, text }) => [what, number, text])).toEqual([
    ['AA', 12, 'shoot'],
    ['SHT', 30, 'Adair'],
    ['shot', 36, 'Adair on goal (≤ 36)'],
    ['parity', 64, 'even'],
    ['even', 27, 'Adair save (≤ 26)'],
    ['saves', 48, 'other D'],
  ]);
  expect(found[1]?.lines).toEqual([
    { from: 1, to: 50, text: 'Adair' },
    { from: 51, to: 100, text: 'Boone' },
  ]);
  expect(found[2]?.lines).toBeNull();
});

it('begins again with each zone draw', () => {
  expect(lookUps(told(['control home A 61 of 60 lost', 'zone away D +1']), papers)).toEqual([]);
});

it('knows which reading of a card counted', () => {
  expect(zoneDrawn(told(['zone away M +1 CTL']))).toBe('M');
  expect(zoneDrawn(told(['control home A 61 of 60 lost']))).toBeNull();
});

it('puts the ball where the holder sees it', () => {
  expect(ballAt('A', 'home')).toBeCloseTo(5 / 6);
  expect(ballAt('A', 'away')).toBeCloseTo(1 / 6);
  expect(ballAt('M', 'away')).toBe(0.5);
});
