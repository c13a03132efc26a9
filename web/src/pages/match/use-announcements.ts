// What happened and what is asked, told to a screen reader: each thing once, in order.
import { useSignalEffect } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { Board, Frame } from '../../api/schema';
import { saidOf } from '../../core/commentary';
import { isDie, minuteAt, previousEnd } from '../../core/timeline';
import { gameModule } from '../../games/registry';
import type { GameModule, Scene } from '../../games/module';
import { hush, say } from '../../stores/announcer';
import type { Match } from '../../stores/match';
import { words } from '../../texts';
import { sceneOf } from './scene';
import { questionText } from './panel';

export function useAnnouncements(match: Match): void {
  const told = useRef(match.playback.shown.peek());
  const asked = useRef('');
  useEffect(() => hush, [match]);
  useSignalEffect(() => {
    const shown = match.playback.shown.value;
    const settled = match.playback.settled.value;
    const now = match.now.value;
    const scene = sceneOf(match);
    if (!scene || !now) return;
    if (shown !== told.current) say(whatIsNew(match, scene, told.current));
    told.current = shown;
    const question = `${now.version} ${questionText(match, scene)}`;
    if (settled && question !== asked.current && !match.guide) {
      asked.current = question;
      say(
        now.over
          ? `${words.full.title}. ${words.match.scoreSaid(scene.setup.names, now.score)}.`
          : questionText(match, scene),
      );
    }
  });
}

/** What is said of the frame on screen; the slider of the film tells its place by itself. */
function whatIsNew(match: Match, scene: Scene, told: number): string {
  const { moved } = match.playback;
  const frames = match.frames.value;
  const shown = match.playback.shown.value;
  if (moved === 'taken back') return words.match.wentBack(minuteAt(frames, match.playback.shown.value));
  if (moved === 'put') return '';
  const isNext = moved === 'played' && shown > told && !match.pace.tempo().highlights;
  const game = gameModule(scene.setup.game);
  const text = happened(frames, isNext ? told + 1 : previousEnd(frames, shown) + 1, shown, game, scene.board);
  if (moved === 'played') return text;
  return `${words.match.pace.place(minuteAt(frames, shown), frames[shown]?.score ?? [0, 0])} ${text}`;
}

/** The dice and the commentary of some frames, as one text. */
export function happened(frames: Frame[], from: number, to: number, game: GameModule, board: Board): string {
  const parts: string[] = [];
  let dice: [string, string[]][] = [];
  for (let at = from; at <= to; at += 1) {
    const frame = frames[at];
    if (!frame) continue;
    if (isDie(frame) && frame.answer) {
      const { label, text } = frame.answer;
      const name = game.die(label).name;
      const last = dice.at(-1);
      if (last?.[0] === name) last[1].push(game.face(label, text));
      else dice.push([name, [game.face(label, text)]]);
    }
    const said = saidOf(frame);
    const lines = said.length > 0 ? said : (game.tellsOf?.(frame.story, board) ?? []);
    if (lines.length === 0) continue;
    if (dice.length > 0) parts.push(words.thrown(dice.map(([name, faces]) => `${name} ${faces.join(' ')}`).join(', ')));
    parts.push(...lines);
    dice = [];
  }
  return parts.join(' ');
}
