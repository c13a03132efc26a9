// One half of the team sheet.
import type { Game, Side, Team } from '../../api/schema';
import type { Coach } from '../../core/plan';
import { SideChip } from '../../parts/side-chip';
import { teamsOf } from '../../stores/games';
import { words } from '../../texts';

interface Props {
  side: Side;
  game: Game;
  name: string;
  coach: Coach;
  /** The name is typed, not picked. */
  own: boolean;
  onName(name: string, own: boolean): void;
  onCoach(coach: Coach): void;
}

const OWN = '\u0000own';

export function SideForm({ side, game, name, own, coach, onName, onCoach }: Props) {
  const text = words.form;
  const teams = teamsOf(game.id);
  const about = coach.who === 'computer' ? game.coaches.find((one) => one.name === coach.name)?.about : undefined;
  return (
    <fieldset class={`side-form ${side}`}>
      <legend>
        <SideChip side={side} /> {words.sideTitle[side]}
      </legend>
      <label class="field">
        <span>{text.team}</span>
        <select
          value={own ? OWN : name}
          onChange={(event) => {
            const value = event.currentTarget.value;
            onName(value === OWN ? '' : value, value === OWN);
          }}
        >
          <option value="">{text.anyTeam}</option>
          {grouped(teams).map(([group, members]) =>
            group ? (
              <optgroup key={group} label={group}>
                {members.map(teamOption)}
              </optgroup>
            ) : (
              members.map(teamOption)
            ),
          )}
          {game.any_name ? <option value={OWN}>{text.ownTeam}</option> : null}
        </select>
      </label>
      {own ? (
        <label class="field">
          <span>{text.ownName}</span>
          <input
            type="text"
            value={name}
            maxLength={40}
            required
            onInput={(event) => onName(event.currentTarget.value, true)}
          />
        </label>
      ) : null}
      <label class="field">
        <span>{text.coach}</span>
        <select
          value={coach.who === 'computer' ? `computer ${coach.name}` : coach.who}
          onChange={(event) => onCoach(read(event.currentTarget.value))}
        >
          <option value="me">{text.me}</option>
          <option value="here">{text.here}</option>
          <option value="link">{text.link}</option>
          {game.coaches.map((one) => (
            <option key={one.name} value={`computer ${one.name}`}>
              {text.computer(one.title)}
            </option>
          ))}
        </select>
        {about ? <small>{about}</small> : null}
      </label>
    </fieldset>
  );
}

function read(value: string): Coach {
  if (value === 'me' || value === 'here' || value === 'link') return { who: value };
  return { who: 'computer', name: value.replace('computer ', '') };
}

function teamOption(team: Team) {
  return (
    <option key={team.id} value={team.id}>
      {team.name}
    </option>
  );
}

/** The groups in their order, each with its teams. */
function grouped(teams: Team[]): [string, Team[]][] {
  const groups = new Map<string, Team[]>();
  for (const team of teams) groups.set(team.group, [...(groups.get(team.group) ?? []), team]);
  return [...groups];
}
