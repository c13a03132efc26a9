// Signs between two coaches at two screens: given with a button, seen beside the name of the side, and gone again.
import { useSignalEffect } from '@preact/signals';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Emote, Side } from '../../api/schema';
import { say } from '../../stores/announcer';
import type { Match } from '../../stores/match';
import { set, settings } from '../../stores/settings';
import { words } from '../../texts';
import { NoticeSwitch } from './notices';

const EMOTES: Emote[] = ['hello', 'luck', 'applause', 'wow', 'ouch', 'laugh'];

/** As long as the server lets a seat wait. */
const REST = 2000;
/** A sign stays on screen for so long. */
const STAYS = 6000;

export function Emotes({ match }: { match: Match }) {
  const [rests, setRests] = useState(false);
  const text = words.emotes;
  useEffect(() => {
    if (!rests) return;
    const timer = setTimeout(() => setRests(false), REST);
    return () => clearTimeout(timer);
  }, [rests]);
  const give = (emote: Emote) => {
    if (rests) return;
    setRests(true);
    void match.giveEmote(emote);
  };
  return (
    <details class="emotes">
      <summary>{text.more}</summary>
      <div class="emote-row" role="group" aria-label={text.title}>
        {EMOTES.map((emote) => (
          <button key={emote} type="button" aria-disabled={rests} onClick={() => give(emote)}>
            {text.says[emote]}
          </button>
        ))}
      </div>
      <EmoteSwitch />
      <NoticeSwitch />
    </details>
  );
}

export function EmoteSwitch() {
  return (
    <label class="tick">
      <input type="checkbox" checked={settings.value.emotes} onChange={(event) => set('emotes', event.currentTarget.checked)} />{' '}
      {words.emotes.shown}
    </label>
  );
}

/** What the coach of a side said a moment ago. It is said by the announcer, too. */
export function Said({ match, side }: { match: Match; side: Side }) {
  const [shown, setShown] = useState<Emote | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>();
  useEffect(() => () => clearTimeout(timer.current), []);
  useSignalEffect(() => {
    const given = match.hearing.emote.value;
    if (!given || given.side !== side || !settings.peek().emotes) return;
    const names = match.setup.peek()?.names;
    if (names) say(words.emotes.said(words.sideOf(side, names), words.emotes.says[given.emote]));
    setShown(given.emote);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setShown(null), STAYS);
  });
  if (shown === null) return null;
  return (
    <span class="emote-said" aria-hidden="true" data-testid={`emote-${side}`}>
      {words.emotes.says[shown]}
    </span>
  );
}
