// Both languages say the same things, and nothing outside them speaks to people.
import { readFileSync, readdirSync } from 'node:fs';
import { join, sep } from 'node:path';
import ts from 'typescript';
import { afterEach, describe, expect, it } from 'vitest';
import { firstKnown, language, speak, words } from '../src/texts';
import { gd } from '../src/games/goal-dice/texts';
import { DRAWN } from '../src/games/registry';
import { de } from '../src/texts/de';
import { en } from '../src/texts/en';

type Tree = { [name: string]: unknown };

/** The texts of every game, as its folder has them: `./games/ID/texts/en.ts`. */
const FILES = import.meta.glob<Tree>('../src/games/*/texts/{en,de}.ts', { eager: true });
const inLanguage = (tongue: 'en' | 'de'): Tree => {
  const own = Object.entries(FILES).filter(([path]) => path.endsWith(`/${tongue}.ts`));
  return Object.fromEntries(own.map(([path, file]) => [path.split('/').at(-3), file[tongue]]));
};

/** Everything the page says: what all games share, and each game's own. */
const english = { page: en, ...inLanguage('en') };
const german = { page: de, ...inLanguage('de') };

/** Every text with its path; functions by how much they ask for, lists by their length. */
function shape(tree: unknown, path = ''): string[] {
  if (Array.isArray(tree)) return tree.flatMap((one, at) => shape(one, `${path}[${at}]`));
  if (typeof tree === 'function') return [`${path}()`];
  if (typeof tree === 'object' && tree !== null) {
    return Object.entries(tree as Tree).flatMap(([name, one]) => shape(one, `${path}.${name}`));
  }
  return [path];
}

function texts(tree: unknown): string[] {
  if (typeof tree === 'string') return [tree];
  return typeof tree === 'object' && tree !== null ? Object.values(tree).flatMap(texts) : [];
}

describe('languages', () => {
  it('have the same texts', () => {
    expect(Object.keys(english).sort()).toEqual(['page', ...DRAWN].sort());
    expect(shape(german).sort()).toEqual(shape(english).sort());
  });

  it('leave nothing empty, and are not copies', () => {
    for (const text of [...texts(english), ...texts(german)]) expect(text.trim()).not.toBe('');
    const known = new Set(texts(english).filter((text) => /\p{L}{2,} /u.test(text)));
    const same = texts(german).filter((text) => known.has(text) && !text.startsWith('touchline '));
    expect(same).toEqual([]);
  });

  it('name what is counted', () => {
    for (const name of ['goals', 'on_target', 'yellows', 'control_kept', 'shootout_kicks', 'matches_missed']) {
      expect(de.boxScore(name)).not.toBe(en.boxScore(name));
    }
    expect(de.boxScore('throw_ins')).toBe('Throw ins');
  });

  it('write numbers and lists in their own way', () => {
    expect(en.percent(0.125)).toBe('12.5%');
    expect(de.percent(0.125)).toBe('12,5\u00a0%');
    expect(de.orList(['a', 'b', 'c'])).toBe('a, b oder c');
    expect(de.number(1234.5, 1)).toBe('1.234,5');
  });
});

describe('the language in use', () => {
  afterEach(() => speak('en'));

  it('is the first the browser asks for that there is', () => {
    expect(firstKnown(['fr-FR', 'de-CH', 'en'])).toBe('de');
    expect(firstKnown(['EN-gb', 'de'])).toBe('en');
    expect(firstKnown(['fr'])).toBe('en');
    expect(firstKnown([])).toBe('en');
  });

  it('changes every text', async () => {
    await speak('de');
    expect([language.value, words.form.kickOff, gd.choices['shoot']]).toEqual(['de', 'Anstoß', 'Schießen']);
    await speak('en');
    expect([language.value, words.form.kickOff, gd.choices['shoot']]).toEqual(['en', 'Kick off', 'Shoot']);
  });

  it('is the one wanted last, whichever comes first', async () => {
    await Promise.all([speak('de'), speak('en')]);
    expect(words.form.kickOff).toBe('Kick off');
  });
});

const SOURCE = join(import.meta.dirname, '..', 'src');
/** Attributes that are read or shown. */
const SPOKEN = ['aria-label', 'aria-description', 'title', 'placeholder', 'alt', 'label'];
/** A single letter is a sign, as on a chart. */
const WORD = /\p{L}{2}/u;
const SENTENCE = /^\p{Lu}\p{Ll}+ \p{Ll}+|\p{Ll} \p{Ll}+[.?!…]$/u;

function sources(): string[] {
  const all = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' });
  // What is made from the interface's description has types only.
  return all.filter((name) => /\.tsx?$/.test(name) && !name.split(sep).includes('texts') && name !== join('api', 'schema.ts'));
}

/** The literals of a file that people would read. */
function spoken(name: string, text: string): string[] {
  const file = ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isJsxText(node) && WORD.test(node.text)) found.push(node.text.trim());
    if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node)) {
      if (SENTENCE.test(node.text.trim()) || (WORD.test(node.text) && shown(node))) found.push(node.text);
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

/** The value of this literal is what stands on the page, or in an attribute that is read out. */
function shown(node: ts.Node): boolean {
  const above = node.parent;
  if (ts.isJsxAttribute(above)) return SPOKEN.includes(above.name.getText());
  if (ts.isJsxExpression(above)) return ts.isJsxAttribute(above.parent) ? shown(above) : true;
  if (ts.isConditionalExpression(above)) return above.condition !== node && shown(above);
  const passed = ts.isTemplateExpression(above) || ts.isTemplateSpan(above) || ts.isParenthesizedExpression(above);
  return passed && shown(above);
}

describe('everything else', () => {
  it('holds no text for people', () => {
    const found = sources().flatMap((name) =>
      spoken(name, readFileSync(join(SOURCE, name), 'utf8')).map((text) => `${name}: ${text}`),
    );
    expect(found).toEqual([]);
  });

  it('would be caught', () => {
    expect(spoken('a.tsx', "const a = <p title='on a chart'>Hello {b ? 'you' : `me ${c}`}</p>;")).toEqual(['on a chart', 'Hello', 'you', 'me ']);
    expect(spoken('a.ts', "const a = 'The server is gone'; const b = 'free kick';")).toEqual(['The server is gone']);
    expect(spoken('a.tsx', "const a = <p class='two words' key={b === 'c' ? 1 : 2} />;")).toEqual([]);
  });

  it('reads no text before it is drawn', () => {
    const found = sources().flatMap((name) => early(name, readFileSync(join(SOURCE, name), 'utf8')));
    expect(found).toEqual([]);
    expect(early('a.ts', 'const a = words.b; const c = () => gd.d;')).toEqual(['a.ts: words.b']);
  });
});

/** Texts that are read while a module is loaded, and so stay in the language of that moment. */
function early(name: string, text: string): string[] {
  const file = ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isFunctionLike(node)) return;
    if (ts.isPropertyAccessExpression(node) && /^(words|gd|oc|ad|itn|ca)$/.test(node.expression.getText())) {
      found.push(`${name}: ${node.getText()}`);
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}
