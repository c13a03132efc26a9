// The pace of the match, always in view: pause, line by line, on to what comes next, speed.
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { SPEEDS, TURNINGS, type Landmark, type Speed, type Turning } from '../../core/pace';
import { Icon } from '../../parts/icon';
import { Key } from '../../parts/key';
import { SoundChoices } from '../../parts/sound-choices';
import type { Match } from '../../stores/match';
import { settings } from '../../stores/settings';
import { setSound, sound } from '../../stores/sound';
import { words } from '../../texts';

const BACK = 'M21 5L11 12l10 7zM5 5v14';
const STEP = 'M3 5l10 7-10 7zM19 5v14';
const PLAY = 'M6 4l12 8L6 20z';
const PAUSE = 'M7.5 5v14M16.5 5v14';
const LOUD = 'M4 9h4l5-4v14l-5-4H4zM17 9v6M20.5 7v10';
const MUTE = 'M4 9h4l5-4v14l-5-4H4zM17 9l5 6M22 9l-5 6';
const END = 'M2 5l8 7-8 7zM11 5l8 7-8 7zM22 5v14';

const LANDMARKS: [what: Landmark, key: string][] = [
  ['decision', 'D'],
  ['chance', 'C'],
  ['goal', 'G'],
];

/** `children` are other tools, where there is one bar for everything. */
export function PaceBar({ match, children }: { match: Match; children?: ComponentChildren }) {
  const { pace, playback } = match;
  const text = words.match.pace;
  const shut = pace.closed;
  const settled = playback.settled.value;
  // Whoever turns the cards has one button for that, with what is asked.
  const turned = pace.turns() && !pace.isBehind();
  const landmarks = LANDMARKS.filter(([what]) => what !== 'decision' || pace.decides());
  return (
    <section class={`pace${settled && !pace.ended.value ? ' idle' : ''}${turned ? ' turned' : ''}`} aria-label={text.label} data-testid="pace">
      <div class="pace-buttons">
        <button
          type="button"
          aria-label={text.back}
          title={text.back}
          aria-keyshortcuts={pace.looksBack() ? shortcut('ArrowLeft') : undefined}
          disabled={shut || playback.shown.value === 0}
          onClick={() => pace.step(-1)}
        >
          <Icon path={BACK} />
        </button>
        {turned ? null : <Go match={match} />}
        <button
          type="button"
          class="pace-step"
          aria-label={text.step}
          title={text.step}
          aria-keyshortcuts={pace.looksBack() ? shortcut('ArrowRight') : undefined}
          disabled={shut || settled}
          onClick={() => pace.step(1)}
        >
          <Icon path={STEP} />
        </button>
        {landmarks.map(([what, key]) => (
          <button
            key={what}
            type="button"
            class="pace-next"
            aria-label={text.next[what]}
            title={text.next[what]}
            aria-keyshortcuts={shortcut(key)}
            disabled={shut || settled}
            onClick={() => pace.leap(what)}
          >
            <span>{text.short[what]}</span>
            <Key name={key} />
          </button>
        ))}
        <button
          type="button"
          class="pace-next"
          aria-label={text.end}
          title={text.end}
          aria-keyshortcuts={shortcut('E')}
          disabled={shut || settled}
          onClick={() => pace.askEnd()}
        >
          <Icon path={END} />
          <Key name="E" />
        </button>
        {children}
        <SoundSwitch />
        <More match={match} />
      </div>
      {pace.asking.value ? <AskEnd match={match} /> : null}
      {pace.told.value ? <p class="pace-told">{pace.told.value}</p> : null}
    </section>
  );
}

const shortcut = (key: string) => (settings.value.keys ? key : undefined);

/** The large button: pause, go on, turn the next card, or play it all again. */
function Go({ match }: { match: Match }) {
  const { pace, playback } = match;
  const text = words.match.pace;
  const goes = pace.goesOn();
  const turning = match.pace.turning();
  const over = pace.ended.value;
  const settled = playback.settled.value;
  const [label, path] = turning !== 'itself' && match.pace.turns()
    ? [goes ? text.finish : text.turnShort[turning], PLAY]
    : goes || (settled && !over)
      ? [text.pause, PAUSE]
      : [over && settled ? words.full.play : text.play, PLAY];
  return (
    <button
      type="button"
      class="primary pace-go"
      data-testid="pace-go"
      aria-keyshortcuts={shortcut('Space')}
      disabled={pace.closed || (settled && !over)}
      onClick={() => pace.toggle()}
    >
      <Icon path={path} />
      <span>{label}</span>
    </button>
  );
}

/** Asked before everything that is left is skipped. */
function AskEnd({ match }: { match: Match }) {
  const no = useRef<HTMLButtonElement>(null);
  const text = words.match.pace;
  useEffect(() => no.current?.focus({ preventScroll: true }), []);
  return (
    <div class="pace-ask" role="alertdialog" aria-label={text.end} aria-describedby="pace-ask" data-testid="pace-ask">
      <p id="pace-ask">{text.ask}</p>
      <div class="row">
        <button type="button" ref={no} onClick={() => match.pace.answerEnd(false)}>
          {text.no}
        </button>
        <button type="button" onClick={() => match.pace.answerEnd(true)}>
          {text.yes}
        </button>
      </div>
    </div>
  );
}

function SoundSwitch() {
  const { on } = sound.value;
  const text = words.sound.switch;
  return (
    <button type="button" class="pace-sound" aria-label={text} title={text} aria-pressed={on} data-testid="sound" onClick={() => setSound({ on: !on })}>
      <Icon path={on ? LOUD : MUTE} />
    </button>
  );
}

/** What is chosen once, and seldom changed. */
function More({ match }: { match: Match }) {
  const { pace } = match;
  const text = words.match.pace;
  const { speed, highlights } = settings.value;
  return (
    <details class="pace-more">
      <summary>
        <span>{text.more}</span>
      </summary>
      <div class="pace-choices">
        <label class="field inline">
          <span>{text.speed}</span>
          <select
            value={speed}
            onChange={(event) => {
              pace.setSpeed(event.currentTarget.value as Speed);
              event.currentTarget.value = settings.peek().speed;
            }}
          >
            {SPEEDS.map((one) => (
              <option key={one} value={one}>
                {words.match.speeds[one]}
              </option>
            ))}
          </select>
        </label>
        {match.pace.turned() ? (
          <label class="field inline">
            <span>{text.turning}</span>
            <select value={match.pace.turning()} onChange={(event) => pace.setTurning(event.currentTarget.value as Turning)}>
              {TURNINGS.map((one) => (
                <option key={one} value={one}>
                  {text.turnings[one]}
                </option>
              ))}
            </select>
          </label>
        ) : null}
        <label class="tick">
          <input
            type="checkbox"
            checked={highlights}
            aria-describedby="highlights-hint"
            onChange={(event) => pace.setHighlights(event.currentTarget.checked)}
          />{' '}
          {text.highlights}
        </label>
        <p id="highlights-hint" class="soft">
          {text.highlightsHint}
        </p>
        <SoundChoices />
      </div>
    </details>
  );
}
