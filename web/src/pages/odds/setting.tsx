// One setting: coaches, options, and lines of the papers that say something else.
import { useState } from 'preact/hooks';
import { api } from '../../api/client';
import type { Game } from '../../api/schema';
import { questionOf, valuesOf, type Lab, type Setting } from '../../core/lab';
import { changed } from '../../core/options';
import { SIDES } from '../../core/plan';
import { Fault } from '../../parts/fault';
import { useAttempt } from '../../parts/use-attempt';
import { words } from '../../texts';
import { Options } from '../start/options';
import { PaperEditor } from './papers';

interface Props {
  name: string;
  game: Game;
  lab: Lab;
  setting: Setting;
  onChange(setting: Setting): void;
}

export function SettingForm({ name, game, lab, setting, onChange }: Props) {
  const text = words.lab;
  const [open, setOpen] = useState(setting.options.length > 0);
  const { fault, attempt } = useAttempt();
  const download = () =>
    attempt(async () => {
      const files = await api.editedFiles(questionOf({ ...lab, setting, against: null }));
      files.forEach(({ file, text: content }) => save(file.split('/').pop() ?? file, content));
    });
  return (
    <fieldset class="setting">
      <legend>{name}</legend>
      {SIDES.map((side) => (
        <label key={side} class="field">
          <span>{text.coach(words.sideTitle[side])}</span>
          <select
            value={setting.coaches[side] ?? game.coaches[0]?.name ?? ''}
            onChange={(event) => onChange({ ...setting, coaches: { ...setting.coaches, [side]: event.currentTarget.value } })}
          >
            {game.coaches.map((coach) => (
              <option key={coach.name} value={coach.name}>
                {coach.title}
              </option>
            ))}
          </select>
          <small>{aboutOf(game, setting.coaches[side])}</small>
        </label>
      ))}
      <Options
        game={game}
        prefix={`${name.replaceAll(' ', '-')}-`}
        values={valuesOf(setting.options)}
        open={open}
        onToggle={setOpen}
        onChange={(values) => onChange({ ...setting, options: changed(game.options, values) })}
      />
      <PaperEditor lab={{ ...lab, setting }} edits={setting.edits} onChange={(edits) => onChange({ ...setting, edits })} />
      {setting.edits.length > 0 ? (
        <button type="button" class="quiet" onClick={() => void download()}>
          {text.download}
        </button>
      ) : null}
      <Fault text={fault} />
    </fieldset>
  );
}

/** What a coach does; the first one if none is chosen. */
function aboutOf(game: Game, name: string | undefined): string {
  const chosen = game.coaches.find((one) => one.name === name) ?? game.coaches[0];
  return chosen?.about ?? '';
}

function save(name: string, content: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([content], { type: 'text/plain' }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
