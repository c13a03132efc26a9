import { describe, expect, it } from 'vitest';
import { duelOf, familyOf, marksOn } from '../src/games/inside-the-net/duel';
import { hurtOf, signsOf } from '../src/games/inside-the-net/line-ups';
import {
  covers,
  extras,
  lineUp,
  recovery,
  sides,
  stripOf,
  valueOf,
  type Papers,
} from '../src/games/inside-the-net/papers';
import type { Frame } from '../src/api/types';
import { frame, story } from './samples';

const man = (name: string, number: number) => ({
  name,
  number,
  positions: 'DF',
  lines: [
    { name: 'MID', values: ['Cry+ 1-2', 'Fld 3-8', 'Pss+ 9-16', 'Pto+ 17-20'] },
    { name: 'attack', values: ['Shot 10', 'OnT 9', 'Goal 6'] },
    { name: 'defence', values: ['Foul 1*-3', 'Ycd 9-12', 'Rcd 13', 'PKc 12', 'BlkP 1-3', 'Int 4-7', 'CLR 1-8'] },
  ],
});
const names = (letter: string) => Array.from({ length: 10 }, (_, at) => `${letter} Man ${at + 1}`);
const papers: Papers = {
  game: 'inside-the-net',
  squads: [
    { ratings: '', cards: names('H').map((name, at) => man(name, at + 1)) },
    { ratings: '', cards: names('A').map((name, at) => man(name, at + 1)) },
  ],
};
const situation = {
  'home formation': '4-4-2',
  'home line-up': names('H').join(', '),
  'home booked': 'H Man 2, H Man 3',
  'home booked twice': 'H Man 3',
  'home came on': 'H Man 9',
  'home windows': '2',
  'away formation': '5-3-2',
  'away line-up': names('A').join(', ').replace('A Man 2', '-'),
  'away sent off': 'A Man 2',
  hrec: '21/10/-2',
  extras: '3 sideways',
};

/** A card, then dice, each with what it told; the state at a card knows whom it names. */
const played = (...moments: [string, string, string[]][]): Frame[] =>
  moments.map(([label, text, told]) =>
    frame(label, text, {
      story: told.map((event) => story(event)),
      situation: label === 'card' ? named : null,
    }),
  );
const named = { 'on the ball': 'H Man 6', 'against him': 'A Man 5' };

describe('cards', () => {
  it('reads values, also those with two words', () => {
    expect(valueOf('Pss+ 9-16')).toEqual({ key: 'Pss+', text: '9-16' });
    expect(valueOf('CrsP INT 19-20')).toEqual({ key: 'CrsP INT', text: '19-20' });
  });

  it('knows which numbers a range has, with or without a star, and what a rate reaches', () => {
    expect(covers({ key: 'Foul', text: '1*-3' }, 1)).toBe(true);
    expect(covers({ key: 'Foul', text: '1*-3' }, 4)).toBe(false);
    expect(covers({ key: 'Rcd', text: '13' }, 12)).toBe(false);
    expect(covers({ key: 'Shot', text: '10' }, 4)).toBe(true);
  });
});

describe('line-ups', () => {
  it('knows lines, markers, substitutes and empty spots', () => {
    const [home, away] = sides(situation);
    expect(home?.men.map(({ line }) => line).join(' ')).toBe('DF DF DF DF MF MF MF MF FW FW');
    expect(home?.men.map(({ cautions }) => cautions)).toEqual([0, 1, 2, 0, 0, 0, 0, 0, 0, 0]);
    expect(home?.men[8]?.cameOn).toBe(true);
    expect(away?.men[1]?.name).toBeNull();
    expect(away?.sentOff).toEqual(['A Man 2']);
    expect([home?.windows, away?.windows]).toEqual([2, 3]);
  });

  it('says what is to be known of a man', () => {
    const [home] = sides(situation);
    if (!home) throw new Error('no home');
    expect(signsOf(lineUp(situation, 'home')[2]!, home, null, 3)).toEqual(['booked twice', 'tired']);
    expect(hurtOf([story('injured home H Man 4 14 misses 4'), story('injured away A Man 1 1 misses 0')], 'home')).toEqual([
      'H Man 4',
    ]);
  });

  it('reads HREC as it counts, the pile, and the strip of the ball', () => {
    expect(recovery(situation)).toEqual([19, 10, 1]);
    expect(extras(situation)).toEqual({ cards: 3, sideways: true });
    expect([stripOf('OFF', 'home'), stripOf('OFF', 'away'), stripOf('MID', 'away')]).toEqual([2, 0, 1]);
  });
});

describe('what a card brought about', () => {
  it('names both men before a die is thrown', () => {
    const duel = duelOf(played(['card', '48', ['flip play home MID 6v5']]), papers);
    expect(duel).toMatchObject({ side: 'home', zone: 'MID', what: 'play', number: '48', attacker: 'H Man 6', defender: 'A Man 5', checks: [] });
    expect(duelOf([], papers)).toBeNull();
  });

  it('knows a card from EXTRAS, and where nobody stands against him', () => {
    const [flip] = played(['card', '9', ['flip open home OFF H9/10v2s3 extra']]);
    const duel = duelOf([{ ...flip!, situation: { ...named, 'against him': '-' } }], papers);
    expect(duel).toMatchObject({ attacker: 'H Man 6', defender: null, extra: true, section: 'H9/10v2s3' });
  });

  it('marks the action that black picked and the stop that white made', () => {
    const frames = played(
      ['card', '1', ['flip play away OFF 3v1']],
      ['card', '48', ['flip play home MID 6v5']],
      ['black', '14', []],
      ['white', '5', ['action home H Man 6 Pss+ 14 5', 'stop away A Man 5 Int', 'ball away DEF']],
    );
    const duel = duelOf(frames, papers);
    expect(marksOn(duel, 'home', 'H Man 6')).toMatchObject([{ die: 'black', number: 14, line: 'MID', hits: ['Pss+'] }]);
    expect(marksOn(duel, 'away', 'A Man 5')).toMatchObject([{ die: 'white', number: 5, keys: ['BlkP', 'Int'], hits: ['Int'] }]);
  });

  it('marks every range that white is in after a foul', () => {
    const frames = played(
      ['card', '48', ['flip play home MID 6v5']],
      ['white', '12', ['action home H Man 6 Fld 4 12', 'foul away A Man 5 yellow']],
    );
    expect(marksOn(duelOf(frames, papers), 'away', 'A Man 5')[0]?.hits).toEqual(['Ycd', 'PKc']);
  });

  it('reads nothing for the defence on a free kick', () => {
    const frames = played(
      ['card', '48', ['flip free kick home MID 6v5']],
      ['white', '5', ['action home H Man 6 Pss+ 14 5', 'ball home OFF']],
    );
    expect(duelOf(frames, papers)?.checks[1]).toMatchObject({ kind: 'free', keys: [], hits: [] });
  });

  it('follows a shot to the save', () => {
    const frames = played(
      ['card', '3', ['flip cross home OFF 9v5']],
      ['black', '7', []],
      ['white', '11', ['shot check home H Man 9 7 of 10 yes']],
      ['black', '4', []],
      ['white', '18', ['shot home H Man 9 Shot 4 of 8 on target', 'goal check away 18 of 6 no', 'save away A Keeper REB']],
    );
    const duel = duelOf(frames, papers);
    expect(duel?.checks.map(({ kind, number, hits }) => [kind, number, hits])).toEqual([
      ['stop', 11, []],
      ['control', 7, ['Shot']],
      ['target', 4, ['OnT']],
      ['goal', 18, []],
      ['save', 18, ['REB']],
    ]);
    expect(duel?.keeper).toBe('A Keeper');
  });

  it('knows which ranges belong to which action', () => {
    expect(familyOf('ChlS')).toEqual(['Foul', 'TklR', 'Tkl']);
    expect(familyOf('Att')).toEqual(['BlkS']);
    expect(familyOf('Cry+')).toEqual([]);
  });
});
