// The signs of the board, the words of the table and the codes of the cards, explained.
import { Token, type TokenProps } from './pitch';
import { Codes, Terms } from './terms';
import { itn } from './texts';

export function Legend() {
  const signs: [string, TokenProps][] = [
    [itn.legend.home, { side: 'home', x: 0, y: 0, text: '4', signs: [] }],
    [itn.legend.away, { side: 'away', x: 0, y: 0, text: '4', signs: [] }],
    [itn.legend.acts, { side: 'home', x: 0, y: 0, text: '4', signs: ['acts'] }],
    [itn.legend.meets, { side: 'away', x: 0, y: 0, text: '4', signs: ['meets'] }],
    [itn.legend.empty, { side: 'home', x: 0, y: 0, text: '4', signs: ['empty'] }],
    [itn.legend.caution, { side: 'home', x: 0, y: 0, text: '4', signs: [], cautions: 1 }],
    [itn.legend.warning, { side: 'home', x: 0, y: 0, text: '4', signs: [], cautions: 2 }],
    [itn.legend.fresh, { side: 'home', x: 0, y: 0, text: '4', signs: ['fresh'] }],
  ];
  return (
    <>
      <ul class="itn-legend">
        {signs.map(([text, token]) => (
          <li key={text}>
            <svg class="itn-pitch" viewBox="-18 -18 36 36" aria-hidden="true">
              <rect class="turf" x={-18} y={-18} width={36} height={36} />
              <Token {...token} />
            </svg>
            {text}
          </li>
        ))}
      </ul>
      <Terms />
      <Codes />
    </>
  );
}
