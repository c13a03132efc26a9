import { expect, it } from 'vitest';
import { ballAt, lookUps, zoneDrawn, type Papers } from '../src/games/action-deck/lookups';
import { printed } from '../src/games/action-deck/printed';
import { wayOf } from '../src/games/action-deck/way';
import type { ActionDeckEvent } from '../src/api/schema';
import { speak } from '../src/texts';
import { told as tellings } from './samples';

const told = tellings<ActionDeckEvent>();

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
  const side = 'home';
  const recent = [
    told('zone', { side, zone: 'A', reading: 'AA' }),
    told('attack', { side, number: 12, action: 'shoot' }),
    told('found', { side, column: 'shooter', number: 30, player: 'Adair' }),
    told('shot', { side, player: 'Adair', number: 36, need: 36, on_goal: true }),
    told('parity', { side, number: 64, even: true }),
    told('even', { side, player: 'Adair', number: 27, need: 26, goal: false }),
    told('chart', { side, chart: 'saves', number: 48, result: 'other D' }),
  ];
  const found = lookUps(recent, papers);
  expect(found.map(({ what, number, text }) => [what, number, text])).toEqual([
    ['AA', 12, 'shoot'],
    ['shooter', 30, 'Adair'],
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

const lost = told('control', { side: 'home', zone: 'A', number: 61, need: 60, kept: false });

it('begins again with each zone draw', () => {
  expect(lookUps([lost, told('zone', { side: 'away', zone: 'D', reading: '+1' })], papers)).toEqual([]);
});

it('knows which reading of a card counted', () => {
  expect(zoneDrawn([told('zone', { side: 'away', zone: 'M', reading: '+1 CTL' })])?.zone).toBe('M');
  expect(zoneDrawn([lost])).toBeUndefined();
  expect(lookUps([lost], papers)[0]?.text).toBe('A lost (≤ 60)');
});

it('puts the ball where the holder sees it', () => {
  expect(ballAt('A', 'home')).toBeCloseTo(5 / 6);
  expect(ballAt('A', 'away')).toBeCloseTo(1 / 6);
  expect(ballAt('M', 'away')).toBe(0.5);
});

it('follows the ball from zone to zone, and to the goal that is shot at', () => {
  const zone = (side: 'home' | 'away', zone: 'A' | 'M' | 'D', card: number) => told('zone', { side, zone, card, reading: '+1' });
  const shot = told('shot', { side: 'home', player: 'Adair', number: 36, need: 30, on_goal: false });
  const names = (places: { what: string; side: string }[]) => places.map(({ what, side }) => `${side} ${what}`);
  expect(names(wayOf([], 'M', 'away', false))).toEqual(['away M']);
  expect(names(wayOf([zone('home', 'D', 1), zone('home', 'D', 2), zone('home', 'M', 3)], 'A', 'home', false))).toEqual([
    'home D',
    'home M',
    'home A',
  ]);
  expect(names(wayOf([zone('home', 'A', 1), shot], 'A', 'home', false))).toEqual(['home A', 'home shot']);
  expect(names(wayOf([zone('home', 'A', 1), shot], 'M', 'home', false))).toEqual(['home A', 'home shot', 'home M']);
  expect(names(wayOf([shot], 'D', 'away', false))).toEqual(['home shot', 'away D']);
  expect(names(wayOf([shot, told('goal', { side: 'home' })], 'M', 'away', true))).toEqual(['home shot', 'home goal']);
});

it('says what is printed in the language of the page', async () => {
  expect(printed('other D: held')).toBe('other D: held');
  await speak('de');
  expect(printed('other D: held')).toBe('Gegner in D: festgehalten');
  expect(printed('FOUL ON, booked')).toBe('eigenes Foul, Gelb');
  expect(printed('Adair')).toBe('Adair');
  await speak('en');
});
