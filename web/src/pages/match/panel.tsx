// What is asked, and the ways to answer.
import { useRef } from 'preact/hooks';
import type { Side } from '../../api/schema';
import { minuteAt } from '../../core/timeline';
import type { Scene } from '../../games/module';
import { gameModule } from '../../games/registry';
import { Key } from '../../parts/key';
import type { Match } from '../../stores/match';
import { roomy } from '../../stores/room';
import { find } from '../../stores/seats';
import { words } from '../../texts';
import { ChooseSeat, SendFile } from './by-file';
import { Choices } from './choices';
import { Mixing } from './mixing';
import { OddsTable } from './odds';
import { OwnDice } from './own-dice';
import { useLive } from './score-board';
import { Tools } from './tools';

export function Panel({ match, scene }: { match: Match; scene: Scene }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const now = match.now.value;
  const asked = match.asked.value;
  const pending = scene.pending;
  const curtain = match.curtain.value;
  if (curtain && match.playback.settled.value) return <Curtain match={match} name={words.sideOf(curtain, scene.setup.names)} side={curtain} />;
  // The buttons go away while the dice roll; the reader's place stays here.
  const stay = () => heading.current?.focus({ preventScroll: true });
  const due = match.due.value;
  const roll = async (texts: string[]) => {
    const done = await match.roll(texts);
    // Where the next die is due the hands stay where they are.
    if (!match.due.peek()) stay();
    return done;
  };
  const game = gameModule(scene.setup.game);
  if (now?.waits_for === 'contributions') return <Mixing match={match} />;
  const { choose, byFile } = find(match.id);
  if (choose) return <ChooseSeat match={match} />;
  const settled = match.playback.settled.value;
  const elsewhere = byFile && !asked && settled;
  const behind = match.pace.isBehind();
  const minute = minuteAt(match.frames.value, match.playback.shown.value);
  // These buttons go away when they are pressed; the reader's place stays here.
  const backToNow = () => {
    match.pace.backToNow();
    stay();
  };
  const byItself = () => {
    match.pace.setTurning('itself');
    stay();
  };
  return (
    <section class={`panel${asked || due ? ' asked' : ''}`} aria-labelledby="question">
      <h2 id="question" ref={heading} tabIndex={-1} data-testid="question">
        {questionText(match, scene)}
      </h2>
      {behind ? (
        <button type="button" class="primary" data-testid="back-to-now" onClick={() => backToNow()}>
          {words.match.backToNow}
        </button>
      ) : null}
      {settled && match.playback.moved === 'taken back' ? <p class="went-back">{words.match.wentBack(minute)}</p> : null}
      {match.notice.value ? (
        <p class="notice" role="alert">
          {match.notice.value}
        </p>
      ) : null}
      {asked && now?.clock?.running ? <Countdown match={match} /> : null}
      {asked && pending?.kind === 'decide' ? <Choices match={match} scene={scene} onPress={stay} /> : null}
      {asked && pending?.kind === 'decide' && game.Answer ? <game.Answer {...scene} /> : null}
      {due ? <OwnDice match={match} scene={scene} pending={due} onAnswer={roll} /> : null}
      {match.pace.turns() && !behind ? <Turn match={match} onItself={byItself} /> : null}
      {elsewhere ? <SendFile match={match} /> : null}
      {match.spent.value ? <p class="spent">{spentText(match.spent.value)}</p> : null}
      <OddsTable match={match} />
      {roomy.value ? <Tools match={match} /> : null}
    </section>
  );
}

/** Where nobody decides, whoever plays turns the cards. */
function Turn({ match, onItself }: { match: Match; onItself(): void }) {
  const turning = match.pace.turning();
  if (turning === 'itself') return null;
  const text = words.match.pace;
  return (
    <>
      {roomy.value ? (
        <p class="soft">
          {text.turnHint} <span class="of-keys">{text.turnKey}</span>
        </p>
      ) : null}
      <div class="turn-row">
        <button type="button" class="primary turn-card" data-testid="turn" onClick={() => match.pace.toggle()}>
          {match.pace.goesOn() ? text.finish : text.turn[turning]} <Key name={words.match.space} />
        </button>
        <button type="button" data-testid="by-itself" onClick={() => onItself()}>
          {text.byItself}
        </button>
      </div>
    </>
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
  const due = match.due.value;
  if (due && !match.playback.settled.value)
    return due.kind === 'roll' ? words.match.ownTitle(game.die(due.die).name, due.lowest, due.highest) : words.match.drawTitle;
  if (match.pace.isBehind()) return words.match.lookingBack(minuteAt(match.frames.value, match.playback.shown.value));
  if (!now || !match.playback.settled.value) return underWay(match);
  if (now.over) return words.full.title;
  if (now.waits_for === 'contributions') return words.dice.title;
  const name =
    now.waits_for === 'home' || now.waits_for === 'away' ? words.sideOf(now.waits_for, scene.setup.names) : null;
  if (!match.asked.value)
    return name
      ? words.match.waitFor(name)
      : now.waits_for === 'anybody'
        ? now.pending?.kind === 'draw'
          ? words.match.waitForCard
          : words.match.waitForDice
        : words.match.playing;
  if (pending?.kind === 'decide') return game.question(scene);
  if (pending?.kind === 'roll')
    return game.question(scene) || words.match.ownTitle(game.die(pending.die).name, pending.lowest, pending.highest);
  return pending?.kind === 'draw' ? game.question(scene) || words.match.drawTitle : words.match.playing;
}

/** What is going on while not everything is shown: it goes on by itself, waits for somebody to turn a card, or was stopped. */
function underWay({ pace }: Match): string {
  if (pace.goesOn()) return words.match.playing;
  const turning = pace.turning();
  return turning !== 'itself' && pace.turns() ? words.match.pace.turnAsk[turning] : words.match.pace.held;
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
