// A new season: what it is called, what is played, with which game, by whom. It is looked at before it begins.
import { useEffect, useState } from 'preact/hooks';
import { api } from '../../../api/client';
import type { Competitions, SeasonPreview } from '../../../api/schema';
import { changed, type Values } from '../../../core/options';
import { seasonHash } from '../../../core/links';
import { EMPTY, wishOf, type SeasonForm } from '../../../core/new-season';
import { Fault } from '../../../parts/fault';
import { useAttempt } from '../../../parts/use-attempt';
import { games, loadGames, loadTeams, teamsOf } from '../../../stores/games';
import { go } from '../../../stores/route';
import { beginSeason, previewSeason } from '../../../stores/seasons';
import { words } from '../../../texts';
import { Options } from '../../start/options';
import { ClubsField } from './clubs';
import { FormatField } from './format';
import { ListField } from './listed';
import { Preview } from './preview';
import './new.css';

export default function NewSeason() {
  const text = words.newSeason;
  const { fault, busy, attempt } = useAttempt();
  const [known, setKnown] = useState<Competitions | null>(null);
  const [form, setForm] = useState<SeasonForm>(EMPTY);
  const [values, setValues] = useState<Values>({});
  const [rulesOpen, setRulesOpen] = useState(false);
  const [preview, setPreview] = useState<SeasonPreview | null>(null);
  useEffect(() => {
    void loadGames();
    void attempt(async () => setKnown(await api.competitions()));
  }, []);
  const change = (part: Partial<SeasonForm>) => {
    setForm((before) => ({ ...before, ...part }));
    setPreview(null);
  };
  const competition = form.format.shape === 'known' ? known?.competitions.find(({ id }) => id === form.format.known) : undefined;
  const game = form.game || competition?.game || games.value?.[0]?.id || '';
  useEffect(() => {
    if (game) void loadTeams(game);
    setValues({});
    change({ clubs: [], options: [] });
  }, [game]);
  if (!known) return fault ? <Fault text={fault} /> : <p role="status">{words.loading}</p>;

  const played = games.value?.find(({ id }) => id === game);
  const teams = teamsOf(game);
  const usual = competition?.teams ?? (teams.filter(({ group }) => group === teams[0]?.group).length || null);
  const wish = () => wishOf({ ...form, game }, usual);
  const look = () => attempt(async () => setPreview(await previewSeason(wish())));
  const begin = () => attempt(async () => go(seasonHash(await beginSeason(wish()), 'matches')));

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void look();
      }}
    >
      <div class="pair">
        <label class="field">
          <span>{text.name}</span>
          <input type="text" value={form.id} maxLength={60} required onInput={(event) => change({ id: event.currentTarget.value })} />
        </label>
        <label class="field">
          <span>{words.form.game}</span>
          <select value={game} onChange={(event) => change({ game: event.currentTarget.value })}>
            {games.value?.map((one) => (
              <option key={one.id} value={one.id}>
                {one.name}
              </option>
            ))}
          </select>
        </label>
      </div>
      <FormatField
        form={form}
        known={known}
        clubs={form.clubs.length || usual}
        onChange={change}
      />
      {form.list.trim() ? null : (
        <ClubsField game={played} teams={teams} chosen={form.clubs} needed={competition?.teams ?? null} onChange={(clubs) => change({ clubs })} />
      )}
      {played ? (
        <Options
          game={played}
          values={values}
          open={rulesOpen}
          prefix="season-"
          onToggle={setRulesOpen}
          onChange={(next) => {
            setValues(next);
            change({ options: changed(played.options, next) });
          }}
        />
      ) : null}
      <ListField form={form} onChange={change} />
      <details class="fold">
        <summary>{text.more}</summary>
        <div class="fold-body">
          <label class="field">
            <span>{words.form.seed}</span>
            <input type="number" min={0} step={1} value={form.seed} onInput={(event) => change({ seed: event.currentTarget.value })} />
            <small>{text.seedHint}</small>
          </label>
        </div>
      </details>
      <Fault text={fault} />
      {preview ? <Preview preview={preview} busy={busy} begin={() => void begin()} /> : null}
      {preview?.season ? null : (
        <button type="submit" class="primary" disabled={busy}>
          {preview ? text.lookAgain : text.look}
        </button>
      )}
    </form>
  );
}
