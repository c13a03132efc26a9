// What a throw came to, in a few words.
import type { GoalDiceEvent, Setup, StoryLine } from '../../api/schema';
import { eventsOf, happened } from '../events';
import type { Verdict } from '../module';
import { gd } from './texts';

/** What says most of a throw comes first. */
const TELLING: GoalDiceEvent['kind'][] = [
  'advance',
  'kick-off-lost',
  'penalty-due',
  'cross-cleared',
  'no-advance',
  'punt',
  'shoot-out-kick',
];

/** The verdict of one frame's events. */
export function verdictOf(story: StoryLine[], setup: Setup): Verdict | null {
  const events = eventsOf<GoalDiceEvent>(story);
  const shot = events.find((event) => event.kind === 'shot');
  if (shot) return shotVerdict(shot.total, shot.goalie, events);
  if (happened(events, 'toss')) return toss(events, setup);
  const told = TELLING.flatMap((kind) => events.find((event) => event.kind === kind) ?? [])[0];
  return told ? inWords(told) : null;
}

function inWords(event: GoalDiceEvent): Verdict | null {
  switch (event.kind) {
    case 'advance':
      return { text: gd.to(gd.hands[event.hand] ?? '', event.to), tone: 'good' };
    case 'kick-off-lost':
      return { text: gd.kickOffLost(event.to), tone: 'bad' };
    case 'penalty-due':
      return { text: gd.nothingTwice, tone: 'bad' };
    case 'cross-cleared':
      return { text: gd.cleared, tone: 'bad' };
    case 'no-advance':
      return { text: gd.nothing, tone: 'bad' };
    case 'punt':
      return { text: gd.puntTo(event.result, event.to), tone: 'plain' };
    case 'shoot-out-kick':
      return kick(event.total, event.goalie, event.result);
    default:
      return null;
  }
}

function shotVerdict(total: number, goalie: number, events: GoalDiceEvent[]): Verdict {
  if (happened(events, 'goal')) return { text: gd.goalOf(total, goalie), tone: 'goal' };
  if (happened(events, 'tie-reroll')) return { text: gd.again(total), tone: 'plain' };
  return { text: gd.savedOf(total, goalie), tone: 'bad' };
}

function kick(total: number, goalie: number, result: 'scored' | 'saved' | 'level'): Verdict {
  if (result === 'scored') return { text: gd.kickIn(total, goalie), tone: 'goal' };
  if (result === 'level') return { text: gd.again(total), tone: 'plain' };
  return { text: gd.savedOf(total, goalie), tone: 'bad' };
}

/** Who threw higher kicks off; an equal toss is thrown again. */
function toss(events: GoalDiceEvent[], setup: Setup): Verdict {
  const start = events.find((event) => event.kind === 'period-start');
  if (!start) return { text: gd.tossLevel, tone: 'plain' };
  return { text: gd.tossWon(start.side, setup.names[start.side === 'home' ? 0 : 1]), tone: 'plain' };
}
