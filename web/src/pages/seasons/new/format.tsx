// What is played: one of the usual shapes with its numbers, a competition that there is, or a file written by hand.
import { useEffect } from 'preact/hooks';
import type { Competitions } from '../../../api/schema';
import { SHAPES, writtenOf, type Format, type Shape } from '../../../core/format';
import type { SeasonForm } from '../../../core/new-season';
import { gameModule } from '../../../games/registry';
import { ChoiceList } from '../../../parts/choice-list';
import { loadSeasons, seasons } from '../../../stores/seasons';
import { words } from '../../../texts';
import { Count, Pick } from './fields';
import { CupField } from './cup';

interface Props {
  form: SeasonForm;
  known: Competitions;
  /** How many clubs play, if that is known. */
  clubs: number | null;
  onChange(part: Partial<SeasonForm>): void;
}

export function FormatField({ form, known, clubs, onChange }: Props) {
  const text = words.newSeason;
  const { format } = form;
  const change = (part: Partial<Format>) => onChange({ format: { ...format, ...part } });
  const choose = (shape: Shape) =>
    change({
      shape,
      // Everybody meets once in a group, and twice in a league.
      legs: shape === 'groups' ? 1 : 2,
      advance: shape === 'phase' ? 4 : 2,
      known: format.known || (known.competitions[0]?.id ?? ''),
      // Whoever writes it begins with what was chosen.
      written: shape === 'written' && !format.written ? writtenOf(format, form.id, clubs) : format.written,
    });
  const { shape } = format;
  return (
    <fieldset>
      <legend class="unseen">{text.format}</legend>
      <ChoiceList legend={text.format} name="shape" values={SHAPES} value={shape} text={(one) => text.shapes[one]} onChange={choose} />
      <p class="soft">{text.shapeHints[shape]}</p>
      {shape === 'known' ? <Known known={known} format={format} onChange={change} /> : null}
      {shape === 'written' ? (
        <label class="field">
          <span>{text.file}</span>
          <textarea rows={14} spellcheck={false} value={format.written} onInput={(event) => change({ written: event.currentTarget.value })} />
          <small>{text.fileHint}</small>
        </label>
      ) : null}
      {shape === 'league' || shape === 'groups' || shape === 'phase' ? <TablesField format={format} known={known} onChange={change} /> : null}
      {shape === 'league' ? <Division form={form} format={format} onChange={onChange} change={change} /> : null}
      {shape === 'groups' || shape === 'phase' || shape === 'cup' ? <CupField format={format} onChange={change} /> : null}
      {shape !== 'known' && shape !== 'written' ? (
        <Pick
          label={text.discipline}
          value={format.discipline}
          values={['', ...known.disciplines.map(({ id }) => id)]}
          text={(id) => (id === '' ? text.usualDiscipline : (text.disciplines[id] ?? known.disciplines.find((one) => one.id === id)?.about ?? id))}
          onChange={(discipline) => change({ discipline })}
        />
      ) : null}
    </fieldset>
  );
}

interface PartProps {
  format: Format;
  known: Competitions;
  onChange(part: Partial<Format>): void;
}

function Known({ known, format, onChange }: PartProps) {
  const text = words.newSeason;
  return (
    <label class="field">
      <span>{text.which}</span>
      <select value={format.known} onChange={(event) => onChange({ known: event.currentTarget.value })}>
        {known.competitions.map((one) => (
          <option key={one.id} value={one.id}>
            {text.formats[one.id] ?? gameModule(one.game ?? '').competitions?.()[one.id] ?? one.name}
          </option>
        ))}
      </select>
    </label>
  );
}

/** Everything about tables. */
function TablesField({ format, known, onChange }: PartProps) {
  const text = words.newSeason;
  const { shape } = format;
  return (
    <div class="numbers">
      {shape === 'groups' ? <Count label={text.groups} value={format.groups} min={1} onChange={(groups) => onChange({ groups })} /> : null}
      {shape === 'phase' ? (
        <Count label={text.matchesEach} value={format.matches} min={1} onChange={(matches) => onChange({ matches })} />
      ) : (
        <Count label={text.legs} value={format.legs} min={1} max={8} onChange={(legs) => onChange({ legs })} />
      )}
      {shape === 'league' ? null : (
        <Count
          label={shape === 'groups' ? text.advanceEach : text.advance}
          value={format.advance}
          min={1}
          onChange={(advance) => onChange({ advance })}
        />
      )}
      <Count label={text.win} value={format.win} min={1} onChange={(win) => onChange({ win })} />
      <Pick
        label={text.rank}
        value={format.rank}
        values={['', ...known.rankings.map(({ id }) => id)]}
        text={(id) => (id === '' ? text.usualRank : (text.ranks[id] ?? known.rankings.find((one) => one.id === id)?.about ?? id))}
        onChange={(rank) => onChange({ rank })}
      />
      {shape === 'groups' ? (
        <label class="tick">
          <input type="checkbox" checked={format.drawn} onChange={() => onChange({ drawn: !format.drawn })} /> {text.drawn}
        </label>
      ) : null}
    </div>
  );
}

interface DivisionProps {
  form: SeasonForm;
  format: Format;
  onChange(part: Partial<SeasonForm>): void;
  change(part: Partial<Format>): void;
}

/** Who goes up and down, and between which leagues. */
function Division({ form, format, onChange, change }: DivisionProps) {
  const text = words.newSeason;
  useEffect(() => void loadSeasons().catch(() => undefined), []);
  const all = seasons.value?.seasons ?? [];
  // What has gone on already has nobody below it any more.
  const leagues = all.filter(({ id }) => !all.some(({ follows }) => follows === id));
  return (
    <div class="numbers">
      <Count label={text.down} value={format.down} min={0} onChange={(down) => change({ down })} />
      <Count label={text.up} value={format.up} min={0} onChange={(up) => change({ up })} />
      {leagues.length > 0 ? (
        <Pick
          label={text.above}
          value={form.above}
          values={['', ...leagues.map(({ id }) => id)]}
          text={(id) => (id === '' ? text.noneAbove : id)}
          onChange={(above) => onChange({ above })}
        />
      ) : null}
    </div>
  );
}
