// Setting up a match: who against whom, with whose dice, by which rules.
import { useEffect } from 'preact/hooks';
import type { Dice, Foretold, Game, Side, UndoRule } from '../../api/schema';
import { askOf } from '../../core/asking';
import { changed, outOfRange } from '../../core/options';
import { SIDES, isPerson, toNewMatch, twoPeople, type Coach, type Plan } from '../../core/plan';
import { ChoiceList } from '../../parts/choice-list';
import { draft, sketch } from '../../stores/draft';
import { loadTeams } from '../../stores/games';
import { kickOff } from '../../stores/kick-off';
import { set, settings } from '../../stores/settings';
import { words } from '../../texts';
import { Options } from './options';
import { Questions } from './questions';
import { SideForm } from './side-form';

interface Props {
  game: Game;
  busy: boolean;
  attempt(act: () => Promise<void>): Promise<void>;
}

const DICE: Dice[] = ['app', 'mine', 'verifiable'];
const CHANCES: Foretold[] = ['delayed', 'on', 'off'];
const UNDO: UndoRule[] = ['free', 'until-chance', 'agreed', 'off'];

/** What is wrong can be behind a line: the browser goes to it and says why, if it is there to go to. */
function unfold({ target }: Event): void {
  const fold = target instanceof Element ? target.closest('details') : null;
  if (fold) fold.open = true;
}

export function TeamSheet({ game, busy, attempt }: Props) {
  const { names, own, dice, values, undo, chances, seed, open, ...sheet } = draft.value;
  useEffect(() => void loadTeams(game.id), [game]);
  const coaches: Record<Side, Coach> = sheet.coaches ?? {
    home: { who: 'me' },
    away: { who: 'computer', name: game.coaches[0]?.name ?? '' },
  };
  const text = words.form;

  const setCoach = (side: Side, coach: Coach) => {
    const other = side === 'home' ? 'away' : 'home';
    const next = { ...coaches, [side]: coach };
    // Only one side can be me; the other is then a friend beside me.
    if (coach.who === 'me' && coaches[other].who === 'me') next[other] = { who: 'here' };
    sketch({ coaches: next });
  };
  const plan: Plan = { game: game.id, names, coaches, dice, undo, chances, seed, ask: askOf(game, settings.value.asked), options: changed(game.options, values) };
  const impossible = game.options.filter((option) => outOfRange(option, values));

  return (
    <form
      class="sheet team-sheet"
      aria-labelledby="sheet-title"
      onInvalidCapture={unfold}
      onSubmit={(event) => {
        event.preventDefault();
        if (impossible.length === 0) void attempt(() => kickOff(toNewMatch(plan), coaches));
      }}
    >
      <h2 id="sheet-title">
        {words.start.setUp} <small>{words.start.setUpHint}</small>
      </h2>
      <div class="sides">
        {SIDES.map((side) => (
          <SideForm
            key={side}
            side={side}
            game={game}
            name={names[side]}
            coach={coaches[side]}
            own={own[side]}
            onName={(name, typed) => sketch({ names: { ...names, [side]: name }, own: { ...own, [side]: typed } })}
            onCoach={(coach) => setCoach(side, coach)}
          />
        ))}
      </div>
      {SIDES.some((side) => coaches[side].who === 'link') ? <p class="soft">{text.linkHint}</p> : null}
      {SIDES.some((side) => isPerson(coaches[side])) ? null : <p class="soft">{text.noPeople}</p>}
      <ChoiceList
        legend={text.dice}
        name="dice"
        values={DICE}
        value={dice}
        text={(one) => text.diceOf[one]}
        onChange={(one) => sketch({ dice: one })}
      />
      {dice === 'verifiable' ? <p class="soft">{words.dice.about}</p> : null}
      {game.may.length > 0 && SIDES.some((side) => isPerson(coaches[side])) ? (
        <Questions game={game} />
      ) : null}
      <label class="tick">
        <input
          type="checkbox"
          checked={settings.value.highlights}
          aria-describedby="short-hint"
          onChange={(event) => set('highlights', event.currentTarget.checked)}
        />{' '}
        {words.match.pace.highlights}
      </label>
      <p id="short-hint" class="soft">
        {words.match.pace.highlightsHint}
      </p>
      <Options
        game={game}
        values={values}
        open={open.options}
        onToggle={(options) => sketch({ open: { ...open, options } })}
        onChange={(next) => sketch({ values: next })}
      />
      <details
        class="fold"
        open={open.more}
        onToggle={(event) => sketch({ open: { ...draft.peek().open, more: event.currentTarget.open } })}
      >
        <summary>{text.more}</summary>
        <div class="fold-body pair">
          <label class="field">
            <span>{text.undo}</span>
            <select value={dice === 'verifiable' ? 'off' : undo} disabled={dice === 'verifiable'} onChange={(event) => sketch({ undo: event.currentTarget.value as UndoRule | '' })}>
              <option value="">{text.undoDefault}</option>
              {UNDO.map((rule) => (
                <option key={rule} value={rule}>
                  {text.undoRules[rule]}
                </option>
              ))}
            </select>
          </label>
          <label class="field">
            <span>{text.chances}</span>
            <select
              value={chances}
              disabled={!SIDES.some((side) => isPerson(coaches[side]))}
              aria-describedby="chances-hint"
              onChange={(event) => sketch({ chances: event.currentTarget.value as Foretold })}
            >
              {CHANCES.map((one) => (
                <option key={one} value={one}>
                  {text.chancesOf[one]}
                </option>
              ))}
            </select>
            <small id="chances-hint">{text.chancesHint}</small>
          </label>
          <label class="field">
            <span>{text.seed}</span>
            <input
              type="text"
              inputMode="numeric"
              pattern="[0-9]*"
              value={seed}
              disabled={twoPeople(plan) || dice !== 'app'}
              aria-describedby="seed-hint"
              onInput={(event) => sketch({ seed: event.currentTarget.value })}
            />
            <small id="seed-hint">{text.seedHint}</small>
          </label>
        </div>
      </details>
      {impossible.length > 0 ? (
        <p id="not-yet" class="wrong" role="alert">
          {text.notYet(impossible.map((option) => option.title))}
        </p>
      ) : null}
      <button type="submit" class="primary" disabled={busy} aria-describedby={impossible.length > 0 ? 'not-yet' : undefined}>
        {text.kickOff}
      </button>
    </form>
  );
}
