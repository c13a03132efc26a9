// The rules of a game, clause by clause; an address can point at any clause or heading.
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { rulesHash } from '../core/links';
import { parseMarkdown, type Block, type Inline } from '../core/markdown';
import { DRAWN, gameModule } from '../games/registry';
import { useTitle } from '../parts/use-title';
import { gameName, loadGames } from '../stores/games';
import { words } from '../texts';

export function RulesPage({ game, at }: { game: string; at: string | null }) {
  const [source, setSource] = useState<string | null>(null);
  const load = gameModule(game).rules;
  const body = useRef<HTMLElement>(null);
  useEffect(() => {
    void loadGames();
    void load?.().then(setSource);
  }, [game]);
  const blocks = useMemo(() => (source ? parseMarkdown(source) : []), [source]);

  useEffect(() => {
    if (!at || blocks.length === 0) return;
    const marked = [...(body.current?.querySelectorAll<HTMLElement>('[data-clause]') ?? [])].find(
      (one) => one.dataset['clause'] === at,
    );
    const target = marked?.closest<HTMLElement>('li, p, tr') ?? document.getElementById(at);
    if (!target) return;
    body.current?.querySelectorAll('.pointed').forEach((one) => one.classList.remove('pointed'));
    target.classList.add('pointed');
    target.tabIndex = -1;
    target.focus({ preventScroll: true });
    target.scrollIntoView({ block: 'center' });
  }, [at, blocks]);

  useTitle(words.nav.rules);
  if (!load) return <p class="sheet narrow">{words.rules.missing}</p>;
  if (!source) return <p class="sheet narrow">{words.rules.loading}</p>;
  const headings = blocks.filter((block) => block.kind === 'heading' && block.level === 2) as Extract<
    Block,
    { kind: 'heading' }
  >[];
  return (
    <div class="rules-page">
      <nav class="contents" aria-label={words.rules.contents}>
        <button type="button" class="quiet" onClick={() => history.back()}>
          ← {words.rules.back}
        </button>
        {DRAWN.length > 1 ? (
          <div class="other-rules">
            <p class="soft">{words.rules.others}</p>
            <ul>
              {DRAWN.filter((other) => other !== game).map((other) => (
                <li key={other}>
                  <a href={rulesHash(other)}>{gameName(other)}</a>
                </li>
              ))}
            </ul>
          </div>
        ) : null}
        <ul>
          {headings.map((heading) => (
            <li key={heading.id}>
              <a href={rulesHash(game, heading.id)}>{plainText(heading.text)}</a>
            </li>
          ))}
        </ul>
      </nav>
      <article class="sheet rules" ref={body}>
        {blocks.map((block, index) => (
          <RuleBlock key={index} block={block} game={game} />
        ))}
      </article>
    </div>
  );
}

const plainText = (text: Inline[]) => text.map((part) => part.text).join('');

function RuleBlock({ block, game }: { block: Block; game: string }) {
  switch (block.kind) {
    case 'heading': {
      const Tag = `h${block.level}` as 'h1' | 'h2' | 'h3';
      return (
        <Tag id={block.id} tabIndex={-1}>
          <Words text={block.text} game={game} />
        </Tag>
      );
    }
    case 'paragraph':
      return (
        <p>
          <Words text={block.text} game={game} />
        </p>
      );
    case 'code':
      return <pre tabIndex={0}>{block.text}</pre>;
    case 'list': {
      const Tag = block.ordered ? 'ol' : 'ul';
      return (
        <Tag>
          {block.items.map((item, index) => (
            <li key={index}>
              <Words text={item} game={game} />
            </li>
          ))}
        </Tag>
      );
    }
    case 'table':
      return (
        <div class="table-scroll" tabIndex={0}>
          <table>
            <thead>
              <tr>
                {block.head.map((cell, index) => (
                  <th key={index} scope="col">
                    <Words text={cell} game={game} />
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {block.rows.map((row, index) => (
                <tr key={index}>
                  {row.map((cell, col) => (
                    <td key={col} class={block.right[col] ? 'number' : ''}>
                      <Words text={cell} game={game} />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      );
  }
}

function Words({ text, game }: { text: Inline[]; game: string }) {
  return (
    <>
      {text.map((part, index) => {
        switch (part.kind) {
          case 'code':
            return <code key={index}>{part.text}</code>;
          case 'strong':
            return <strong key={index}>{part.text}</strong>;
          case 'em':
            return <em key={index}>{part.text}</em>;
          case 'clause':
            return (
              <span key={index} class="clause" data-clause={part.text}>
                {part.text}
              </span>
            );
          case 'link':
            return part.to.startsWith('#') ? (
              <a key={index} href={rulesHash(game, part.to.slice(1))}>
                {part.text}
              </a>
            ) : (
              <span key={index}>{part.text}</span>
            );
          default:
            return part.text;
        }
      })}
    </>
  );
}
