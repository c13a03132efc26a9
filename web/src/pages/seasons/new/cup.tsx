// How a cup is played: ties, extra time, kicks, who meets whom and where.
import { AWAY_GOALS, EXTRAS, HOMES, PAIRINGS, TIES, type Format } from '../../../core/format';
import { words } from '../../../texts';
import { Pick } from './fields';

interface Props {
  format: Format;
  onChange(part: Partial<Format>): void;
}

export function CupField({ format, onChange }: Props) {
  const text = words.newSeason.cup;
  return (
    <fieldset>
      <legend>{text.title}</legend>
      <div class="numbers">
        <Pick label={text.ties} value={format.ties} values={TIES} text={(one) => text.tiesOf[one]} onChange={(ties) => onChange({ ties })} />
        <Pick
          label={text.final}
          value={format.finalTies}
          values={['single', 'two legs'] as const}
          text={(one) => text.tiesOf[one]}
          onChange={(finalTies) => onChange({ finalTies })}
        />
        {format.ties === 'two legs' ? (
          <Pick
            label={text.awayGoals}
            value={format.awayGoals}
            values={AWAY_GOALS}
            text={(one) => text.awayGoalsOf[one]}
            onChange={(awayGoals) => onChange({ awayGoals })}
          />
        ) : null}
        <Pick label={text.extra} value={format.extra} values={EXTRAS} text={(one) => text.extraOf[one]} onChange={(extra) => onChange({ extra })} />
        <Pick
          label={text.pairing}
          value={format.pairing}
          values={PAIRINGS}
          text={(one) => text.pairingOf[one]}
          onChange={(pairing) => onChange({ pairing })}
        />
        <Pick label={text.home} value={format.home} values={HOMES} text={(one) => text.homeOf[one]} onChange={(home) => onChange({ home })} />
        <label class="tick">
          <input type="checkbox" checked={format.thirdPlace} onChange={() => onChange({ thirdPlace: !format.thirdPlace })} /> {text.thirdPlace}
        </label>
        <label class="tick">
          <input type="checkbox" checked={format.lots} onChange={() => onChange({ lots: !format.lots })} /> {text.lots}
        </label>
      </div>
    </fieldset>
  );
}
