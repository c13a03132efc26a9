// To whom a ball is played in counter-attack if nobody thinks twice, and what the server is asked before that.
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../src/api/client';
import type { Board, Chances, FollowUp, Pending } from '../src/api/schema';
import { askChances, isKnown, worthAsking } from '../src/games/counter-attack/chances';
import { Doing, hintOf } from '../src/games/counter-attack/doing';
import { groundOf } from '../src/games/counter-attack/ground';
import { cursor } from '../src/games/counter-attack/hand';
import { fieldOf, menOf } from '../src/games/counter-attack/men';
import { offersOf } from '../src/games/counter-attack/offers';
import { planAt, pointAt, suggested, targets } from '../src/games/counter-attack/pointing';
import { targetsOf } from '../src/games/counter-attack/targets';
import type { Scene } from '../src/games/module';
import { pitch } from './hex-pitch';

const card = (id: string, name: string) => ({ id, name, keeper: false, starts: true, values: {} });
const board = {
  game: 'counter-attack',
  squads: [[card('7H', 'Ann Bram'), card('9H', 'Al Boe'), card('10H', 'Cid Dale'), card('11H', 'Ed Lunt')], [card('4A', 'Eve Fox')]],
  pitch,
  movement: [],
} as Board;
const situation = {
  put: { '7H': 'K20', '9H': 'M30', '10H': 'M19', '11H': 'N24', '4A': 'M21' },
  tokens: {},
  holder: '10H',
  ball: 'M19',
  'home attacks': 'right',
  next: { step: 'choose' },
};
const field = { ground: groundOf(board), men: menOf(board, situation) };
const ask = (name: string, menu: string[]): Pending & { kind: 'decide' } => ({ kind: 'decide', side: 'home', name, menu, default: '', about: '10 Cid Dale', hints: [] });
const MENU = ['K20', 'L20', 'M21', 'M30', 'N24'];
const pass = ask('to', MENU);

describe('the best to play to', () => {
  const goal = field.ground.goals.filter(({ x }) => x > 0);
  const order = (chance: Record<string, number>, men = field.men) =>
    targetsOf(offersOf(pass, [], null, field), { ...field, men }, { side: 'home', goal, ball: 'M19', chance: ({ choice }) => chance[choice] ?? 1 }).map(({ at }) => at);

  it('is a team-mate, never a hex that somebody has just left, nor an opponent', () => {
    expect(order({}).sort()).toEqual(['K20', 'M30', 'N24']);
  });

  it('is whoever is surest, and of equals whoever is nearest to the goal', () => {
    expect(order({})).toEqual(['M30', 'N24', 'K20']);
    expect(order({ M30: 0.5, N24: 0.9 })).toEqual(['K20', 'N24', 'M30']);
    expect(order({ N24: 0.999 })).toEqual(['M30', 'N24', 'K20']);
  });

  it('is nobody who would be offside, as long as there is another', () => {
    const men = field.men.map((man) => (man.id === '9H' ? { ...man, tokens: ['flagged'] } : man));
    expect(order({ K20: 0.2 }, men)).toEqual(['N24', 'K20', 'M30']);
  });
});

let version = 0;
beforeEach(() => void (version += 1));

type Ask = (plans: string[][]) => Promise<Chances[]>;
const told: Ask = async (plans) => plans.map((answers) => ({ answers, outcomes: [{ event: 'arrives', chance: answers[0] === 'M30' ? 0.6 : 1, favours: 'home' }] }));
const sceneOf = (pending: Pending, chances: Ask = told, follows: FollowUp[] = []) =>
  ({ setup: { names: ['Reds', 'Blues'] }, board, situation, pending, follows, version, mine: ['home'], lately: [], answer: vi.fn(), chances }) as unknown as Scene;

describe('what the button plays', () => {
  it('is a suggestion once all chances are known, until something else is pointed at', async () => {
    const scene = sceneOf(pass);
    expect(planAt(scene)).toBeNull();
    await askChances(scene, worthAsking(scene));
    expect(suggested(scene, fieldOf(scene))).toBe('N24');
    expect(planAt(scene)).toEqual({ at: 'N24', plan: ['N24'] });
    expect(Doing(scene)?.props.children).toBe('Pass to 11 Lunt');
    pointAt(scene, 'L20');
    expect(planAt(scene)).toEqual({ at: 'L20', plan: ['L20'] });
    expect(Doing(scene)?.props.children).toBe('To L20');
    // The cursor stays where it was; for the next question it is no suggestion.
    expect(cursor.value).toBe('L20');
    expect(planAt(sceneOf({ ...pass, menu: ['L20'] }))?.at).toBe('L20');
    version += 1;
    expect(planAt(sceneOf({ ...pass, menu: ['L20'] }))).toBeNull();
  });

  it('is nothing of a move: the words say what to do', () => {
    const move = { choice: 'mv 7H', name: 'to', menu: ['K21', 'K22'] };
    expect(targets(sceneOf(ask('activate', ['mv 7H', 'end']), told, [move]), field)).toEqual([]);
    expect(hintOf(sceneOf(ask('activate', ['mv 7H', 'end']), told, [move]))).toMatch(/^Click a player/);
    expect(hintOf(sceneOf(ask('to', ['L20', 'L21'])))).toBe('Click a yellow hex (with a dot).');
    expect(hintOf(sceneOf(ask('action', ['move', 'std'])))).toBe('');
  });

  it('is suggested without chances, too, if they cannot be had', async () => {
    const scene = sceneOf(pass, () => Promise.reject(new ApiError(422, 'moved on')));
    await askChances(scene, worthAsking(scene));
    expect(suggested(scene, fieldOf(scene))).toBe('M30');
  });
});

describe('the server is asked', () => {
  it('nothing of leaving off, nor where no die follows', async () => {
    const never = vi.fn(told);
    for (const pending of [ask('activate', ['end']), ask('taker', ['taker 7H']), ask('third', ['f3 7H', 'done']), ask('keeper', ['gk L20', 'gk -']), ask('snapmove', ['snapmove 7H', 'snapmove -'])]) {
      const scene = sceneOf(pending, never);
      await askChances(scene, worthAsking(scene));
    }
    await askChances(sceneOf(ask('keeper', ['gk -']), never), [['gk -']]);
    expect(never).not.toHaveBeenCalled();
  });

  it('of what takes long only what is pointed at, and nothing for a while if it did not manage', async () => {
    vi.useFakeTimers();
    const busy = vi.fn<Ask>(() => Promise.reject(new ApiError(503, 'too long')));
    const scene = sceneOf(ask('keeper', ['gk K20', 'gk L20']), busy);
    await askChances(scene, [['gk K20']]);
    expect(isKnown(scene, ['gk K20'])).toBe(true);
    await askChances(scene, [['gk L20']]);
    expect(busy).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(9000);
    await askChances(scene, [['gk K20']]);
    expect(busy).toHaveBeenCalledTimes(1);
    await askChances(scene, [['gk L20']]);
    expect(busy).toHaveBeenCalledTimes(2);
    vi.advanceTimersByTime(9000);
    vi.useRealTimers();
  });

  it('nothing of a match in which nobody here is asked', async () => {
    const never = vi.fn(told);
    await askChances({ ...sceneOf(pass, never), answer: null }, [['K20']]);
    expect(never).not.toHaveBeenCalled();
  });
});
