// A game is known in its own folder, and nowhere else in the page.
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { DRAWN } from '../src/games/registry';

const SOURCE = join(import.meta.dirname, '..', 'src');
const GAMES = readdirSync(join(SOURCE, 'games'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);
/** What is made from the interface's description. */
const KNOWS = ['api/schema.ts', 'api/openapi.json'];

/** The folder of a game that a file lies in. */
const home = (name: string): string | undefined => GAMES.find((game) => name.startsWith(`games/${game}/`));

/** Other games that a file names, or imports from. An id stands by itself: `goal-dice-world-cup` is a competition. */
function strangers(name: string, text: string): string[] {
  const others = GAMES.filter((game) => game !== home(name));
  return others.filter((game) => new RegExp(`(?<![\\w-])${game}(?![\\w-])`).test(text));
}

describe('a game', () => {
  it('is there as soon as it has a folder', () => {
    expect([...DRAWN].sort()).toEqual([...GAMES].sort());
  });

  it('is known nowhere else', () => {
    const all = readdirSync(SOURCE, { recursive: true, encoding: 'utf8', withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(SOURCE.length + 1).replaceAll('\\', '/'));
    expect(all.length).toBeGreaterThan(100);
    const found = all
      .filter((name) => !KNOWS.includes(name))
      .flatMap((name) => strangers(name, readFileSync(join(SOURCE, name), 'utf8')).map((game) => `${name}: ${game}`));
    expect(found).toEqual([]);
  });

  it('would be found', () => {
    expect(strangers('pages/a.tsx', "import { Card } from '../games/inside-the-net/man-card';")).toEqual(['inside-the-net']);
    expect(strangers('pages/a.tsx', "game === 'goal-dice' ? b : c")).toEqual(['goal-dice']);
    expect(strangers('styles/a.css', '.counter-attack .b { color: red }')).toEqual(['counter-attack']);
    expect(strangers('games/goal-dice/a.ts', "import { b } from '../action-deck/lookups';")).toEqual(['action-deck']);
    expect(strangers('games/goal-dice/a.ts', "'goal-dice'")).toEqual([]);
    expect(strangers('pages/a.tsx', "import { gameModule } from '../games/registry'; 'goal-dice-world-cup'")).toEqual([]);
  });
});
