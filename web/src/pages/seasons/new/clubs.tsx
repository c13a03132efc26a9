// Who plays: clubs that come along, invented ones, one's own and those made from statistics; and names, where any will do.
import { useState } from 'preact/hooks';
import type { Game, Team } from '../../../api/schema';
import { statisticsHash, teamsHash } from '../../../core/links';
import { moved } from '../../../core/new-season';
import { words } from '../../../texts';

/** So many can be looked through at once. */
const FEW = 12;

interface Props {
  game: Game | undefined;
  teams: Team[];
  chosen: string[];
  /** How many it must be, if that is fixed. */
  needed: number | null;
  onChange(chosen: string[]): void;
}

export function ClubsField({ game, teams, chosen, needed, onChange }: Props) {
  const text = words.newSeason;
  const [find, setFind] = useState('');
  const groups = [...new Set(teams.map((team) => team.group))];
  const matches = (team: Team) => team.name.toLowerCase().includes(find.trim().toLowerCase());
  const toggle = (id: string, on: boolean) => onChange(on ? [...chosen, id] : chosen.filter((one) => one !== id));
  return (
    <fieldset class="choice-list club-list">
      <legend>{text.clubs}</legend>
      <p class="soft" aria-live="polite">
        {chosen.length === 0 ? text.clubsNone(needed) : text.clubsChosen(chosen.length, needed)}
      </p>
      {teams.length > FEW ? (
        <label class="field">
          <span>{text.find}</span>
          <input type="search" value={find} onInput={(event) => setFind(event.currentTarget.value)} />
        </label>
      ) : null}
      {groups.map((group) => {
        const own = teams.filter((team) => team.group === group && matches(team));
        if (own.length === 0) return null;
        return (
          <details key={group} open={teams.length <= FEW || find.trim() !== ''}>
            <summary>
              {group || text.clubs} <small class="soft">{text.count(own.length)}</small>
            </summary>
            <button type="button" class="quiet" onClick={() => onChange([...new Set([...chosen, ...own.map(({ id }) => id)])])}>
              {text.all(group)}
            </button>
            <div class="choices-row">
              {own.map((team) => (
                <label key={team.id} class="tick">
                  <input type="checkbox" checked={chosen.includes(team.id)} onChange={(event) => toggle(team.id, event.currentTarget.checked)} />{' '}
                  {team.name}
                </label>
              ))}
            </div>
          </details>
        );
      })}
      {game?.any_name ? <OwnNames chosen={chosen} onChange={onChange} /> : null}
      {chosen.length > 0 ? <Seeds teams={teams} chosen={chosen} onChange={onChange} /> : null}
      {game?.any_name ? null : (
        <p class="soft">
          {text.fromElsewhere} <a href={statisticsHash}>{text.fromStatistics}</a>, <a href={teamsHash(game?.id ?? '')}>{text.lookAtTeams}</a>
        </p>
      )}
    </fieldset>
  );
}

interface ListProps {
  chosen: string[];
  onChange(chosen: string[]): void;
}

function OwnNames({ chosen, onChange }: ListProps) {
  const text = words.newSeason;
  const [name, setName] = useState('');
  const add = () => {
    const own = name.trim();
    if (own && !chosen.includes(own)) onChange([...chosen, own]);
    setName('');
  };
  return (
    <div class="row own-name">
      <label class="field">
        <span>{text.ownName}</span>
        <input
          type="text"
          maxLength={60}
          value={name}
          onInput={(event) => setName(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            // The name is meant, not the season.
            event.preventDefault();
            add();
          }}
        />
      </label>
      <button type="button" disabled={name.trim() === ''} onClick={add}>
        {text.add}
      </button>
    </div>
  );
}

/** The clubs in the order of their seeds: draws and brackets hang on it. */
function Seeds({ teams, chosen, onChange }: ListProps & { teams: Team[] }) {
  const text = words.newSeason;
  const nameOf = (id: string) => teams.find((team) => team.id === id)?.name ?? id;
  return (
    <details class="fold">
      <summary>{text.seeds}</summary>
      <div class="fold-body">
        <p class="soft">{text.seedsHint}</p>
        <button type="button" class="quiet" onClick={() => onChange([])}>
          {text.removeAll}
        </button>
        <ol class="seeds">
          {chosen.map((id, at) => (
            <li key={id}>
              <span>{nameOf(id)}</span>
              <span class="row">
                <button type="button" disabled={at === 0} aria-label={text.upward(nameOf(id))} onClick={() => onChange(moved(chosen, at, -1))}>
                  ↑
                </button>
                <button
                  type="button"
                  disabled={at === chosen.length - 1}
                  aria-label={text.downward(nameOf(id))}
                  onClick={() => onChange(moved(chosen, at, 1))}
                >
                  ↓
                </button>
                <button type="button" aria-label={text.remove(nameOf(id))} onClick={() => onChange(chosen.filter((one) => one !== id))}>
                  ×
                </button>
              </span>
            </li>
          ))}
        </ol>
      </div>
    </details>
  );
}
