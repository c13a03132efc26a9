// The lessons there are, and which of them this browser has seen to their end.
import { signal } from '@preact/signals';
import { api } from '../api/client';
import type { LessonInList } from '../api/schema';
import { kept } from './kept';

type Named = Pick<LessonInList, 'game' | 'name'>;

const keyOf = ({ game, name }: Named) => `${game}/${name}`;

const finished = kept<Record<string, true>>('touchline.lessons', {});

export const lessons = signal<LessonInList[] | null>(null);

export async function loadLessons(): Promise<void> {
  lessons.value = await api.lessons();
}

export const isFinished = (lesson: Named): boolean => finished.value[keyOf(lesson)] === true;

export function finish(lesson: Named): void {
  if (finished.peek()[keyOf(lesson)] !== true) finished.value = { ...finished.peek(), [keyOf(lesson)]: true };
}

/** The lesson that follows in the same game. */
export function nextAfter(lesson: Named): LessonInList | null {
  const same = (lessons.value ?? []).filter(({ game }) => game === lesson.game);
  const at = same.findIndex((one) => keyOf(one) === keyOf(lesson));
  return at < 0 ? null : (same[at + 1] ?? null);
}
