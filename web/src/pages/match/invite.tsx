// Links to hand out: a seat for a friend, a place on the stand for anybody.
import { useEffect, useState } from 'preact/hooks';
import type { Side } from '../../api/schema';
import { matchHash, shareAddresses } from '../../core/links';
import { SIDES } from '../../core/plan';
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
            <Handout hash={matchHash(match.id, secret)} label={title} />
          </details>
        );
      })}
    </>
  );
}

export function WatchLink({ id }: { id: string }) {
  return (
    <div>
      <p>{words.invite.watchText}</p>
      <Handout hash={matchHash(id)} label={words.invite.watch} />
    </div>
  );
}

export function Handout({ hash, label }: { hash: string; label: string }) {
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
            {words.invite.nowhere} <code>{words.invite.command}</code> {words.invite.nowhereAfter}
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
