// Before a match of a season: which side is yours, and whose dice.
import { useState } from 'preact/hooks';
import type { Dice, Fixture, Side } from '../../api/schema';
import { ChoiceList } from '../../parts/choice-list';
import { isPerson, type Coach } from '../../core/plan';
import { games, loadGames } from '../../stores/games';
import { playFixture, season } from '../../stores/seasons';
import type { Attempt } from '../../parts/use-attempt';
import { words } from '../../texts';

type Yours = Side | 'both' | 'home and link' | 'away and link' | 'neither';

const YOURS: Yours[] = ['home', 'away', 'both', 'home and link', 'away and link', 'neither'];
const DICE: Dice[] = ['app', 'mine', 'verifiable'];

interface Props {
  fixture: Fixture;
  busy: boolean;
  attempt: Attempt;
  cancel: () => void;
}

export function SitDown({ fixture, busy, attempt, cancel }: Props) {
  const [yours, setYours] = useState<Yours>('home');
  const [dice, setDice] = useState<Dice>('app');
  const text = words.seasons;
  const names: Record<Yours, string> = {
    home: fixture.home,
    away: fixture.away,
    both: text.both,
    'home and link': text.link(fixture.home),
    'away and link': text.link(fixture.away),
    neither: text.neither,
  };
  return (
    <form
      class="sit-down"
      onSubmit={(event) => {
        event.preventDefault();
        void attempt(() => kickOff(fixture.key, yours, dice));
      }}
    >
      <ChoiceList
        legend={text.sideYours}
        name={`yours-${fixture.key}`}
        values={YOURS}
        value={yours}
        text={(one) => names[one]}
        onChange={(one) => setYours(one)}
      />
      <ChoiceList
        legend={text.dice}
        name={`dice-${fixture.key}`}
        values={DICE}
        value={dice}
        text={(one) => text.diceOf[one]}
        onChange={(one) => setDice(one)}
      />
      <div class="row">
        <button type="submit" class="primary" disabled={busy}>
          {text.kickOff}
        </button>
        <button type="button" class="quiet" onClick={cancel}>
          {text.cancel}
        </button>
      </div>
    </form>
  );
}

const SEATS: Record<Yours, Record<Side, 'me' | 'here' | 'link' | 'computer'>> = {
  home: { home: 'me', away: 'computer' },
  away: { home: 'computer', away: 'me' },
  both: { home: 'me', away: 'here' },
  'home and link': { home: 'me', away: 'link' },
  'away and link': { home: 'link', away: 'me' },
  neither: { home: 'computer', away: 'computer' },
};

async function kickOff(key: string, yours: Yours, dice: Dice): Promise<void> {
  const of = season.peek()?.season;
  if (!of) return;
  await loadGames();
  const computer = games.peek()?.find(({ id }) => id === of.game)?.coaches[0]?.name ?? '';
  const coach = (side: Side): Coach => {
    const who = SEATS[yours][side];
    return who === 'computer' ? { who, name: computer } : { who };
  };
  const coaches = { home: coach('home'), away: coach('away') };
  const name = (one: Coach) => (one.who === 'computer' ? one.name : 'human');
  const wish = {
    key,
    coaches: { home: name(coaches.home), away: name(coaches.away) },
    dice,
    one_screen: isPerson(coaches.home) && isPerson(coaches.away) && yours === 'both',
  };
  await playFixture(of.id, wish, coaches);
}
