// What is asked, and the ways to answer.
import { useRef } from 'preact/hooks';
import type { Side } from '../../api/schema';
import type { Scene } from '../../games/module';
import { gameModule } from '../../games/registry';
import { Key } from '../../parts/key';
import type { Match } from '../../stores/match';
import { find } from '../../stores/seats';
import { words } from '../../texts';
import { ChooseSeat, SendFile } from './by-file';
import { Choices } from './choices';
import { Mixing } from './mixing';
import { OddsTable } from './odds';
import { OwnDice } from './own-dice';
import { useLive } from './score-board';

export function Panel({ match, scene }: { match: Match; scene: Scene }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const now = match.now.value;
  const asked = match.asked.value;
  const pending = scene.pending;
  const curtain = match.curtain.value;
  if (curtain && match.playback.settled.value) return <Curtain match={match} name={words.sideOf(curtain, scene.setup.names)} side={curtain} />;
  // The buttons go away while the dice roll; the reader's place stays here.
  const stay = () => heading.current?.focus({ preventScroll: true });
  const answer = async (texts: string[]) => {
    stay();
    return match.answer(texts);
  };
  const game = gameModule(scene.setup.game);
  if (now?.waits_for === 'contributions') return <Mixing match={match} />;
  const { choose, byFile } = find(match.id);
  if (choose) return <ChooseSeat match={match} />;
  const elsewhere = byFile && !asked && match.playback.settled.value;
  return (
    <section class={`panel${asked ? ' asked' : ''}`} aria-labelledby="question">
      <h2 id="question" ref={heading} tabIndex={-1} data-testid="question">
        {questionText(match, scene)}
      </h2>
      {match.notice.value ? (
        <p class="notice" role="alert">
          {match.notice.value}
        </p>
      ) : null}
      {asked && now?.clock?.running ? <Countdown match={match} /> : null}
      {asked && pending?.kind === 'decide' ? <Choices match={match} scene={scene} onPress={stay} /> : null}
      {asked && pending?.kind === 'decide' && game.Answer ? <game.Answer {...scene} /> : null}
      {asked && (pending?.kind === 'roll' || pending?.kind === 'draw') ? (
        <OwnDice match={match} scene={scene} onAnswer={answer} />
      ) : null}
      {elsewhere ? <SendFile match={match} /> : null}
      {match.spent.value ? <p class="spent">{spentText(match.spent.value)}</p> : null}
      <OddsTable match={match} />
      <Tools match={match} />
    </section>
  );
}

function spentText({ choice, cost }: { choice: string; cost: number }): string {
  return cost < 0.00005 ? words.match.costNone(choice) : words.match.cost(choice, cost);
}

/** The question as people read it; also what is said. */
export function questionText(match: Match, scene: Scene): string {
  const now = match.now.value;
  const pending = scene.pending;
  const game = gameModule(scene.setup.game);
  if (!now || !match.playback.settled.value) return words.match.playing;
  if (now.over) return words.full.title;
  if (now.waits_for === 'contributions') return words.dice.title;
  const name =
    now.waits_for === 'home' || now.waits_for === 'away' ? words.sideOf(now.waits_for, scene.setup.names) : null;
  if (!match.asked.value)
    return name
      ? words.match.waitFor(name)
      : now.waits_for === 'anybody'
        ? words.match.waitForDice
        : words.match.playing;
  if (pending?.kind === 'decide') return game.question(scene);
  if (pending?.kind === 'roll')
    return game.question(scene) || words.match.ownTitle(game.die(pending.die).name, pending.lowest, pending.highest);
  return pending?.kind === 'draw' ? game.question(scene) || words.match.drawTitle : words.match.playing;
}

/** Two people at one screen: what the one writes, the other must not see. */
function Curtain({ match, name, side }: { match: Match; name: string; side: Side }) {
  return (
    <section class="panel asked" aria-labelledby="question">
      <h2 id="question" tabIndex={-1} data-testid="question">
        {words.match.sealed(name)}
      </h2>
      <p>{words.match.sealedHint}</p>
      <button type="button" class="primary" onClick={() => match.draw(side)}>
        {words.match.lookAlone(name)}
      </button>
    </section>
  );
}

function Countdown({ match }: { match: Match }) {
  const left = useLive(match, 'decision');
  return <p class="countdown figures">{words.match.decideIn(Math.ceil(left))}</p>;
}

function Tools({ match }: { match: Match }) {
  const now = match.now.value;
  const setup = match.setup.value;
  const mine = Object.keys(match.seats.value).length > 0;
  if (!now || !setup) return null;
  if (!mine) return <p class="soft">{words.match.watchOnly}</p>;
  const asker = now.undo.asked_by;
  const iAgree = asker !== null && match.seats.value[asker === 'home' ? 'away' : 'home'] !== undefined;
  const label = iAgree ? words.match.undoAgree : setup.undo === 'agreed' ? words.match.undoAsk : words.match.undo;
  const decides = setup.exact_odds && match.asked.value && now.pending?.kind === 'decide';
  return (
    <div class="tools">
      {setup.undo !== 'off' ? (
        <button
          type="button"
          disabled={!now.undo.possible || match.busy.value || (asker !== null && !iAgree)}
          onClick={() => void match.undo()}
        >
          {label} <Key name="U" />
        </button>
      ) : null}
      {decides && match.odds.value === null ? (
        <button type="button" disabled={match.busy.value} onClick={() => void match.askOdds()}>
          {words.match.odds} <Key name="O" />
        </button>
      ) : null}
    </div>
  );
}
