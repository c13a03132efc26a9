// How lucky it was: the result against what was to be expected, and the moments that turned the match.
import { useState } from 'preact/hooks';
import { api } from '../../api/client';
import type { Course, CoursePoint } from '../../api/schema';
import { turningPoint } from '../../core/commentary';
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

/** The moments that turned the match, as far as there is something to say of them. */
function Swings({ match, course }: { match: Match; course: Course }) {
  const text = words.full.luck;
  const names = match.setup.value?.names ?? ['', ''];
  const told = course.swings.flatMap(([before, after]) => {
    const line = turningPoint(match.frames.value, before.frame + 1, after.frame);
    return line ? [{ line, gain: gainOf(before, after) }] : [];
  });
  if (told.length === 0) return <p>{text.noSwings}</p>;
  return (
    <>
      <h4>{text.swings}</h4>
      <ol class="swings" data-testid="swings">
        {told.map(({ line, gain }) => (
          <li key={line.key}>
            <button type="button" class="quiet" aria-label={words.full.goTo(line.at)} onClick={() => match.playback.seek(line.frame)}>
              {line.at}
            </button>{' '}
            {line.text} <small>{text.swing(names[gain.side], gain.from, gain.to)}</small>
          </li>
        ))}
      </ol>
    </>
  );
}

/** The side whose chance to win changed most. */
function gainOf(before: CoursePoint, after: CoursePoint): { side: 0 | 1; from: number; to: number } {
  const home = { side: 0 as const, from: before.home, to: after.home };
  const away = { side: 1 as const, from: before.away, to: after.away };
  const size = ({ from, to }: { from: number; to: number }) => Math.abs(to - from);
  return size(home) >= size(away) ? home : away;
}
