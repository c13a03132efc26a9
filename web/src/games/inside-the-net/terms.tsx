// Words and codes that stay as they are printed, each with what it means.
import { itn } from './texts';

/** The line of a card, where a code means something of its own on it. */
const LINE = /^(defence|save out|after) /;

/** A word of the table: whoever points at it is told what it means. */
export function Term({ name }: { name: string }) {
  return <abbr title={itn.terms.find(([term]) => term.split(', ').includes(name))?.[1] ?? ''}>{name}</abbr>;
}

/** These words, explained. */
export function Terms({ only }: { only?: string[] }) {
  return <Explained pairs={itn.terms.filter(([term]) => only?.includes(term) ?? true)} />;
}

/** Every code of the cards, explained. */
export function Codes() {
  return (
    <details class="itn-codes">
      <summary>{itn.codesTitle}</summary>
      <Explained pairs={Object.entries(itn.codes).map(([code, means]) => [code.replace(LINE, ''), means])} />
    </details>
  );
}

function Explained({ pairs }: { pairs: [string, string][] }) {
  return (
    <dl class="itn-terms">
      {pairs.map(([name, means], at) => (
        <div key={at}>
          <dt>{name}:</dt> <dd>{means}</dd>
        </div>
      ))}
    </dl>
  );
}
