import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cuesOf, gentle } from '../src/core/cues';
import { Sounds } from '../src/core/sound';
import { set } from '../src/stores/settings';
import { awaken, play, setSound, shake, sound } from '../src/stores/sound';
import { story } from './samples';

describe('what is heard', () => {
  const heard = (weight: 'plain' | 'chance' | 'goal', ...common: string[]) => cuesOf([story({ kind: 'x' }, { weight, common })]);

  it('is kick and crowd, and each thing once', () => {
    expect(heard('goal', "8' home shot on target", "8' home goal")).toEqual(['kick', 'roar']);
    expect(heard('chance', "8' home shot off target", "8' home corner")).toEqual(['kick', 'swell']);
    expect(heard('plain', "45' home period end", "90' home full time")).toEqual(['long whistle']);
    expect(heard('plain', "8' away foul", "8' home free kick")).toEqual(['whistle', 'kick']);
    expect(heard('plain', "8' home pass")).toEqual([]);
  });

  it('is without the crowd if little is to be heard', () => {
    expect(gentle(['kick', 'roar'])).toEqual(['kick', 'whistle']);
    expect(gentle(['kick', 'swell'])).toEqual(['kick']);
  });
});

describe('sound', () => {
  const played = vi.fn();
  const fake = { play: played, wake: vi.fn(), rest: vi.fn(), volume: 0 };
  const vibrate = vi.fn();

  beforeEach(async () => {
    vi.spyOn(Sounds, 'start').mockReturnValue(fake as unknown as Sounds);
    setSound({ on: true, volume: 0.6, reduced: false });
    awaken();
    await vi.waitFor(() => expect(fake.wake).toHaveBeenCalled());
    vi.stubGlobal('navigator', { vibrate, userActivation: { hasBeenActive: true } });
  });
  afterEach(() => {
    vi.clearAllMocks();
    vi.unstubAllGlobals();
    set('motion', 'system');
  });

  it('is as loud as wished, is switched off, and both is remembered', () => {
    expect(fake.volume).toBe(0.6);
    play(['kick']);
    expect(played).toHaveBeenCalledWith(['kick']);
    setSound({ volume: 0.2 });
    expect(fake.volume).toBe(0.2);
    setSound({ on: false });
    expect(fake.volume).toBe(0);
    play(['kick']);
    expect(played).toHaveBeenCalledTimes(1);
    expect(JSON.parse(localStorage.getItem('touchline.sound') ?? '{}')).toEqual({ on: false, volume: 0.2, reduced: false });
    expect(sound.value.on).toBe(false);
  });

  it('is less, and nothing shakes, if that was chosen or nothing is to move', () => {
    shake();
    expect(vibrate).toHaveBeenCalledTimes(1);
    setSound({ reduced: true });
    play(['kick', 'roar']);
    shake();
    setSound({ reduced: false });
    set('motion', 'reduced');
    play(['swell']);
    shake();
    expect(played.mock.calls).toEqual([[['kick', 'whistle']]]);
    expect(vibrate).toHaveBeenCalledTimes(1);
  });

  it('does not shake before anybody touched the page, nor where nothing can', () => {
    vi.stubGlobal('navigator', { vibrate, userActivation: { hasBeenActive: false } });
    shake();
    expect(vibrate).not.toHaveBeenCalled();
    vi.stubGlobal('navigator', {});
    expect(shake).not.toThrow();
  });
});

describe('a browser', () => {
  beforeEach(() => vi.restoreAllMocks());
  afterEach(() => vi.unstubAllGlobals());

  it('without sound plays without it', () => {
    vi.stubGlobal('AudioContext', undefined);
    expect(Sounds.start()).toBeNull();
    vi.stubGlobal('AudioContext', class {
      constructor() {
        throw new Error('no device');
      }
    });
    expect(Sounds.start()).toBeNull();
  });
});
