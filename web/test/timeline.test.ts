import { describe, expect, it } from 'vitest';
import type { Setup } from '../src/api/schema';
import {
  GAP,
  applyUpdate,
  beatEnds,
  boxScoreAt,
  minuteAt,
  previousEnd,
  ranOut,
  reconcile,
  situationAt,
  throwAt,
} from '../src/core/timeline';
import { frame, now, opening, story, update } from './samples';

const known = { now: now(4), frames: opening };

describe('updates', () => {
  it('knows frames again that were read from another place on', () => {
    const reread = opening.map((one, at) => (at === 4 ? { ...one, situation: { period: 'first half' } } : one));
    expect(reconcile(known, { now: now(4), frames: reread }).kept).toBe(opening.length);
  });

  it('adds the new frames behind the old', () => {
    const more = [frame('home turn', 'shoot'), frame('attack', '6')];
    const applied = applyUpdate(known, update(5, opening.length, more));
    expect(applied).toMatchObject({ kept: opening.length });
    expect(applied && applied !== GAP && applied.frames).toEqual([...opening, ...more]);
  });

  it('drops what an undo took back, and puts what came instead', () => {
    const applied = applyUpdate(known, update(5, 3, [frame('home turn', 'shoot')]));
    if (!applied || applied === GAP) throw new Error('not applied');
    expect(applied.kept).toBe(3);
    expect(applied.frames.map((one) => one.answer?.text)).toEqual([undefined, '9', '2', 'shoot']);
  });

  it('changes nothing the second time, nor out of order', () => {
    expect(applyUpdate(known, update(4, 8, []))).toMatchObject({ frames: opening, kept: 8 });
    expect(applyUpdate(known, update(4, 3, opening.slice(3)))).toMatchObject({ frames: opening, kept: 8 });
    expect(applyUpdate(known, update(3, 0, []))).toBeNull();
  });

  it('hears of a stopped clock, though no answer was given', () => {
    const stopped = { now: now(4, { clock: { left: 9, decision: 5, running: false, pause_asked_by: null } }), keep: 8, frames: [] };
    expect(applyUpdate(known, stopped)).toMatchObject({ now: { clock: { running: false } }, frames: opening });
  });

  it('notices that something is missing', () => {
    expect(applyUpdate(known, update(9, opening.length + 1, []))).toBe(GAP);
  });

  it('finds what still stands after the match was read again', () => {
    const read = [...opening.slice(0, 3), frame('home turn', 'shoot')];
    expect(reconcile(known, { now: now(7), frames: read })).toMatchObject({ kept: 3, frames: read });
    expect(reconcile(known, { now: now(7), frames: opening }).kept).toBe(opening.length);
  });
});

describe('beats', () => {
  it('end where something has happened, and at the last frame', () => {
    expect(beatEnds(opening)).toEqual([0, 2, 7]);
    expect(beatEnds(opening.slice(0, 6))).toEqual([0, 2, 5]);
    expect(beatEnds([])).toEqual([]);
  });

  it('are stepped through', () => {
    expect(previousEnd(opening, 7)).toBe(2);
    expect(previousEnd(opening, 0)).toBe(0);
  });

  it('hold a choice and its dice', () => {
    expect(throwAt(opening, 7)).toMatchObject({
      choice: { text: 'advance' },
      dice: [{ text: '3' }, { text: '4' }, { text: '3' }, { text: '1' }],
    });
    expect(throwAt(opening, 5).dice).toHaveLength(2);
    expect(throwAt(opening, 0)).toMatchObject({ choice: null, dice: [] });
  });

  it('leave readings of the clock out', () => {
    const frames = [
      frame(null),
      frame('home turn', 'advance'),
      frame('clock', '7'),
      frame('attack', '5', { story: [story({ kind: 'no-advance' })] }),
    ];
    expect(throwAt(frames, 3).dice.map((die) => die.label)).toEqual(['attack']);
  });
});

it('tells the minute of what is on screen, not of what comes', () => {
  expect(minuteAt([frame(null, '', { at: "1'" })], 0)).toBe("1'");
  expect(minuteAt([frame('card', '9', { at: "10'", story: [story({ kind: 'shot' }, { at: "9'" })] })], 0)).toBe("9'");
  expect(minuteAt([], 0)).toBe('');
});

describe('the words “no answer in time”', () => {
  const setup = {
    game: 'goal-dice', names: ['Reds', 'Blues'], coaches: ['human', 'sensible'], dice: 'app', undo: 'free',
    options: ['time_model=live'], one_screen: false, chances: 'delayed', exact_odds: true,
  } as Setup;
  const left = { label: 'home turn', text: 'advance', by_default: true, by_assistant: false };

  it('are for a person on whom a live clock ran out', () => {
    expect(ranOut(left, setup, ['press'])).toBe(true);
    expect(ranOut({ ...left, by_default: false }, setup, [])).toBe(false);
  });

  it('are not for what goes by default without a clock, without a person, or because nobody wanted to be asked', () => {
    expect(ranOut(left, { ...setup, options: [] }, [])).toBe(false);
    expect(ranOut({ ...left, label: 'away turn' }, setup, [])).toBe(false);
    expect(ranOut({ ...left, label: 'home press' }, setup, ['press'])).toBe(false);
  });
});

it('puts together what the frames say has changed', () => {
  expect(situationAt(opening, 6)['home place']).toBe('KO');
  expect(situationAt(opening, 7)['home place']).toBe('S05');
  expect(situationAt([], 0)).toEqual({});
  const changed = [frame(null, '', { situation: { a: 1, b: ['x', null] } }), frame('attack', '3', { situation: { a: null, c: true } })];
  expect(situationAt(changed, 0)).toEqual({ a: 1, b: ['x', null] });
  expect(situationAt(changed, 1)).toEqual({ b: ['x', null], c: true });
  const counted = [frame(null, '', { box_score: { goals: [0, 0] } }), frame('attack', '3'), frame('goalie', '2', { box_score: { goals: [1, 0] } })];
  expect(boxScoreAt([frame(null, '', { box_score: { goals: [0, 0], shots: [0, 0] } }), counted[2]!], 1)).toEqual({ goals: [1, 0], shots: [0, 0] });
  expect(boxScoreAt(counted, 1)).toEqual({ goals: [0, 0] });
  expect(boxScoreAt(counted, 2)).toEqual({ goals: [1, 0] });
});
