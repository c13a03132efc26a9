import { afterEach, describe, expect, it, vi } from 'vitest';
import { api } from '../src/api/client';
import { goalsShown, likeliest, moveBorder, plainSetting, questionOf, rangeIn, readLab, writeLab, type Lab } from '../src/core/lab';
import { oddsHash, parseHash, teamHash, teamsHash } from '../src/core/links';

const lab: Lab = {
  game: 'offense-charts',
  home: 'candleworth',
  away: 'wrengarth',
  setting: {
    coaches: { home: 'auto' },
    options: ['draws=dice', 'ground=neutral'],
    edits: [{ file: 'offense-charts/standard.charts', line: 12, was: '1, 2-3, SHOT HIGH', now: '1, 2-3, A | B || C & D=E?' }],
  },
  against: plainSetting(),
};

describe('a question to the odds lab', () => {
  it('is the same after a way through the address', () => {
    const route = parseHash(oddsHash(writeLab(lab)));
    expect(route.page).toBe('odds');
    expect(readLab(route.page === 'odds' ? route.question : '')).toEqual(lab);
  });

  it('leaves out what is as it comes', () => {
    expect(writeLab({ game: 'goal-dice', home: '', away: '', setting: plainSetting(), against: null })).toBe('game=goal-dice');
    expect(questionOf({ ...lab, against: null })).not.toHaveProperty('against');
    expect(questionOf(lab).against).toEqual(plainSetting());
  });

  it('survives nonsense', () => {
    expect(readLab('edit=abc&edit=f+%7C+x+%7C+a+%7C+b&vs=1').setting.edits).toEqual([]);
  });
});

describe('rows with ranges', () => {
  it('are read', () => {
    expect(rangeIn('1, 8-17, OFFSIDE')).toMatchObject({ from: 8, to: 17 });
    expect(rangeIn('loose ball, 3, CORNER KICK')).toMatchObject({ from: 3, to: 3 });
    expect(rangeIn('control, 59')).toBeNull();
  });

  it('give numbers to their neighbours and keep at least one', () => {
    expect(moveBorder('1, 4-5, GOAL', '1, 6-7, SAVE', 1)).toEqual(['1, 4-6, GOAL', '1, 7, SAVE']);
    expect(moveBorder('1, 4-5, GOAL', '1, 6-7, SAVE', -1)).toEqual(['1, 4, GOAL', '1, 5-7, SAVE']);
    expect(moveBorder('1, 4-5, GOAL', '1, 6, SAVE', 1)).toBeNull();
    expect(moveBorder('1, 4, GOAL', '1, 5-9, SAVE', -1)).toBeNull();
    expect(moveBorder('1, 4-5, GOAL', '1, 8, SAVE', 1)).toBeNull();
  });
});

describe('scores', () => {
  const score = [
    [0.3, 0.2, 0, 0, 0, 0],
    [0.4, 0.1, 0, 0, 0, 0],
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 0, 0, 0],
  ];
  it('come the likeliest first', () => {
    expect(likeliest(score, 2)).toEqual([
      { home: 1, away: 0, chance: 0.4 },
      { home: 0, away: 0, chance: 0.3 },
    ]);
  });
  it('are shown as far as they come up, and to three goals at least', () => {
    expect(goalsShown([score])).toBe(4);
  });
});

describe('addresses of teams', () => {
  it('name the game, the team and perhaps a player', () => {
    expect(parseHash(teamHash('inside-the-net', 'candleworth', 'Bojan Dedić'))).toEqual({
      page: 'team',
      game: 'inside-the-net',
      id: 'candleworth',
      player: 'Bojan Dedić',
    });
    expect(parseHash(teamsHash('goal-dice', 'red & blue'))).toEqual({ page: 'teams', game: 'goal-dice', find: 'red & blue' });
    expect(parseHash('#/teams')).toEqual({ page: 'teams', game: '', find: '' });
  });
});

describe('a table from a spreadsheet', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('is sent as it is, and comes back as text', async () => {
    // "Köln" as Latin-1 has it: no UTF-8.
    const bytes = [0x4b, 0xf6, 0x6c, 0x6e];
    let sent: number[] = [];
    vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
      expect(path).toBe('/api/texts');
      sent = [...new Uint8Array(await (init.body as Blob).arrayBuffer())];
      return new Response('Köln');
    });
    expect(await api.textOf(new Blob([new Uint8Array(bytes)]))).toBe('Köln');
    expect(sent).toEqual(bytes);
  });
});
