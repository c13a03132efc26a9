// The people around a match on two screens: who is there, what one asks of the other, and a seat that was left.
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { Place, Side } from '../../api/schema';
import { matchHash } from '../../core/links';
import { SIDES } from '../../core/plan';
import type { Match } from '../../stores/match';
import { Presence } from '../../stores/presence';
import { remember } from '../../stores/seats';
import { words } from '../../texts';
import { Emotes } from './emotes';
import { Handout } from './invite';

export function Friends({ match }: { match: Match }) {
  const presence = useMemo(() => new Presence(match), [match]);
  const over = match.now.value?.over ?? false;
  useEffect(() => void presence.sign(), [presence, over]);
  useEffect(() => () => presence.close(), [presence]);
  const [invited, setInvited] = useState<string | null>(null);
  const heard = presence.heard.value;
  const setup = match.setup.value;
  const now = match.now.value;
  if (!setup || !now || now.over) return null;
  const mine = SIDES.find((side) => match.seats.value[side] !== undefined);
  const other = heard?.places.find((place) => mine !== undefined && place.side !== mine);
  const bothMine = SIDES.every((side) => match.seats.value[side] !== undefined);
  // It has its place before anything was heard: what is clicked below must not move away then.
  const willBe = heard === null && !bothMine && setup.coaches.every((coach) => coach === 'human');
  return (
    <div class="friends" data-testid="friends">
      {mine && (other || willBe) ? (
        <div class="row">
          <span role="status">{other ? presenceText(other, words.sideOf(other.side, setup.names)) : ''}</span>
          <label class="pick">
            <input
              type="checkbox"
              checked={presence.backLater.value}
              onChange={(event) => presence.say(event.currentTarget.checked)}
            />
            <span>{words.friends.backLater}</span>
          </label>
          <Emotes match={match} />
        </div>
      ) : null}
      {heard && heard.watchers > 0 ? <p class="soft">{words.friends.watchers(heard.watchers)}</p> : null}
      <Wishes match={match} />
      {other?.left ? <Left match={match} side={other.side} onInvited={setInvited} /> : null}
      {other && invited ? (
        <Handout hash={matchHash(match.id, { seat: invited })} label={words.invite.title(words.sideOf(other.side, setup.names))} />
      ) : null}
      {mine && setup.coaches[SIDES.indexOf(mine)] === 'human' && now.coaches[SIDES.indexOf(mine)] !== 'human' ? (
        <p class="notice row" role="status">
          <span>{words.friends.standIn}</span>
          <button type="button" disabled={match.busy.value} onClick={() => void match.takeOver(mine, 'returned')}>
            {words.friends.takeBack}
          </button>
        </p>
      ) : null}
    </div>
  );
}

function presenceText(place: Place, name: string): string {
  if (place.back_later) return words.friends.isBackLater(name);
  return place.here ? words.friends.here(name) : words.friends.away(name);
}

/** What one side asks of the other: to take back, to stop the clock. */
function Wishes({ match }: { match: Match }) {
  const now = match.now.value;
  const names = match.setup.value?.names;
  if (!now || !names) return null;
  const { asked_by: undo, declined } = now.undo;
  const pause = now.clock?.pause_asked_by ?? null;
  const isMine = (side: Side) => match.seats.value[side] !== undefined;
  const others = (side: Side) => match.seats.value[side === 'home' ? 'away' : 'home'] !== undefined;
  return (
    <>
      {undo ? (
        <Wish
          text={others(undo) ? words.match.undoAsked(words.sideOf(undo, names)) : isMine(undo) ? words.match.undoWaits : ''}
          busy={match.busy.value}
          agree={others(undo) ? () => match.undo() : null}
          decline={() => match.declineUndo()}
          asks={others(undo)}
        />
      ) : null}
      {declined && isMine(declined) ? (
        <p class="notice" role="status">
          {words.friends.undoDeclined}
        </p>
      ) : null}
      {pause ? (
        <Wish
          text={others(pause) ? words.friends.pauseAsked(words.sideOf(pause, names)) : isMine(pause) ? words.friends.pauseWaits : ''}
          busy={match.busy.value}
          agree={others(pause) ? () => match.pause(true) : null}
          decline={() => match.pause(false)}
          asks={others(pause)}
        />
      ) : null}
    </>
  );
}

interface Asked {
  text: string;
  busy: boolean;
  agree: (() => unknown) | null;
  decline: () => unknown;
  /** The other side asks us; else we asked. */
  asks: boolean;
}

function Wish({ text, busy, agree, decline, asks }: Asked) {
  if (!text) return null;
  return (
    <p class="notice row" role="status">
      <span>{text}</span>
      {agree ? (
        <button type="button" class="primary" disabled={busy} onClick={() => void agree()}>
          {words.friends.agree}
        </button>
      ) : null}
      <button type="button" disabled={busy} onClick={() => void decline()}>
        {asks ? words.friends.decline : words.friends.withdraw}
      </button>
    </p>
  );
}

/** The coach of the other side has been away for a while. */
function Left({ match, side, onInvited }: { match: Match; side: Side; onInvited(secret: string): void }) {
  const names = match.setup.value?.names;
  const now = match.now.value;
  if (!names || !now) return null;
  const name = words.sideOf(side, names);
  const person = now.coaches[SIDES.indexOf(side)] === 'human';
  const invite = async () => {
    const secret = await match.takeOver(side, 'invited');
    if (!secret) return;
    remember(match.id, { seats: {}, invites: { [side]: secret } });
    onInvited(secret);
  };
  return (
    <section class="notice" aria-label={words.friends.left(name)}>
      <p role="status">{words.friends.left(name)}</p>
      <p class="row">
        {person ? (
          <button type="button" disabled={match.busy.value} onClick={() => void match.takeOver(side, 'computer')}>
            {words.friends.computer}
          </button>
        ) : null}
        <button type="button" disabled={match.busy.value} onClick={() => void invite()}>
          {words.friends.inviteAgain}
        </button>
      </p>
      <p class="soft">{words.friends.leftHint}</p>
    </section>
  );
}
