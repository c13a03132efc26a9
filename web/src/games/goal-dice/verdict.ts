// What a throw came to, in a few words.
import type { Setup, StoryLine } from '../../api/types';
import type { Verdict } from '../module';
import { gd } from '../../texts';

const HANDS = 'pair|two pairs|three of a kind|straight|four of a kind';

const PATTERNS: [RegExp, (found: RegExpExecArray) => Verdict][] = [
  [
    new RegExp(`^advance \\w+ (${HANDS}) \\S+ to (\\S+)$`),
    (found) => ({ text: gd.to(gd.hands[found[1] ?? ''] ?? '', found[2] ?? ''), tone: 'good' }),
  ],
  [/^kick-off lost \w+ to (\S+)$/, (found) => ({ text: gd.kickOffLost(found[1] ?? ''), tone: 'bad' })],
  [/^penalty due /, () => ({ text: gd.nothingTwice, tone: 'bad' })],
  [/^cross cleared /, () => ({ text: gd.cleared, tone: 'bad' })],
  [/^no advance /, () => ({ text: gd.nothing, tone: 'bad' })],
  [/^punt \w+ (\d+) to (\S+)$/, (found) => ({ text: gd.puntTo(found[1] ?? '', found[2] ?? ''), tone: 'plain' })],
  [/^shoot-out \w+ (-?\d+) v (\d+) (\w+)/, (found) => kick(found[1] ?? '', found[2] ?? '', found[3] ?? '')],
];

/** The verdict of one frame's events; the later ones say more than the earlier. */
export function verdictOf(story: StoryLine[], setup: Setup): Verdict | null {
  const shot = story.map((line) => /^shot \w+ \S+ (-?\d+) v (\d+)/.exec(line.event)).find(Boolean);
  if (shot) return shotVerdict(shot[1] ?? '', shot[2] ?? '', story);
  if (story.some((line) => line.event.startsWith('toss '))) return toss(story, setup);
  for (const [pattern, verdict] of PATTERNS) {
    for (const line of story) {
      const found = pattern.exec(line.event);
      if (found) return verdict(found);
    }
  }
  return null;
}

function shotVerdict(total: string, goalie: string, story: StoryLine[]): Verdict {
  if (story.some((line) => line.event.startsWith('goal '))) return { text: gd.goalOf(total, goalie), tone: 'goal' };
  if (story.some((line) => line.event.startsWith('tie '))) return { text: gd.again(total), tone: 'plain' };
  return { text: gd.savedOf(total, goalie), tone: 'bad' };
}

function kick(total: string, goalie: string, result: string): Verdict {
  if (result === 'scored' || result === 'goal') return { text: gd.kickIn(total, goalie), tone: 'goal' };
  if (result === 'level' || result === 'again') return { text: gd.again(total), tone: 'plain' };
  return { text: gd.savedOf(total, goalie), tone: 'bad' };
}

/** Who threw higher kicks off; an equal toss is thrown again. */
function toss(story: StoryLine[], setup: Setup): Verdict {
  const start = story.map((line) => /^period start .* (home|away)$/.exec(line.event)).find(Boolean);
  const side = start?.[1];
  if (side !== 'home' && side !== 'away') return { text: gd.tossLevel, tone: 'plain' };
  return { text: gd.tossWon(side, setup.names[side === 'home' ? 0 : 1]), tone: 'plain' };
}
