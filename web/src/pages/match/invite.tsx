// Links to hand out: a seat for a friend, a place on the stand for anybody.
import { useEffect, useState } from 'preact/hooks';
import type { Side } from '../../api/schema';
import { matchHash, portOf, shareAddresses } from '../../core/links';
import { SIDES } from '../../core/plan';
import { minuteAt } from '../../core/timeline';
import { CopyField, QrCode } from '../../parts/copy';
import { loadServer, server } from '../../stores/games';
import type { Match } from '../../stores/match';
import { find } from '../../stores/seats';
import { words } from '../../texts';

/** Shown until the friend has answered something. */
export function Invitations({ match }: { match: Match }) {
  const invites = find(match.id).invites;
  const names = match.setup.value?.names;
  if (!names || match.now.value?.over) return null;
  const played = (side: Side) => match.frames.value.some((frame) => frame.answer?.label.startsWith(`${side} `));
  return (
    <>
      {SIDES.map((side) => {
        const secret = invites[side];
        if (!secret) return null;
        const title = words.invite.title(words.sideOf(side, names));
        return (
          <details key={side} class="sheet invite" open={!played(side)}>
            <summary>{title}</summary>
            <p>{words.invite.text}</p>
            <Handout hash={matchHash(match.id, { seat: secret })} label={title} />
          </details>
        );
      })}
    </>
  );
}

/** The match, and the moment of it that is on screen. */
export function WatchLink({ match }: { match: Match }) {
  const frame = match.frame.value;
  return (
    <div>
      <p>{words.invite.watchText}</p>
      <Handout hash={matchHash(match.id)} label={words.invite.watch} />
      {frame?.line != null ? (
        <>
          <p>{words.invite.momentText(minuteAt(match.frames.value, match.playback.shown.value), frame.score)}</p>
          <Handout hash={matchHash(match.id, { line: frame.line })} label={words.invite.moment} />
        </>
      ) : null}
    </div>
  );
}

interface HandoutProps {
  hash: string;
  label: string;
  /** What is said, before the command and after it, where no other machine can reach the server. */
  nowhere?: readonly [string, string];
}

export function Handout({ hash, label, nowhere = [words.invite.nowhere, words.invite.nowhereAfter] }: HandoutProps) {
  const [chosen, setChosen] = useState(0);
  useEffect(() => void loadServer(), []);
  const here = `${location.origin}${location.pathname}`;
  const addresses = shareAddresses(location.href, server.value?.addresses ?? []);
  const address = addresses[chosen] ?? addresses[0];
  const link = `${address ?? here}${hash}`;
  return (
    <div class="handout">
      <div class="handout-text">
        {address === undefined && server.value ? (
          <p class="notice">
            {nowhere[0]} <code>{words.invite.command(portOf(location.href))}</code> {nowhere[1]}
          </p>
        ) : null}
        {addresses.length > 1 ? (
          <label class="field">
            <span>{words.invite.address}</span>
            <select value={chosen} onChange={(event) => setChosen(Number(event.currentTarget.value))}>
              {addresses.map((one, at) => (
                <option key={one} value={at}>
                  {one}
                </option>
              ))}
            </select>
          </label>
        ) : null}
        <CopyField label={label} text={link} />
      </div>
      {address !== undefined ? <QrCode text={link} /> : null}
    </div>
  );
}
