// Small pieces of matches for the tests.
import type { Frame, GameEvent, GoalDiceEvent, Now, StoryLine, Update } from '../src/api/schema';

/** A line about something, with what a test needs of it. */
export function story(what: { kind: string }, more: Partial<StoryLine> = {}): StoryLine {
  const told = { commentary: null, why: null, clause: null, weight: more.commentary ? 'plain' : 'quiet', highlight: false } as const;
  return { at: "2'", event: what.kind, what: what as GameEvent, common: [], ...told, ...more };
}

/** Lines about events of a game: a kind, and those of its fields that are read. */
export const told =
  <Event extends GameEvent>() =>
  <Kind extends Event['kind']>(kind: Kind, fields: Partial<Extract<Event, { kind: Kind }>> = {}, more: Partial<StoryLine> = {}) =>
    story({ ...fields, kind }, more);

const goalDice = told<GoalDiceEvent>();

export function frame(label: string | null, text = '', more: Partial<Frame> = {}): Frame {
  const answer = label === null ? null : { label, text, by_default: false, by_assistant: false };
  return { line: null, answer, at: "2'", score: [0, 0], situation: null, story: [], box_score: null, ...more };
}

export function now(version: number, more: Partial<Now> = {}): Now {
  return {
    version,
    over: false,
    score: [0, 0],
    shootout: null,
    at: "2'",
    pending: null,
    outlook: [],
    follow_ups: [],
    waits_for: 'home',
    clock: null,
    status: '',
    picture: '',
    box_score: {},
    players: [[], []],
    undo: { possible: true, asked_by: null, declined: null },
    coaches: ['human', 'human'],
    pledge: null,
    rematch: null,
    sealed: false,
    notes: [],
    ...more,
  };
}

export function update(version: number, keep: number, frames: Frame[]): Update {
  return { now: now(version), keep, frames };
}

/** The start, the toss, and a first advance with a pair. */
export const opening: Frame[] = [
  frame(null, '', { situation: { period: 'toss', 'home place': 'KO' } }),
  frame('toss', '9'),
  frame('toss', '2', { story: [goalDice('toss', { home: 9, away: 2 })], situation: { period: 'first half', 'home place': 'KO' } }),
  frame('home turn', 'advance'),
  frame('attack', '3'),
  frame('attack', '4'),
  frame('attack', '3'),
  frame('attack', '1', {
    story: [goalDice('advance', { side: 'home', hand: 'pair', to: 'S05' }, { commentary: 'On they go.', why: 'a pair', clause: 'GD-4.1' })],
    situation: { period: 'first half', 'home place': 'S05' },
  }),
];
