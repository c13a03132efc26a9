// How lucky it was: the result against what was to be expected, and the moments that turned the match.
import { useState } from 'preact/hooks';
import { api } from '../../api/client';
import type { Course, CoursePoint } from '../../api/schema';
import { lines, sentence } from '../../core/commentary';
import { useWork } from '../../parts/use-work';
import type { Match } from '../../stores/match';
import { words } from '../../texts';
import { howFound, WinStrip } from './win-bar';

export function LuckReport({ match }: { match: Match }) {
  const [course, setCourse] = useState<Course | null | 'none'>(null);
  useWork((left) => api.course(match.id, left).then(setCourse, () => left.aborted || setCourse('none')), [match]);
  const names = match.setup.value?.names;
  const text = words.full.luck;
  if (!names || course === 'none') return null;
  if (!course) return <p class="soft">{text.wait}</p>;
  const first = course.points[0];
  if (!first) return null;
  return (
    <div class="luck" data-testid="luck">
      <h3>{text.title}</h3>
      <p>{text.before(names, first.home, first.draw, first.away)}</p>
      <WinStrip chances={first} />
      {course.likelihood ? <p>{text.likely(names, course.likelihood)}</p> : null}
      <Curve points={course.points} names={names} onPick={(frame) => match.playback.seek(frame)} />
      <Swings match={match} course={course} />
      {course.luck ? (
        <table>
          <caption>
            {text.shares} <small>{text.sharesHint}</small>
          </caption>
          <thead>
            <tr>
              <th scope="col">{text.side}</th>
              <th scope="col">{text.byChance}</th>
              <th scope="col">{text.byDecisions}</th>
            </tr>
          </thead>
          <tbody>
            {course.luck.map((luck, at) => (
              <tr key={at}>
                <th scope="row">{names[at]}</th>
                <td class="number">{words.signed(luck.chance)}</td>
                <td class="number">{words.signed(luck.decisions)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      ) : null}
      <p class="soft">{howFound(first)}</p>
    </div>
  );
}

const WIDTH = 300;
const HEIGHT = 90;

/** The chances through the match: home from below, away from above, the draw between them. */
function Curve({ points, names, onPick }: { points: CoursePoint[]; names: [string, string]; onPick: (frame: number) => void }) {
  const last = points.at(-1)?.frame || 1;
  const x = (point: CoursePoint) => (point.frame / last) * WIDTH;
  const line = (y: (point: CoursePoint) => number) => points.map((point) => `${x(point)} ${y(point)}`).join('L');
  const home = (point: CoursePoint) => HEIGHT - point.home * HEIGHT;
  const away = (point: CoursePoint) => point.away * HEIGHT;
  const pick = (event: MouseEvent) => {
    const box = (event.currentTarget as SVGElement).getBoundingClientRect();
    onPick(Math.round(((event.clientX - box.left) / box.width) * last));
  };
  return (
    <svg class="curve" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={words.full.luck.curve(names)} onClick={pick}>
      <rect class="draw" width={WIDTH} height={HEIGHT} />
      <path class="home" d={`M0 ${HEIGHT}L${line(home)}L${WIDTH} ${HEIGHT}z`} />
      <path class="away" d={`M0 0L${line(away)}L${WIDTH} 0z`} />
    </svg>
  );
}

function Swings({ match, course }: { match: Match; course: Course }) {
  const text = words.full.luck;
  if (course.swings.length === 0) return <p>{text.noSwings}</p>;
  return (
    <>
      <h4>{text.swings}</h4>
      <ol class="swings" data-testid="swings">
        {course.swings.map(([before, after]) => (
          <li key={after.frame}>
            <button type="button" class="quiet" aria-label={words.full.goTo(after.at)} onClick={() => match.playback.seek(after.frame)}>
              {after.at}
            </button>{' '}
            {happened(match, before.frame, after.frame)} <small>{text.swing(before, after)}</small>
          </li>
        ))}
      </ol>
    </>
  );
}

/** What was said between two frames; the last of it says most. */
function happened(match: Match, from: number, to: number): string {
  const frames = match.frames.value.slice(from + 1, to + 1);
  const said = lines(frames, frames.length);
  const goal = said.findLast((line) => line.mark === 'goal');
  const why = frames.flatMap((frame) => frame.story).findLast((line) => line.why)?.why;
  const answer = match.frames.value[to]?.answer;
  return (goal ?? said.at(-1))?.text ?? (why ? sentence(why) : answer ? `${answer.label}: ${answer.text}` : '');
}
