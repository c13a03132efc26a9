// Which dice of an advance roll to bring out. What the roll came to says the server.
import type { GoalDiceEvent, StoryLine } from '../../api/schema';
import { eventsOf, happened } from '../events';

export function tellingFaces(faces: string[], story: StoryLine[]): boolean[] {
  const events = eventsOf<GoalDiceEvent>(story);
  if (happened(events, 'no-advance')) return faces.map(() => false);
  const advance = events.find((event) => event.kind === 'advance');
  if (!advance || advance.hand === 'straight') return faces.map(() => true);
  return faces.map((face) => faces.filter((other) => other === face).length > 1);
}
