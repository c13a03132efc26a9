// The table of goal-dice.
import type { Side } from '../../api/schema';
import { SIDES } from '../../core/plan';
import { number, side as sideOf, word } from '../../core/position';
import { tells } from '../../core/timeline';
import { words } from '../../texts';
import type { Scene } from '../module';
import { isShootOut, markerOf, squaresOf, type Marker } from './field';
import { planOf, stand, type Plan } from './geometry';
import { reach } from './outlook';
import { Pitch } from './pitch';
import { sentences } from './sentences';
import { Strip } from './strip';
import { gd } from './texts';

export function GoalDiceBoard(scene: Scene) {
  const { board, situation, pending, frame } = scene;
  const squares = squaresOf(board);
  const plan = planOf(squares);
  const turn = onTurn(scene);
  return (
    <div class="gd-board">
      <div class="club-sides">
        {SIDES.map((side) => (
          <SideLabel key={side} side={side} scene={scene} active={turn === side} />
        ))}
      </div>
      <div class="gd-sheet">
        <svg
          viewBox={`0 0 ${plan.width} ${plan.height}`}
          role="img"
          aria-label={`${gd.fieldTitle}. ${sentences(scene).join(' ')}`}
        >
          <Pitch plan={plan} />
          {SIDES.map((side) => (
            <Strip
              key={side}
              plan={plan}
              side={side}
              squares={squares}
              active={turn === side}
              reach={reachOf(
                scene,
                pending?.kind === 'decide' && pending.side === side && pending.menu.includes('advance'),
              )}
            />
          ))}
          {SIDES.map((side) => {
            const marker = markerOf(board, situation, side);
            return marker ? <Piece key={side} plan={plan} side={side} marker={marker} active={turn === side} /> : null;
          })}
        </svg>
        {tells(frame, 'goal') ? (
          <div class={`stamp${pending ? ' passing' : ''}`} aria-hidden="true">
            {gd.goal}
          </div>
        ) : null}
      </div>
    </div>
  );
}

/** Whose turn it is; nobody's before the toss and at full time. */
function onTurn({ situation }: Scene): Side | null {
  const period = word(situation, 'period');
  if (!period || period === 'toss' || period === 'full time') return null;
  return sideOf(situation, 'on turn');
}

/** What to write into the squares that a roll can reach. */
function reachOf(scene: Scene, wanted: boolean): Map<string, string> {
  const found = [...reach(wanted ? scene.outlook : [])];
  const all = Object.keys(gd.reach).length;
  const inWords = (hands: string[]) => (hands.length === all ? gd.reachAny : hands.map((hand) => gd.reach[hand] ?? hand).join(', '));
  return new Map(found.map(([square, hands]) => [square, inWords(hands)]));
}

function signs(marker: Marker): string[] {
  return [
    marker.kickOff ? gd.kickOff : '',
    marker.failures > 0 ? gd.failure : '',
    marker.owes ? gd.owes : '',
    marker.diceLost > 0 ? gd.diceLost(marker.diceLost) : '',
  ].filter(Boolean);
}

/** A disc with an H, or a diamond with an A: told apart without colour. */
export function Shape({ side }: { side: Side }) {
  return side === 'home' ? <circle class="body" r={19} /> : <path class="body" d="M0 -23L23 0L0 23L-23 0Z" />;
}

function Piece({ plan, side, marker, active }: { plan: Plan; side: Side; marker: Marker; active: boolean }) {
  const { x, y } = stand(plan, side, marker.square);
  const tag = signs(marker).join(' · ');
  // As wide as the print on a narrow sheet needs it.
  const wide = tag.length * 7.8 + 12;
  return (
    <g class={`piece ${side}${active ? ' active' : ''}`} style={{ transform: `translate(${x}px, ${y}px)` }}>
      {active ? <circle class="turn-ring" r={25} /> : null}
      <Shape side={side} />
      <text class="letter" y={6}>
        {words.sideLetter[side]}
      </text>
      {tag ? (
        <g class="tag" transform="translate(25 18)">
          <rect x={-wide} y={-8} width={wide} height={16} rx={4} />
          <text x={-wide / 2} y={4.3}>
            {tag}
          </text>
        </g>
      ) : null}
    </g>
  );
}

function SideLabel({ side, scene, active }: { side: Side; scene: Scene; active: boolean }) {
  const { setup, board, situation } = scene;
  const marker = markerOf(board, situation, side);
  const text = isShootOut(situation)
    ? `${number(situation, `${side} kicks scored`)}/${number(situation, `${side} kicks`)}`
    : [marker ? marker.square.label : '', ...(marker ? signs(marker) : [])].filter(Boolean).join(' · ');
  return (
    <div class={`club-side gd-side ${side}${active ? ' active' : ''}`}>
      <svg class={`chip ${side}`} viewBox="-26 -26 52 52" aria-hidden="true">
        <Shape side={side} />
        <text class="letter" y={7}>
          {words.sideLetter[side]}
        </text>
      </svg>
      <div>
        <strong>
          {words.sideOf(side, setup.names)} <span aria-hidden="true">{side === 'home' ? '↑' : '↓'}</span>
        </strong>
        <small>
          {text}
          {active ? <em class="on-turn">{gd.onTurn}</em> : null}
        </small>
      </div>
    </div>
  );
}
