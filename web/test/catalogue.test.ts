// What the server says of the games, in the language of the page.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { api } from '../src/api/client';
import type { Game } from '../src/api/schema';
import { coachName, forgetTeams, games, loadGames, loadTeams, optionOf, teamsOf } from '../src/stores/games';
import { language, speak } from '../src/texts';

const told = (): Game[] => [
  {
    id: 'a-game',
    name: 'A Game',
    about: language.peek(),
    options: [{ name: 'half', title: language.peek(), values: ['1..9'], value_titles: {}, default: '5', clause: 'A-1.1', meaning: '' }],
    coaches: [{ name: 'sensible', title: `${language.peek()} sensible`, about: '' }],
    may: [],
    any_name: true,
  },
];

describe('the games', () => {
  const asked = vi.spyOn(api, 'games');
  beforeEach(() => void asked.mockReset().mockImplementation(async () => told()));
  afterEach(() => speak('en'));

  it('are asked for once, and again in another language', async () => {
    await loadGames();
    await loadGames();
    expect(asked).toHaveBeenCalledTimes(1);
    expect(optionOf('a-game', 'half')?.title).toBe('en');
    expect([coachName('a-game', 'sensible'), coachName('a-game', 'exec:./mine')]).toEqual(['en sensible', 'exec:./mine']);
    await speak('de');
    await vi.waitFor(() => expect(games.value?.[0]?.about).toBe('de'));
    expect(asked).toHaveBeenCalledTimes(2);
    expect(optionOf('a-game', 'none')).toBeUndefined();
  });

  it('are not told in a language that nobody wants any more', async () => {
    let answer = (_games: Game[]) => {};
    asked.mockImplementationOnce(() => new Promise((resolve) => (answer = resolve)));
    await speak('de');
    const german = told();
    await speak('en');
    answer(german);
    await vi.waitFor(() => expect(games.value?.[0]?.about).toBe('en'));
  });
});

describe('the teams of a game', () => {
  it('are asked for once, and again when others were kept', async () => {
    const team = (id: string) => ({ id, name: id, short: id, about: '', group: '' });
    const asked = vi.spyOn(api, 'teams').mockResolvedValue([team('a')]);
    await loadTeams('a-game');
    await loadTeams('a-game');
    expect(asked).toHaveBeenCalledTimes(1);
    asked.mockResolvedValue([team('a'), team('made')]);
    forgetTeams();
    await loadTeams('a-game');
    expect(teamsOf('a-game').map(({ id }) => id)).toEqual(['a', 'made']);
  });
});
