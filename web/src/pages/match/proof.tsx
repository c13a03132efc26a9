// After full time with verifiable dice: what was promised, what was mixed in, the secret, and that it all fits.
import { useEffect, useState } from 'preact/hooks';
import { api } from '../../api/client';
import type { Pledge, Proof as Checked } from '../../api/schema';
import { SIDES } from '../../core/plan';
import type { Match } from '../../stores/match';
import { tell } from '../../stores/match';
import { words } from '../../texts';

/** How often it is asked, and how long it is waited before that: the server may be busy, or not have told the secret yet. */
const [TRIES, PAUSE] = [10, 1_000];

export function Proof({ match, pledge }: { match: Match; pledge: Pledge }) {
  const [checked, setChecked] = useState<Checked | null>(null);
  const [fault, setFault] = useState('');
  useEffect(() => {
    let [timer, left]: [ReturnType<typeof setTimeout> | undefined, number] = [undefined, TRIES];
    const again = () => {
      left -= 1;
      if (left > 0) timer = setTimeout(ask, PAUSE);
    };
    const ask = () =>
      void api.proof(match.id).then(
        (proof) => {
          setFault('');
          setChecked(proof);
          if (proof.result === 'secret') again();
        },
        (error) => {
          setFault(tell(error));
          again();
        },
      );
    ask();
    return () => clearTimeout(timer);
  }, [match.id, pledge.secret]);
  const names = match.setup.value?.names ?? ['', ''];
  const text = words.dice;
  const rows: [string, string | null][] = [
    [text.promised, pledge.promised],
    ...SIDES.map((side, at): [string, string | null] => [text.committed(words.sideOf(side, names)), pledge.commitments[at] ?? null]).filter(
      ([, hash]) => hash !== null,
    ),
    [text.added(words.sideOf('home', names)), pledge.contributions[0]],
    [text.added(words.sideOf('away', names)), pledge.contributions[1]],
    [text.secret, pledge.secret],
  ];
  return (
    <div class="proof">
      <p role="status" data-testid="proof" class={checked?.result === 'differs' ? 'notice' : ''}>
        {fault || verdict(checked)}
      </p>
      <details class="fold">
        <summary>{text.papers}</summary>
        <dl class="fold-body">
          {rows.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value ? <code class="digest">{value}</code> : text.nothing}</dd>
            </div>
          ))}
        </dl>
        <p class="soft">{text.yourself}</p>
        <p>
          <code>{text.command}</code>
        </p>
      </details>
    </div>
  );
}

function verdict(checked: Checked | null): string {
  switch (checked?.result) {
    case undefined:
      return words.dice.checking;
    case 'fits':
      return words.dice.checked(checked.throws);
    case 'differs':
      return words.dice.differs(checked.line ?? 0);
    default:
      return words.dice.notYet;
  }
}
