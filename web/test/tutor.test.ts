// A lesson lets through what it asks for, one question after the other, and tells a wrong try.
import { signal } from '@preact/signals';
import { expect, it } from 'vitest';
import type { Lesson, LessonStep } from '../src/api/schema';
import type { Match } from '../src/stores/match';
import { Tutor } from '../src/stores/tutor';

const step = (act: LessonStep['act'], more: Partial<LessonStep> = {}): LessonStep => {
  return { act, words: '', right: '', hint: '', accept: [], wrong: [], answers: [], ...more };
};

/** A match that takes everything, and notes it. */
function taught(steps: LessonStep[]) {
  const sent: string[][] = [];
  const match = {
    now: signal<unknown>(null),
    busy: signal(false),
    playback: { settled: signal(true) },
    answer: async (texts: string[]) => {
      const passed = tutor.passes(texts);
      if (passed.length === 0) return false;
      sent.push(passed);
      tutor.passed(passed);
      return true;
    },
  };
  const lesson = { game: 'any', name: 'one', title: 'One', about: '', minutes: 1, pupil: 'home', steps } as Lesson;
  const tutor = new Tutor(lesson, match as unknown as Match, () => null);
  return { tutor, match, sent };
}

const two = [
  step('task', { accept: ['move'], wrong: [{ choice: 'shoot', words: 'Too far.' }], hint: 'Move.', right: 'Good.' }),
  step('task', { accept: ['mv 7'], wrong: [{ choice: null, words: 'Another one.' }] }),
  step('roll', { answers: ['3', '5'] }),
  step('free'),
];

it('lets through what consecutive tasks accept, and no more', async () => {
  const { tutor, match, sent } = taught(two);
  await match.answer(['move', 'mv 7', 'K22']);
  expect(sent).toEqual([['move', 'mv 7']]);
  expect(tutor.at.value).toBe(2);
  expect(tutor.passes(['6'])).toEqual([]);
  await tutor.roll();
  expect(sent.at(-1)).toEqual(['3', '5']);
  expect(tutor.step.value.act).toBe('free');
});

it('tells a wrong try, with the hint the second time, and sends nothing', async () => {
  const { tutor, match, sent } = taught(two);
  await match.answer(['shoot']);
  expect(tutor.wrong.value).toEqual({ choice: 'shoot', why: 'Too far.', hint: '' });
  tutor.tryAgain();
  expect(tutor.wrong.value).toBe(null);
  await match.answer(['shoot']);
  expect(tutor.wrong.value?.hint).toBe('Move.');
  expect(sent).toEqual([]);
  await match.answer(['move']);
  expect(tutor.right.value).toBe('Good.');
  await match.answer(['mv 9']);
  expect(tutor.wrong.value).toEqual({ choice: 'mv 9', why: 'Another one.', hint: '' });
});

it('gives what is given by itself, dice together and decisions alone', async () => {
  const { tutor, match, sent } = taught([step('given', { answers: ['advance', '1', '2', 'shoot', '6'] }), step('say'), step('free')]);
  match.now.value = { pending: { kind: 'decide' } };
  await new Promise((done) => setTimeout(done));
  // As long as a decision is asked for, each goes alone.
  expect(sent.flat()).toEqual(['advance', '1', '2', 'shoot', '6']);
  expect(sent[0]).toEqual(['advance']);
  expect(tutor.place.value).toEqual({ step: 1, steps: 2 });
  tutor.read();
  expect(tutor.step.value.act).toBe('free');
  tutor.close();
});
