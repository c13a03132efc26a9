// What happened, as data: each game knows its own events.
import type { GameEvent, StoryLine } from '../api/schema';

export const eventsOf = <Event extends GameEvent>(story: StoryLine[]): Event[] => story.map(({ what }) => what as Event);

/** True if there is an event of a kind. */
export const happened = <Event extends GameEvent>(events: Event[], kind: Event['kind']): boolean =>
  events.some((event) => event.kind === kind);
