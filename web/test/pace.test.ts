import { describe, expect, it } from 'vitest';
import type { Frame, StoryLine } from '../src/api/schema';
import { beatsOf, nextLandmark, reel, showingTime, timeOf, turnFrom, weightOf, type Beat, type Tempo } from '../src/core/pace';
import { frame, opening, story } from './samples';

const tempo: Tempo = { speed: 'normal', still: false, highlights: false, turning: 'itself', people: ['home'] };
const brief = { ...tempo, highlights: true };

const line = (weight: StoryLine['weight'], words = 0, at = "2'", common: string[] = []) =>
  story({ kind: 'x' }, { weight, at, common, commentary: words > 0 ? 'word '.repeat(words).trim() : null });
const card = (...lines: StoryLine[]) => frame('card', '7', { story: lines });
const chosen = (text: string, ...lines: StoryLine[]) => frame('home turn', text, { story: lines });

const beat = (more: Partial<Beat> = {}): Beat => ({
  end: 1, weight: 'plain', words: 10, thrown: false, highlight: false, deciders: [], minute: "1'", ...more,
});

describe('a beat', () => {
  it('has everything up to what happened', () => {
    expect(beatsOf(opening).map((one) => [one.end, one.words, one.thrown, one.deciders])).toEqual([
      [0, 0, false, []],
      [2, 0, true, []],
      [7, 3, true, ['home']],
    ]);
    expect(beatsOf(opening.slice(0, 6)).map((one) => one.end)).toEqual([0, 2, 5]);
    expect(beatsOf([])).toEqual([]);
  });

  it('weighs what its heaviest line weighs', () => {
    const [, one] = beatsOf([frame(null), card(line('plain', 3), line('goal', 5), line('quiet'))]);
    expect(one).toMatchObject({ weight: 'goal', words: 8 });
  });

  it('is nobody’s decision if it was left to its default', () => {
    const left = frame('home turn', 'pass', { answer: { label: 'home turn', text: 'pass', by_default: true, by_assistant: false } });
    expect(beatsOf([frame(null), left])[1]?.deciders).toEqual([]);
    expect(beatsOf([frame(null), frame('clock', '7')])[1]?.deciders).toEqual([]);
  });

  it('is weighed by its events where a match was kept without weights', () => {
    const { weight: _none, ...kept } = line('quiet', 0, "8'", ["8' home shot on target", "8' home goal"]);
    expect(weightOf(kept)).toBe('goal');
    expect(weightOf({ ...kept, common: ["45+2' away penalty missed"] })).toBe('chance');
    expect(weightOf({ ...kept, common: [], commentary: 'On they go.' })).toBe('plain');
    expect(weightOf({ ...kept, common: [] })).toBe('quiet');
  });
});

describe('the time of a beat', () => {
  const hold = (more: Partial<Beat>, at: Partial<Tempo> = {}) => timeOf(beat(more), { ...tempo, ...at }).hold;

  it('grows with the words, and with the weight', () => {
    expect(hold({ words: 20 }) - hold({ words: 10 })).toBe(2400);
    expect(hold({ words: 0, weight: 'quiet' })).toBe(520);
    expect(hold({ weight: 'chance' })).toBeGreaterThan(hold({ weight: 'plain' }));
    expect(hold({ weight: 'goal' })).toBeGreaterThan(hold({ weight: 'chance' }));
  });

  it('gives chances and goals more room in highlights', () => {
    for (const weight of ['chance', 'goal'] as const) {
      expect(hold({ weight }, { highlights: true })).toBeGreaterThan(hold({ weight }));
    }
    expect(hold({}, { highlights: true })).toBe(hold({}));
  });

  it('is shorter the quicker it goes, and none at once', () => {
    const times = (['slow', 'normal', 'fast', 'at once'] as const).map((speed) => hold({}, { speed }));
    expect(times).toEqual([...times].sort((a, b) => b - a));
    expect(times.at(-1)).toBe(0);
    expect(timeOf(beat({ thrown: true, weight: 'goal' }), { ...tempo, speed: 'at once' })).toEqual({ roll: 0, hold: 0 });
  });

  it('is the same in all if nothing may move', () => {
    const moving = timeOf(beat({ thrown: true }), tempo);
    const still = timeOf(beat({ thrown: true }), { ...tempo, still: true });
    expect(moving.roll).toBeGreaterThan(0);
    expect(still).toEqual({ roll: 0, hold: moving.roll + moving.hold });
  });
});

describe('highlights', () => {
  const dull = (count: number): Frame[] => Array.from({ length: count }, () => card(line('plain', 8)));
  const quiet = (count: number): Frame[] => Array.from({ length: count }, () => card(line('quiet')));
  const shown = (one: StoryLine): StoryLine => ({ ...one, highlight: true });
  const marked = (one: StoryLine) => card(shown(one));
  const ends = (frames: Frame[]) => reel(beatsOf(frames), brief).map((one) => one.end);

  it('are the lines that the story marks, and the first and the last frame', () => {
    const frames = [frame(null), ...dull(4), marked(line('plain', 8)), ...dull(4), card(line('quiet'), shown(line('chance', 12))), ...quiet(5), card()];
    expect(ends(frames)).toEqual([0, 5, 10, 16]);
  });

  it('go by the weight where a match was kept without marks', () => {
    const kept = (weight: StoryLine['weight']) => {
      const { highlight: _none, ...before } = line(weight, 8);
      return card(before as StoryLine);
    };
    expect(ends([frame(null), kept('plain'), kept('chance'), kept('goal'), kept('quiet'), card()])).toEqual([0, 2, 3, 5]);
  });

  it('show what people decided, and not what computers did', () => {
    const theirs = frame('away turn', 'shoot', { story: [line('plain', 4)] });
    expect(ends([frame(null), ...dull(4), chosen('shoot', line('quiet')), ...dull(3), theirs, ...dull(3), card()])).toEqual([0, 5, 13]);
  });

  it('change what is shown, never what is there', () => {
    const frames = [frame(null), ...dull(9), card(line('goal', 12))];
    const before = JSON.stringify(frames);
    expect(reel(beatsOf(frames), tempo).map((one) => one.end)).toEqual(frames.map((_, at) => at));
    reel(beatsOf(frames), brief);
    expect(JSON.stringify(frames)).toBe(before);
  });

  it('take a part of the time, with four seconds for each decision', () => {
    const frames = [frame(null), ...quiet(300), ...dull(60), card(line('goal', 12)), ...quiet(200), card()];
    expect(showingTime(frames, brief)).toBeLessThan(showingTime(frames, tempo) / 5);
    const decided = [frame(null), chosen('shoot', shown(line('plain', 8))), card()];
    const watched = { ...brief, people: [] };
    expect(showingTime(decided, brief) - showingTime(decided, watched)).toBe(4000);
  });
});

describe('landmarks', () => {
  const frames = [
    frame(null),
    card(line('plain', 3)),
    card(line('chance', 3)),
    chosen('advance'),
    card(line('plain', 3)),
    card(line('goal', 3)),
    frame('away turn', 'shoot', { story: [line('plain', 3)] }),
  ];
  const beats = beatsOf(frames);

  it('are the next goal, the next chance or goal, and the moment before a decision', () => {
    expect(nextLandmark(beats, 0, 'goal', ['home'])).toBe(5);
    expect(nextLandmark(beats, 0, 'chance', ['home'])).toBe(2);
    expect(nextLandmark(beats, 2, 'chance', ['home'])).toBe(5);
    expect(nextLandmark(beats, 0, 'decision', ['home'])).toBe(2);
    expect(nextLandmark(beats, 2, 'decision', ['home'])).toBeNull();
    expect(nextLandmark(beats, 5, 'goal', ['home'])).toBeNull();
  });

  it('are what computers decided where nobody plays', () => {
    expect(nextLandmark(beats, 2, 'decision', [])).toBe(5);
  });
});

it('a turn is a card, or a minute of them', () => {
  const at = (minute: string) => card(line('quiet', 0, minute));
  const beats = beatsOf([frame(null), at("1'"), at("1'"), at("2'"), at("2'"), at("2'"), at("3'")]);
  expect(turnFrom(beats, 0, 'card')).toBe(1);
  expect(turnFrom(beats, 0, 'minute')).toBe(2);
  expect(turnFrom(beats, 2, 'minute')).toBe(5);
  expect(turnFrom(beats, 3, 'minute')).toBe(5);
  expect(turnFrom(beats, 5, 'minute')).toBe(6);
  expect(turnFrom(beats, 6, 'minute')).toBeNull();
});
