// What happened in the season, or in a round: to be read here, and to be copied for others.
import { useEffect, useState } from 'preact/hooks';
import { api } from '../../api/client';
import type { Recap, RecapPart, SeasonView } from '../../api/schema';
import { rounds } from '../../core/season';
import { CopyTexts } from '../../parts/copy-texts';
import { Fault } from '../../parts/fault';
import { PlainTable } from '../../parts/plain-table';
import { tell } from '../../stores/match';
import { language, words } from '../../texts';
import { roundName } from './names';

const FORMS = ['markdown', 'bbcode', 'html'] as const;

/** All of it. */
const WHOLE = '';

export function RecapTab({ view }: { view: SeasonView }) {
  const [of, setOf] = useState(WHOLE);
  const [recap, setRecap] = useState<Recap | null>(null);
  const [fault, setFault] = useState('');
  const text = words.seasons.recap;
  const { id, played } = view.season;
  const known = rounds(view.fixtures).filter(({ fixtures }) => fixtures.some(({ result }) => result !== null));
  const spoken = language.value;
  useEffect(() => {
    const [stage = 0, round = 0] = of.split('.').map(Number);
    setFault('');
    api.seasonRecap(id, of === WHOLE ? null : { stage, round }).then(setRecap, (error) => setFault(tell(error)));
  }, [id, played, of, spoken]);
  return (
    <>
      <label class="field inline">
        <span>{text.of}</span>
        <select value={of} onChange={(event) => setOf(event.currentTarget.value)}>
          <option value={WHOLE}>{text.whole}</option>
          {known.map((round) => (
            <option key={`${round.stage}.${round.round}`} value={`${round.stage}.${round.round}`}>
              {roundName(view, round)}
            </option>
          ))}
        </select>
      </label>
      <Fault text={fault} />
      {recap ? (
        <>
          <p>{text.hint}</p>
          <CopyTexts forms={FORMS} label={text.title} load={(form) => Promise.resolve(recap[form])} />
          <article class="told">
            {recap.parts.map((part, at) => (
              <Part key={at} part={part} />
            ))}
          </article>
        </>
      ) : (
        <p role="status">{words.loading}</p>
      )}
    </>
  );
}

function Part({ part }: { part: RecapPart }) {
  switch (part.kind) {
    case 'heading':
      // The page has a title of its own.
      return part.level === 1 ? <h2>{part.text}</h2> : <h3>{part.text}</h3>;
    case 'text':
      return <p>{part.text}</p>;
    case 'list':
      return (
        <ul>
          {part.items.map((item, at) => (
            <li key={at}>{item}</li>
          ))}
        </ul>
      );
    case 'table':
      return <PlainTable label={part.head.join(', ')} head={part.head} rows={part.rows} />;
  }
}
