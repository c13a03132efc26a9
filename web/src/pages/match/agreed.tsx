// What was agreed before kick-off: whose dice, and the rules that are not those of the book.
import { useEffect } from 'preact/hooks';
import type { Setup } from '../../api/schema';
import { valueTitle } from '../../core/options';
import { loadGames, optionOf } from '../../stores/games';
import { words } from '../../texts';

export function Agreed({ setup }: { setup: Setup }) {
  const { game, options, dice } = setup;
  // They are described where the games are.
  useEffect(() => void (options.length > 0 && loadGames()), []);
  if (options.length === 0 && dice === 'app') return null;
  return (
    <p class="agreed">
      {dice === 'mine' ? <span class="pill">{words.match.ownDice}</span> : null}
      {dice === 'verifiable' ? <span class="pill">{words.dice.title}</span> : null}
      {options.map((agreed) => (
        <span key={agreed} class="pill" title={agreed}>
          {inWords(game, agreed)}
        </span>
      ))}
    </p>
  );
}

/** An option with its value, `name=value`, for people; as it is while nobody knows it. */
function inWords(game: string, agreed: string): string {
  const [name = '', value = ''] = agreed.split('=');
  const option = optionOf(game, name);
  return option ? `${option.title}: ${valueTitle(option, value, [words.form.off, words.form.on])}` : agreed;
}
