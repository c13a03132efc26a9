// The ratings of a club, without a match.
import type { TeamCardsProps } from '../module';
import { oc } from './texts';

const GROUNDS = ['N', 'H', 'A'] as const;

/** O and D on three grounds, and X, with what they mean. */
export function TeamCards({ cards }: TeamCardsProps) {
  if (cards.kind !== 'ratings') return null;
  const value = (name: string) => cards.ratings.find((rating) => rating.name === name)?.value ?? '–';
  return (
    <>
      <div class="table-scroll" tabIndex={0}>
        <table class="sheet-table ratings">
          <thead>
            <tr>
              <td />
              {GROUNDS.map((ground) => (
                <th key={ground} scope="col">
                  {oc.grounds[ground]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {(['O', 'D'] as const).map((what) => (
              <tr key={what}>
                <th scope="row">
                  {what} {oc.ratings[what]}
                </th>
                {GROUNDS.map((ground) => (
                  <td key={ground} class="number">
                    {value(`${what}${ground}`)}
                  </td>
                ))}
              </tr>
            ))}
            <tr>
              <th scope="row">X {oc.ratings.X}</th>
              <td class="number" colSpan={3}>
                {value('X')}
              </td>
            </tr>
          </tbody>
        </table>
      </div>
      <p>{oc.country(value('country'), value('tier'))}</p>
      <p class="soft">{oc.ratingsHint}</p>
    </>
  );
}
