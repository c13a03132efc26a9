// What is heard of what happened.
import type { StoryLine } from '../api/schema';
import { commonOf, heaviest } from './pace';

export type Cue = 'whistle' | 'long whistle' | 'kick' | 'dice' | 'cards' | 'swell' | 'roar';

/** What the referee whistles for, and what is kicked. Passes are not heard: there are too many. */
const CUES: Record<string, Cue> = {
  'kick-off': 'whistle',
  foul: 'whistle',
  offside: 'whistle',
  penalty: 'whistle',
  'period end': 'long whistle',
  'full time': 'long whistle',
  'shot on target': 'kick',
  'shot off target': 'kick',
  'free kick': 'kick',
  corner: 'kick',
  'shoot-out kick scored': 'kick',
  'shoot-out kick missed': 'kick',
};

/** Each cue once, the crowd last. */
export function cuesOf(story: StoryLine[]): Cue[] {
  const cues = story.flatMap(commonOf).flatMap((event) => CUES[event] ?? []);
  const weight = heaviest(story);
  if (weight === 'goal') cues.push('roar');
  else if (weight === 'chance') cues.push('swell');
  return [...new Set(cues)];
}

/** Without the crowd: a goal is whistled, as it is on the field. */
export function gentle(cues: Cue[]): Cue[] {
  const left = cues.map((cue): Cue => (cue === 'roar' ? 'whistle' : cue)).filter((cue) => cue !== 'swell');
  return [...new Set(left)];
}
