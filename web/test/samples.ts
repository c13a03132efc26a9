// Small pieces of matches for the tests.
import type { Frame, Now, StoryLine, Update } from '../src/api/types';

export function story(event: string, more: Partial<StoryLine> = {}): StoryLine {
  return { at: "2'", event, common: [], commentary: null, why: null, clause: null, ...more };
}

export function frame(label: string | null, text = '', more: Partial<Frame> = {}): Frame {
  const answer = label === null ? null : { label, text, by_default: false };
  return { answer, at: "2'", score: [0, 0], situation: null, story: [], box_score: null, ...more };
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
  frame('toss', '2', { story: [story('toss 9 2')], situation: { period: 'first half', 'home place': 'KO' } }),
  frame('home turn', 'advance'),
  frame('attack', '3'),
  frame('attack', '4'),
  frame('attack', '3'),
  frame('attack', '1', {
    story: [story('advance home pair KO to S05', { commentary: 'On they go.', why: 'a pair', clause: 'GD-4.1' })],
    situation: { period: 'first half', 'home place': 'S05' },
  }),
];
