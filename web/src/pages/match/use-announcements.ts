// What happened and what is asked, told to a screen reader: each thing once, in order.
import { useSignalEffect } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { Board, Frame } from '../../api/schema';
import { linesOf } from '../../core/commentary';
import { isDie } from '../../core/timeline';
import { gameModule } from '../../games/registry';
import type { GameModule } from '../../games/module';
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
    if (!match.playback.running.value) {
      told.current = shown; // a film that somebody steps through tells its place by itself
      return;
    }
    if (shown > told.current) say(happened(match.frames.value, told.current + 1, shown, gameModule(scene.setup.game), scene.board));
    if (shown < told.current) say(words.match.takenBack);
    told.current = shown;
    const question = `${now.version} ${questionText(match, scene)}`;
    if (settled && question !== asked.current) {
      asked.current = question;
      say(
        now.over
          ? `${words.full.title}. ${words.match.scoreSaid(scene.setup.names, now.score)}.`
          : questionText(match, scene),
      );
    }
  });
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
    const said = linesOf(frame, at).map((line) => line.text);
    const lines = said.length > 0 ? said : (game.tellsOf?.(frame.story, board) ?? []);
    if (lines.length === 0) continue;
    if (dice.length > 0) parts.push(words.thrown(dice.map(([name, faces]) => `${name} ${faces.join(' ')}`).join(', ')));
    parts.push(...lines);
    dice = [];
  }
  return parts.join(' ');
}
