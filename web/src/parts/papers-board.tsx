// A table of papers: the pitch with the way of the ball, and beside it what was read. Where there is no room beside
// it, everything but the pitch is there on demand.
import type { ComponentChildren } from 'preact';
import type { Place } from '../core/trail';
import { roomy } from '../stores/room';
import { PitchStrip } from './pitch-strip';
import { TrailWords } from './trail-words';

interface Props {
  /** What is to be known of both sides. */
  sides: ComponentChildren;
  trail: Place[];
  thirds?: [string, string, string];
  /** What a place is called. */
  name(place: Place): string;
  /** Stamped across the pitch; nothing if empty. */
  stamp: string;
  /** What all the papers are called. */
  title: string;
  /** The card or chart that was read. */
  read: ComponentChildren;
  /** What was looked up after it, and what else lies there. */
  more: ComponentChildren;
}

export function PapersBoard({ sides, trail, thirds, name, stamp, title, read, more }: Props) {
  return (
    <div class="papers-board card-board">
      <div class="club-sides">{sides}</div>
      <div class="pitch-side">
        <div class="pitch-box">
          <PitchStrip trail={trail} {...(thirds ? { thirds } : {})} />
          {stamp ? (
            <div class="stamp passing" aria-hidden="true">
              {stamp}
            </div>
          ) : null}
        </div>
        <TrailWords trail={trail} name={name} />
        {roomy.value ? <div class="more-papers">{more}</div> : null}
      </div>
      {roomy.value ? (
        <section class="reference" aria-label={title}>
          {read}
        </section>
      ) : (
        <details class="reference fold">
          <summary>{title}</summary>
          <div class="fold-body">
            {read}
            {more}
          </div>
        </details>
      )}
    </div>
  );
}
