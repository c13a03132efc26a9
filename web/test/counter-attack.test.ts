import { describe, expect, it } from 'vitest';
import type { Board, CounterAttackEvent, FollowUp, Pending, StoryLine } from '../src/api/schema';
import counterAttack from '../src/games/counter-attack';
import { groundOf, type Hex } from '../src/games/counter-attack/ground';
import { centre, distance, hexAt, meant, step, viewBox } from '../src/games/counter-attack/hexes';
import { comesOff } from '../src/games/counter-attack/chances';
import { menOf, partOf } from '../src/games/counter-attack/men';
import { meaningOf, named, offersOf, planOf, spots } from '../src/games/counter-attack/offers';
import { choiceText } from '../src/games/counter-attack/says';
import { choiceSaid, deedText, eventText } from '../src/games/counter-attack/told';
import type { Scene } from '../src/games/module';
import { pitch } from './hex-pitch';
import { frame, told as tellings } from './samples';

const card = (id: string, name: string) => ({ id, name, keeper: false, starts: true, values: { pac: 5 } });
const movement = [
  { part: 'A4', moves: 4, defence: false },
  { part: 'D5', moves: 5, defence: true },
  { part: 'A2', moves: 2, defence: false },
];
const board: Board = {
  game: 'counter-attack',
  squads: [[card('7H', 'Ann Bram'), card('10H', 'Cid Dale'), card('12H', 'Gus Hill')], [card('4A', 'Eve Fox')]],
  pitch,
  movement,
};
const ground = groundOf(board);
const hex = (name: string): Hex => ground.named(name) ?? { name, x: 99, y: 99 };

describe('hexes', () => {
  it('are named as on the pitch', () => {
    const known: [string, number, number][] = [
      ['M19', 0, 0],
      ['A1', -18, -24],
      ['Y37', 18, 24],
      ['M5', -14, 0],
      ['M33', 14, 0],
      ['J38', 19, -7],
      ['Q38', 19, 7],
    ];
    for (const [name, x, y] of known) {
      expect(hex(name)).toEqual({ name, x, y });
      expect(ground.at(x, y)?.name).toBe(name);
    }
    for (const name of ['Z1', 'M39', 'I38', 'm19', '', '9H']) expect(ground.named(name)).toBeNull();
  });

  it('are those the server tells of, and lie apart as the rules count', () => {
    expect(ground.hexes).toHaveLength(943);
    expect(ground.goals).toHaveLength(16);
    expect([hex('J0'), hex('M1')].map(ground.isGoal)).toEqual([true, false]);
    expect([ground.firstColumn, ground.lastColumn, ground.centre.name]).toEqual([1, 37, 'M19']);
    expect(distance(hex('M1'), hex('M37'))).toBe(36);
    expect(distance(hex('A1'), hex('Y37'))).toBe(42);
    const around = (name: string) => ground.neighbours(hex(name)).map((near) => near.name).sort();
    expect(around('M19')).toEqual(['L19', 'M18', 'M20', 'N18', 'N19', 'N20']);
    // In front of a goal there is nobody to meet in it.
    expect(around('M37')).toEqual(['L37', 'M36', 'N36', 'N37']);
    expect(ground.hexes.filter((one) => distance(one, hex('M19')) <= 3)).toHaveLength(37);
  });

  it('are those of another pitch if the server tells of another', () => {
    const columns = [{ number: 1, x: -1, y: -1, hexes: ['A1', 'B1'] }, { number: 2, x: 0, y: 0, hexes: ['A2'] }];
    const small = groundOf({ ...board, pitch: { ...pitch, columns, centre: 'A2' } } as Board);
    expect(small.hexes.map(({ name }) => name)).toEqual(['A1', 'B1', 'A2']);
    expect(small.neighbours(small.centre).map(({ name }) => name)).toEqual(['A1', 'B1']);
    expect(small.lastColumn).toBe(2);
  });

  it('are found again where they are drawn', () => {
    for (const lie of ['across', 'upright'] as const) {
      for (const one of [...ground.hexes, ...ground.goals]) {
        const { left, top } = centre(one, lie);
        expect(hexAt(ground, { left: left + 3, top: top - 4 }, lie)).toEqual(one);
      }
    }
    expect(hexAt(ground, { left: 0, top: 400 }, 'across')).toBeNull();
    expect(viewBox(ground, 'across')).toEqual([-303, -230, 606, 460]);
    expect(viewBox(ground, 'upright')).toEqual([-230, -303, 460, 606]);
  });

  it('are reached by arrow keys, there and back, as they are seen', () => {
    for (const one of ground.hexes) {
      const right = step(ground, one, 'ArrowRight', 'across');
      if (right !== one && !ground.isGoal(right) && Math.abs(one.y) < 24) expect(step(ground, right, 'ArrowLeft', 'across')).toEqual(one);
    }
    expect(step(ground, hex('M19'), 'ArrowDown', 'across').name).toBe('N19');
    expect(step(ground, hex('M19'), 'ArrowRight', 'upright').name).toBe('N19');
    expect(step(ground, hex('M19'), 'ArrowUp', 'upright').x).toBe(1);
    expect(step(ground, hex('A1'), 'ArrowUp', 'across')).toEqual(hex('A1'));
  });

  it('are meant by a finger that is a little off', () => {
    const { left, top } = centre(hex('M19'), 'across');
    expect(meant([hex('M19'), hex('M30')], { left: left + 14, top }, 'across')).toEqual(hex('M19'));
    expect(meant([hex('M30')], { left, top }, 'across')).toBeNull();
  });
});

const men = menOf(board, { put: { '7H': 'K20', '10H': 'M19', '4A': 'M21' }, tokens: { '4A': ['yellow', 'activated'], '7H': ['injured'] }, holder: '10H', 'home keeper': '7H' });

const field = { ground, men };

describe('men', () => {
  it('stand where the situation says, with their signs', () => {
    expect(men.map(({ id, at, ball, keeper }) => [id, at, ball, keeper])).toEqual([
      ['7H', 'K20', false, true],
      ['10H', 'M19', true, false],
      ['12H', null, false, false],
      ['4A', 'M21', false, false],
    ]);
    expect(men[3]?.tokens).toEqual(['yellow', 'activated']);
    expect(partOf({ phase: { part: 'D5', left: 3, spent: 0, before_throw: false, counts: true } })).toEqual({ name: 'D5', left: 3 });
    expect(partOf({ phase: null })).toBeNull();
  });
});

const told = tellings<CounterAttackEvent>();

describe('what happened', () => {
  const scene = (...lines: StoryLine[]) => ({ frame: frame('die', '4', { story: lines }) }) as Scene;
  const thrown = { choice: null, choices: [], dice: [{ label: 'die', text: '4' }], end: 0 };
  const verdict = (...lines: StoryLine[]) => counterAttack.verdict(thrown, scene(...lines))?.text;

  it('is told of whoever went somewhere', () => {
    const story = [told('moved', { who: '7H', to: 'K21' }), told('moved', { who: '4A', to: null }), told('keeper-move', { who: '10H', to: 'M20' })];
    expect(counterAttack.tellsOf?.(story, board)).toEqual(['7 Bram to K21.', '10 Dale to M20.']);
  });

  it('is told in whole sentences, with a hex where somebody went', () => {
    const names = { names: ['Reds', 'Blues'] as [string, string] };
    const text = (line: StoryLine) => eventText(line.what as CounterAttackEvent, men, names);
    const roll = (total: number) => ({ die: 4, total, value: 3, modifier: 0, skill: 'Tackling', star: false });
    expect(text(told('pass', { by: '10H', pass: 'short', from: 'J12', to: 'K20', meant: '7H' }))).toBe('10 Dale plays a short pass to 7 Bram.');
    expect(text(told('pass', { by: '10H', pass: 'std', from: 'J12', to: 'K21', meant: null }))).toBe('10 Dale plays a standard pass.');
    expect(text(told('duel', { duel: 'tackle', by: '4A', on: '10H', def: roll(8), att: roll(5), res: 'won' }))).toBe('4 Fox against 10 Dale: 8 to 5. The ball is won.');
    expect(text(told('intercept', { by: '4A', roll: roll(4), res: 'fail' }))).toBe('4 Fox goes for the ball with 4. Past him.');
    expect(text(told('restart', { restart: { kind: 'throw_in', side: 'away', at: 'A3' } }))).toBe('Throw-in for Blues.');
    expect(text(told('collect', { who: '7H', at: 'K20' }))).toBe('7 Bram has the ball.');
    expect(text(told('down', { at: 'K20' }))).toBe('');
    const deed = { frame: 1, who: '7H', path: ['K20', 'K22'], dribbled: false, line: told('moved', {}) };
    expect(deedText(deed, men, names)).toBe('7 Bram runs to K22.');
    expect(deedText({ ...deed, who: null, line: told('injury', {}, { why: 'nobody is hurt' }) }, men, names)).toBe('Nobody is hurt.');
  });

  it('is said of choices in whole sentences, too', () => {
    const said = (choice: string, before: string | null = null) => choiceSaid(choice, before, 'Reds', field, { holder: '10H' });
    expect(said('K22', 'mv 7H')).toBe('7 Bram runs to K22.');
    expect(said('st M20', 'run 10H')).toBe('10 Dale dribbles to M20.');
    expect(said('K20', 'std')).toBe('Reds plays a standard pass to 7 Bram.');
    expect(said('K21')).toBe('Reds plays the ball.');
    expect(said('aim J38')).toBe('Reds shoots.');
    expect(said('tgt K20')).toBe('Reds plays a high pass to 7 Bram.');
    expect(said('head K21')).toBe('Reds heads it on.');
    expect(said('taker 7H')).toBe('7 Bram takes it.');
    expect(said('done')).toBe('Reds is done.');
    expect(said('gk M1')).toBe('The keeper of Reds goes to M1.');
    expect(said('formation 2')).toBe('Reds lines up.');
  });

  it('says what a die came to', () => {
    expect(verdict(told('duel', { duel: 'tackle', res: 'won' }))).toBe('The ball is won');
    expect(verdict(told('duel-foul', { duel: 'tackle' }))).toBe('Foul');
    expect(verdict(told('tried', { what: 'reach', res: 'fail' }))).toBe('Out of reach');
    expect(verdict(told('save', { res: 'lost' }))).toBe('Past the keeper');
    expect(verdict(told('save', { res: 'won' }), told('handling', { held: false }))).toBe('Spilled');
    expect(verdict(told('header', { res: 'tied' }))).toBe('A loose ball');
    expect(verdict(told('long', { accurate: false }))).toBe('Astray');
    expect(verdict(told('off-target'))).toBe('Wide');
    expect(verdict(told('save', { res: 'lost' }), told('goal'))).toBe('Goal');
    expect(verdict(told('down', { at: 'M19' }))).toBeUndefined();
  });

  it('counts kicks from the spot', () => {
    expect(counterAttack.shootout({ 'home kicks': [3, 4], 'away kicks': [2, 4] })).toEqual([3, 2]);
    expect(counterAttack.shootout({ 'home kicks': [0, 0], 'away kicks': [0, 0] })).toBeNull();
  });
});

const ask = (name: string, menu: string[]): Pending => ({ kind: 'decide', side: 'home', name, menu, default: menu[0] ?? '', about: '', hints: [] });
const follows: FollowUp[] = [
  { choice: 'mv 7H', name: 'to', menu: ['K21', 'K22'] },
  { choice: 'run 10H', name: 'run', menu: ['st M20', 'st M20 nut 4A', 'stop'] },
  { choice: 'rush -', name: 'target', menu: ['tgt K20'] },
];
const moves = ask('activate', ['mv 7H', 'run 10H', 'end']);

describe('chances', () => {
  it('are those of what favours the side that is asked', () => {
    const outcomes = [
      { event: 'ball won', chance: 0.5, favours: 'away' as const },
      { event: 'beaten', chance: 0.25, favours: 'home' as const },
      { event: 'loose ball', chance: 0.25 },
    ];
    expect([comesOff(outcomes, 'home'), comesOff(outcomes, 'away')]).toEqual([0.25, 0.5]);
  });
});

describe('offers', () => {
  it('lie on a hex, on a figure, or on a button', () => {
    expect(named('st M20 nut 4A', ground)).toEqual({ hex: 'M20', who: '4A', other: null });
    expect(named('sub 7H 12H', ground)).toEqual({ hex: null, who: '7H', other: '12H' });
    expect(named('f3 7H', ground).hex).toBeNull();
    const first = offersOf(moves, follows, null, field);
    expect(first.map(({ at, holds }) => [at, holds])).toEqual([
      ['K20', true],
      ['M19', true],
      [null, false],
    ]);
    expect([...spots(offersOf(moves, follows, 'mv 7H', field)).keys()]).toEqual(['K21', 'K22']);
    // To stay is an answer of its own, whatever is asked next.
    expect(offersOf(ask('rush', ['rush -']), follows, null, field)[0]?.holds).toBe(false);
    expect(offersOf(null, follows, null, field)).toEqual([]);
  });

  it('are picked, placed, changed and asked about', () => {
    const first = offersOf(moves, follows, null, field);
    expect(meaningOf('K20', first, first)).toEqual({ do: 'hold', choice: 'mv 7H' });
    const held = offersOf(moves, follows, 'mv 7H', field);
    expect(meaningOf('K22', held, first)).toEqual({ do: 'send', plan: ['mv 7H', 'K22'] });
    expect(meaningOf('M19', held, first)).toEqual({ do: 'hold', choice: 'run 10H' });
    expect(meaningOf('A1', held, first)).toEqual({ do: 'nothing' });
    const run = offersOf(moves, follows, 'run 10H', field);
    expect(meaningOf('M20', run, first)).toMatchObject({ do: 'ask', offers: [{ choice: 'st M20' }, { choice: 'st M20 nut 4A' }] });
  });

  it('can be typed', () => {
    const first = offersOf(moves, follows, null, field);
    for (const text of ['mv 7H K22', '7h k22', ' MV  7h K22 ']) expect(planOf(text, first, follows)).toEqual(['mv 7H', 'K22']);
    expect(planOf('end', first, follows)).toEqual(['end']);
    expect(planOf('10H m20', first, follows)).toEqual(['run 10H', 'st M20']);
    for (const text of ['', '7H', 'K22', '7H K23', 'nonsense']) expect(planOf(text, first, follows) ?? 'none').not.toEqual(['mv 7H', 'K22']);
    expect(planOf('nonsense', first, follows)).toBeNull();
  });

  it('are said in words', () => {
    expect(choiceText('mv 7H', field)).toBe('Move 7 Bram');
    expect(choiceText('K22', field, 'mv 7H')).toBe('Move 7 Bram to K22');
    expect(choiceText('K22', field, 'std')).toBe('Standard pass to K22');
    expect(choiceText('st M20 nut 4A', field)).toBe('Run to M20, then nutmeg 4 Fox');
    expect(choiceText('sub 7H 12H', field)).toBe('7 Bram off, 12 Hill on');
    expect(choiceText('jump shot 10H', field)).toBe('10 Dale heads at goal');
    expect(choiceText('formation 2', field)).toBe('formation 2');
    // To a man by his name; only an empty hex has none.
    expect(choiceText('K20', field)).toBe('Pass to 7 Bram');
    expect(choiceText('K20', field, 'std')).toBe('Standard pass to 7 Bram');
    expect(choiceText('head K20', field)).toBe('Head it to 7 Bram');
    expect(choiceText('head K21', field)).toBe('Head it to K21');
    expect(choiceText('tgt K20', field)).toBe('High pass to 7 Bram');
    expect(choiceText('J38', field)).toBe('Shoot at J38');
  });
});
