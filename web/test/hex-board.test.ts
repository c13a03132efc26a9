// What the board of counter-attack draws of what happened, and where.
import { describe, expect, it } from 'vitest';
import type { Board, CounterAttackEvent, Pending, Side, StoryLine } from '../src/api/schema';
import { aimsOf } from '../src/games/counter-attack/aims';
import { besideFigure } from '../src/games/counter-attack/ball';
import { lastWay } from '../src/games/counter-attack/ball-way';
import { deedsSince } from '../src/games/counter-attack/deeds';
import { groundOf, type Hex } from '../src/games/counter-attack/ground';
import { layers } from '../src/games/counter-attack/hand';
import { centre, hexAt, isUpright, step, turned, type Point } from '../src/games/counter-attack/hexes';
import { menOf } from '../src/games/counter-attack/men';
import { offersOf } from '../src/games/counter-attack/offers';
import { lastRolls } from '../src/games/counter-attack/rolls';
import { lieFor } from '../src/games/counter-attack/turn';
import { pitch } from './hex-pitch';
import { frame, told as tellings } from './samples';

const board: Board = { game: 'counter-attack', squads: [[], []], pitch, movement: [] };
const ground = groundOf(board);
const hex = (name: string): Hex => ground.named(name) ?? { name, x: 99, y: 99 };
const told = tellings<CounterAttackEvent>();
const tellsOf = (...story: StoryLine[]) => frame('die', '4', { story });

describe('the ball', () => {
  it('lies in a corner of its hex where nobody is hidden', () => {
    const apart = (a: Point, b: Point) => Math.hypot(a.left - b.left, a.top - b.top);
    for (const lie of ['across', 'upright'] as const) {
      for (const others of [[], ['M20'], ['N19', 'M20', 'N20'], ['L19', 'M18', 'N18', 'N19']]) {
        const men = ['M19', ...others].map(hex);
        const spot = besideFigure(hex('M19'), men, lie);
        expect(apart(spot, centre(hex('M19'), lie))).toBeCloseTo(10);
        const best = others.length === 4 ? 10 : 19;
        for (const other of others) expect(apart(spot, centre(hex(other), lie))).toBeGreaterThan(best - 1);
      }
    }
  });

  it('leaves the way it was played, with its turns', () => {
    const pass = told('pass', { by: '7H', from: 'M19', to: 'M24' });
    expect(lastWay([tellsOf(pass)])).toEqual(['M19', 'M24']);
    expect(lastWay([tellsOf(pass), tellsOf(told('intercept', { res: 'fail', at: 'M22' })), tellsOf(told('intercept', { res: 'won', at: 'M23' }))])).toEqual(['M19', 'M23']);
    expect(lastWay([tellsOf(pass), tellsOf(told('high', { from: 'M24', to: 'K30' }), told('drift', { lands: 'K32' }))])).toEqual(['M24', 'K30', 'K32']);
    expect(lastWay([tellsOf(told('shot', { from: 'M33', aim: 'L38' }), told('block', { res: 'won', at: 'M35' })), tellsOf(told('loose', { from: 'M35', rest: 'N33', last: null }))])).toEqual(['M33', 'M35', 'N33']);
    expect(lastWay([tellsOf(pass), tellsOf(told('loose', { from: 'K10', rest: null, last: 'K12' }))])).toEqual(['K10', 'K12']);
    // Off one figure against another: to where that one stands.
    const hit = told('loose', { from: 'M24', rest: null, last: null, hit: '9H' });
    expect(lastWay([frame('home to', 'L22', { situation: { put: { '9H': 'L22' } } }), tellsOf(pass), tellsOf(hit)])).toEqual(['M19', 'M24', 'L22']);
    expect(lastWay([tellsOf(pass), tellsOf(told('restart', {}))])).toEqual([]);
  });
});

describe('a turned board', () => {
  const half = { right: { 'home attacks': 'right' }, left: { 'home attacks': 'left' } };
  const seen = (mine: Side[], attacks: 'right' | 'left', more: { asked?: Side; last?: string } = {}, narrow = false) => {
    const pending: Pending | null = more.asked ? { kind: 'decide', side: more.asked, name: 'action', menu: [], default: '', about: '', hints: [] } : null;
    return lieFor({ mine, pending, lately: [frame(more.last ?? 'away action', 'std'), frame('steal', '4')], situation: half[attacks] }, narrow);
  };

  it('lets a coach attack the same way in both halves', () => {
    expect([seen(['home'], 'right'), seen(['home'], 'left'), seen(['away'], 'right'), seen(['away'], 'left')]).toEqual(['across', 'across turned', 'across turned', 'across']);
    expect(seen(['away'], 'right', {}, true)).toBe('upright turned');
    layers.value = { ...layers.value, turnMine: false };
    expect(seen(['away'], 'right')).toBe('across');
    layers.value = { ...layers.value, turnMine: true };
  });

  it('turns for whoever watches or plays both only if that is wanted', () => {
    for (const mine of [[], ['home', 'away']] as Side[][]) expect(seen(mine, 'right', { asked: 'away' })).toBe('across');
    layers.value = { ...layers.value, turnAsked: true };
    expect(seen(['home', 'away'], 'right', { asked: 'away' })).toBe('across turned');
    expect(seen(['home', 'away'], 'right', { asked: 'home' })).toBe('across');
    // Between two questions: whoever decided last.
    expect(seen([], 'right')).toBe('across turned');
    expect(seen([], 'right', { last: 'home action' })).toBe('across');
    layers.value = { ...layers.value, turnAsked: false };
  });

  it('has every hex on the other side, to be found and walked as it is seen', () => {
    for (const lie of ['across', 'upright'] as const) {
      const other = turned(lie, true);
      expect([turned(other, false), isUpright(other)]).toEqual([lie, isUpright(lie)]);
      for (const one of [...ground.hexes, ...ground.goals]) {
        const [there, here] = [centre(one, lie), centre(one, other)];
        expect(here.left + there.left).toBeCloseTo(0);
        expect(here.top + there.top).toBeCloseTo(0);
        expect(hexAt(ground, here, other)).toEqual(one);
      }
    }
    for (const lie of ['across', 'across turned', 'upright', 'upright turned'] as const) {
      for (const [arrow, left, top] of [['ArrowUp', 0, -1], ['ArrowDown', 0, 1], ['ArrowLeft', -1, 0], ['ArrowRight', 1, 0]] as const) {
        const [from, to] = [hex('M19'), step(ground, hex('M19'), arrow, lie)].map((one) => centre(one, lie));
        const [dx, dy] = [(to?.left ?? 0) - (from?.left ?? 0), (to?.top ?? 0) - (from?.top ?? 0)];
        expect(dx * left + dy * top).toBeGreaterThan(10);
      }
    }
  });
});

describe('what was done', () => {
  const put = (places: Record<string, string>) => ({ situation: { put: places } });
  const moved = (who: string, to: string) => told('moved', { who, to }, { why: `${who} moves to ${to}` });
  const frames = [
    frame(null, '', { situation: { put: { '7H': 'K20', '4A': 'M21', '5A': 'M25' }, holder: '5A' } }),
    frame('away activate', 'mv 4A'),
    frame('away to', 'M22', { story: [moved('4A', 'M22')], ...put({ '7H': 'K20', '4A': 'M22', '5A': 'M25' }) }),
    frame('home activate', 'mv 7H'),
    frame('home to', 'K21', { story: [moved('7H', 'K21')], ...put({ '7H': 'K21', '4A': 'M22', '5A': 'M25' }) }),
    frame('away activate', 'mv 4A'),
    frame('away to', 'M23', { story: [moved('4A', 'M23'), told('part', { part: 'D5' }, { why: 'the defence moves' })], ...put({ '7H': 'K21', '4A': 'M23', '5A': 'M25' }) }),
    frame('away run', 'st M27', { story: [told('step', { who: '5A', to: 'M26' }), told('step', { who: '5A', to: 'M27' })], ...put({ '7H': 'K21', '4A': 'M23', '5A': 'M27' }) }),
    frame('steal', '5', { story: [told('steal', { by: '7H', at: 'M27', res: 'fail' }, { why: 'a die of 5' })] }),
    frame('away third', 'done', { story: [told('keeper-move', { who: '1A', to: null }, { why: 'stays' })] }),
  ];
  const seen = (deeds: ReturnType<typeof deedsSince>) => deeds.map(({ frame, who, path, dribbled }) => [frame, who, path.join(' '), dribbled]);

  it('is every move since the last answer, with where it began, and what dice came to', () => {
    expect(seen(deedsSince(frames, 'home'))).toEqual([
      [6, '4A', 'M22 M23', false],
      [7, '5A', 'M25 M26 M27', true],
      [8, null, '', false],
    ]);
    expect(deedsSince(frames, 'home')[2]?.line.why).toBe('a die of 5');
  });

  it('stays while one answers several times, until the other side moves again', () => {
    const more = [...frames, frame('home activate', 'mv 7H'), frame('home to', 'K22', { story: [moved('7H', 'K22')] })];
    expect(deedsSince(more, 'home')).toEqual(deedsSince(frames, 'home'));
    expect(seen(deedsSince(more, 'away'))).toEqual([[11, '7H', 'K21 K22', false]]);
  });

  it('begins with the match if nobody has answered yet, and is nothing if nobody did anything', () => {
    expect(seen(deedsSince(frames.slice(0, 3), 'home'))).toEqual([[2, '4A', 'M21 M22', false]]);
    expect(deedsSince(frames.slice(0, 1), 'home')).toEqual([]);
    // What goes by default is nobody's answer.
    const late = frame('home activate', 'end');
    const answer = late.answer && { ...late.answer, by_default: true };
    expect(deedsSince([...frames.slice(0, 8), { ...late, answer }, ...frames.slice(8)], 'home')).toHaveLength(3);
  });
});

describe('odds before', () => {
  const card = (id: string, name: string) => ({ id, name, keeper: false, starts: true, values: {} });
  const squads: Board = { ...board, squads: [[card('1H', 'Al Boe'), card('7H', 'Ann Bram'), card('10H', 'Cid Dale')], [card('4A', 'Eve Fox')]] } as Board;
  const men = menOf(squads, { put: { '1H': 'M1', '7H': 'K20', '10H': 'M19', '4A': 'M20' }, 'home keeper': '1H' });
  const field = { ground, men };
  const ask = (name: string, menu: string[], about = ''): Pending => ({ kind: 'decide', side: 'home', name, menu, default: '', about, hints: [] });
  const aims = (pending: Pending, ball: string) => aimsOf(pending, offersOf(pending, [], null, field), field, ball, ({ choice }) => (choice === 'no' ? '' : `${choice.length}%`));

  it('are drawn to whoever can be passed to, and to the hexes of a goal', () => {
    expect(aims(ask('to', ['K20', 'K21']), 'M19')).toEqual([{ from: 'M19', to: 'K20', text: '3%' }]);
    expect(aims(ask('aim', ['aim J38', 'aim K38']), 'M33').map(({ to }) => to)).toEqual(['J38', 'K38']);
  });

  it('are drawn from whoever may tackle to whoever has the ball', () => {
    expect(aims(ask('challenge', ['tkl', 'reck 4A', 'no'], '10 Cid Dale'), 'M20')).toEqual([{ from: 'M19', to: 'M20', text: '3%' }]);
    expect(aims(ask('dive', ['dive', 'no']), 'M2')).toEqual([{ from: 'M1', to: 'M2', text: '4%' }]);
    expect(aims(ask('activate', ['mv 7H', 'end']), 'M19')).toEqual([]);
  });
});

describe('dice after', () => {
  const roll = (die: number, total: number) => ({ die, total, value: total - die, modifier: 0, skill: 'Tackling', star: false });
  const run = frame('away run', 'st M20');
  const steal = frame('steal', '4', { story: [told('steal', { by: '7H', at: 'M20', res: 'fail', roll: roll(4, 7) })] });
  const shot = [
    frame('away aim', 'aim J0', { situation: { put: { '1H': 'K1', '9A': 'K4' } } }),
    frame('shot', '2'),
    frame('save', '5', { story: [told('save', { by: '1H', on: '9A', at: 'J1', att: roll(2, 6), def: roll(5, 8), res: 'won' })] }),
    // Wherever he goes then: it was thrown where he stood.
    frame('handling', '1', { story: [told('handling', { by: '1H', die: 1, held: true })], situation: { put: { '1H': 'M1', '9A': 'K4' } } }),
  ];

  it('are those of the last action, where they were thrown', () => {
    expect(lastRolls([run, steal], 'home')).toEqual([{ at: 'M20', dice: [{ who: '7H', die: 4, total: 7 }] }]);
    expect(lastRolls([run, steal, ...shot], 'home')).toEqual([
      { at: 'J1', dice: [{ who: '9A', die: 2, total: 6 }, { who: '1H', die: 5, total: 8 }] },
      { at: 'K1', dice: [{ who: '1H', die: 1, total: 1 }] },
    ]);
  });

  it('stay until one answers; looking back, those of then only', () => {
    expect(lastRolls([run, steal, frame('away third', 'done')], 'home')).toHaveLength(1);
    expect(lastRolls([run, steal, frame('home action', 'move')], 'home')).toEqual([]);
    expect(lastRolls([run, steal, frame('away to', 'M21')], null)).toEqual([]);
    expect(lastRolls([run, steal], null)).toHaveLength(1);
  });
});
