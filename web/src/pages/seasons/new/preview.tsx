// The season as it would begin, or everything that is wrong with it.
import { useEffect, useRef } from 'preact/hooks';
import type { SeasonFault, SeasonPreview, SeasonView } from '../../../api/schema';
import { rounds } from '../../../core/season';
import { words } from '../../../texts';
import { named, roundName } from '../names';

interface Props {
  preview: SeasonPreview;
  busy: boolean;
  begin(): void;
}

export function Preview({ preview: { season, faults }, busy, begin }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  const text = words.newSeason.preview;
  useEffect(() => heading.current?.focus(), [season, faults]);
  return (
    <section class="preview" aria-labelledby="preview">
      <h2 id="preview" ref={heading} tabIndex={-1}>
        {season ? text.title(season.season.id) : text.wrong(faults.length)}
      </h2>
      {season ? <Planned view={season} /> : <Wrong faults={faults} />}
      {season ? (
        <button type="button" class="primary" disabled={busy} onClick={begin}>
          {words.newSeason.begin}
        </button>
      ) : null}
    </section>
  );
}

function Wrong({ faults }: { faults: SeasonFault[] }) {
  const text = words.newSeason.preview;
  return (
    <div class="fault" role="alert" data-testid="faults">
      <ul>
        {faults.map(({ part, line, what, cure }, at) => (
        <li key={at}>
          <strong>
            {text.parts[part]}
            {line === null ? '' : `, ${words.work.line(line)}`}:
          </strong>{' '}
          {what}
          {cure ? <small class="cure">{cure}</small> : null}
        </li>
      ))}
      </ul>
    </div>
  );
}

function Planned({ view }: { view: SeasonView }) {
  const text = words.newSeason.preview;
  const known = rounds(view.fixtures);
  const first = known[0];
  const groups = view.tables.tables;
  return (
    <>
      <p>
        {named(view.season)}: {text.counts(view.season.teams, view.fixtures.length, known.length)}
      </p>
      {view.stages.length > 1 ? (
        <>
          <h3>{text.stages}</h3>
          <ol>
            {view.stages.map((stage, at) => (
              <li key={at}>
                {stage.name}
                {stage.begun ? '' : `: ${text.later}`}
              </li>
            ))}
          </ol>
        </>
      ) : null}
      {groups.length > 1 ? (
        <ul class="planned-groups">
          {groups.map((group) => (
            <li key={group.group}>
              <b>{words.seasons.group(group.group)}</b>: {group.rows.map(({ team }) => team).join(', ')}
            </li>
          ))}
        </ul>
      ) : null}
      {first ? (
        <>
          <h3>{roundName(view, first)}</h3>
          <ul>
            {first.fixtures.map(({ key, home, away, day, result }) => (
              <li key={key}>
                {day ? `${day}: ` : ''}
                {home} – {away}
                {result ? ` ${words.goals(result.goals[0], result.goals[1])}` : ''}
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </>
  );
}
