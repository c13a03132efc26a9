import { describe, expect, it } from 'vitest';
import { lines, saidOf, sentence, turningPoint } from '../src/core/commentary';
import type { Weight } from '../src/api/schema';
import { inline, parseMarkdown, slug } from '../src/core/markdown';
import { words } from '../src/texts';
import { clockFace } from '../src/texts/formats';
import { frame, opening, story } from './samples';

describe('commentary', () => {
  it('takes the reasons of silent lines to the next spoken one', () => {
    const shot = frame('goalie', '7', {
      story: [
        story({ kind: 'shot' }, { why: '14 against 7', clause: 'GD-5.3' }),
        story({ kind: 'goal' }, {
          commentary: 'In it goes!',
          why: 'higher',
          clause: 'GD-5.5',
          common: ["8' home shot on target", "8' home goal"],
        }),
        story({ kind: 'turn-end' }),
      ],
    });
    const [line, ...rest] = lines([frame(null), shot], 1);
    expect(rest).toEqual([]);
    expect(line).toMatchObject({ text: 'In it goes!', mark: 'goal', frame: 1 });
    expect(line?.reasons.map((reason) => reason.clause)).toEqual(['GD-5.3', 'GD-5.5']);
  });

  it('says nothing where nobody said anything, and keeps the reasons for the next line', () => {
    const silent = (at: number) => frame('card', '7', { story: [story({ kind: 'table' }, { why: `look-up ${at}`, clause: 'OC-4.1' })] });
    const frames = [frame(null), silent(1), silent(2), frame('card', '9', { story: [story({ kind: 'shot' }, { commentary: 'Wide!', why: 'top 3' })] })];
    expect(lines(frames, 2)).toEqual([]);
    expect(lines(frames, 3)).toMatchObject([{ text: 'Wide!', reasons: [{ text: 'look-up 1' }, { text: 'look-up 2' }, { text: 'top 3' }] }]);
    expect(saidOf(frames[2]!)).toEqual([]);
    expect(saidOf(frames[3]!)).toEqual(['Wide!']);
  });

  it('gives a line twelve reasons at most, the last ones', () => {
    const silent = Array.from({ length: 20 }, (_, at) => frame('card', '7', { story: [story({ kind: 'table' }, { why: `look-up ${at}` })] }));
    const [line] = lines([...silent, frame('card', '9', { story: [story({ kind: 'shot' }, { commentary: 'Wide!' })] })], 20);
    expect(line?.reasons).toHaveLength(12);
    expect(line?.reasons.at(-1)?.text).toBe('look-up 19');
  });

  it('names the heaviest line of a stretch, and nothing where all was said in passing', () => {
    const said = (text: string, weight: Weight) => frame('card', '7', { story: [story({ kind: 'table' }, { commentary: text, weight })] });
    const stretch = [said('Wide!', 'chance'), said('It is in!', 'goal'), said('Half an hour gone.', 'quiet'), said('A corner.', 'plain'), said('Time flies.', 'quiet')];
    expect(turningPoint(stretch, 0, 4)).toMatchObject({ text: 'It is in!', frame: 1 });
    expect(turningPoint(stretch, 2, 4)).toMatchObject({ text: 'A corner.', frame: 3 });
    expect(turningPoint(stretch, 4, 4)).toBeNull();
  });

  it('stops at the frame on screen', () => {
    expect(lines(opening, 6)).toEqual([]);
    expect(lines(opening, 7).map((line) => line.text)).toEqual(['On they go.']);
  });

  it('marks the turns of a match', () => {
    const start = frame('toss', '2', {
      story: [story({ kind: 'period-start' }, { commentary: 'Off we go.', common: ["0' home kick-off"] })],
    });
    expect(lines([start], 0)[0]?.mark).toBe('period');
  });
});

describe('words', () => {
  it('count', () => {
    expect(words.match.secondsLeft(1)).toBe('1 second left');
    expect(words.match.secondsLeft(12)).toBe('12 seconds left');
    expect(words.form.optionsChanged(2)).toBe('2 changes');
  });

  it('show a clock', () => {
    expect(clockFace(300)).toBe('5:00');
    expect(clockFace(61.2)).toBe('1:02');
    expect(clockFace(-3)).toBe('0:00');
  });

  it('make lists and sentences', () => {
    expect(words.orList(['a', 'b', 'c'])).toBe('a, b or c');
    expect(words.orList(['a'])).toBe('a');
    expect(sentence('the clock is at 0')).toBe('The clock is at 0.');
    expect(words.boxScore('on_target')).toBe('On target');
    expect(words.percent(0.5)).toBe('50.0%');
  });
});

describe('rules', () => {
  it('are cut into blocks', () => {
    const kinds = parseMarkdown(
      '# A\n\ntext\nmore\n\n- one\n- two\n  and on\n\n1. first\n\n| a | b |\n|---|--:|\n| 1 | 2 |\n\n```\ncode\n```\n',
    ).map((block) => block.kind);
    expect(kinds).toEqual(['heading', 'paragraph', 'list', 'list', 'table', 'code']);
  });

  it('keep their clauses, links and marks', () => {
    expect(inline('See *this* [GD-7.5] and [that](#failing).')).toEqual([
      { kind: 'text', text: 'See ' },
      { kind: 'em', text: 'this' },
      { kind: 'text', text: ' ' },
      { kind: 'clause', text: 'GD-7.5' },
      { kind: 'text', text: ' and ' },
      { kind: 'link', text: 'that', to: '#failing' },
      { kind: 'text', text: '.' },
    ]);
    expect(inline('[ITN-SUB.1]')).toEqual([{ kind: 'clause', text: 'ITN-SUB.1' }]);
    expect(slug('Failing twice: penalties')).toBe('failing-twice-penalties');
  });
});
