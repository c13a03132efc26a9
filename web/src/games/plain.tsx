// A game that has no folder here yet: playable, in words.
import { inWords } from '../core/position';
import type { GameModule } from './module';
import { words } from '../texts';

export const plain: GameModule = {
  Emblem: null,
  length: null,
  Board: ({ situation }) => (
    <dl class="facts">
      {Object.entries(situation).map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{inWords(value)}</dd>
        </div>
      ))}
    </dl>
  ),
  Legend: null,
  Cards: null,
  HowItPlays: () => null,
  rules: null,
  clock: () => null,
  shootout: () => null,
  sentences: ({ situation }) => Object.entries(situation).map(([name, value]) => `${name}: ${inWords(value)}.`),
  die: (label) => ({ name: label, shape: 'card' }),
  face: (_label, text) => text,
  question: ({ pending, setup }) =>
    pending?.kind === 'decide' ? `${words.sideOf(pending.side, setup.names)}: ${words.orList(pending.menu)}?` : '',
  choice: (choice) => ({ label: choice, hint: '' }),
  verdict: () => null,
  telling: (thrown) => thrown.dice.map(() => true),
  mayLabel: (name) => name,
};
