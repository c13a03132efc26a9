// How loud, and how much of it.
import { setSound, sound } from '../stores/sound';
import { words } from '../texts';

export function SoundChoices() {
  const { on, volume, reduced } = sound.value;
  const text = words.sound;
  return (
    <div class="sound-choices">
      <label class="tick">
        <input type="checkbox" checked={on} onChange={(event) => setSound({ on: event.currentTarget.checked })} /> {text.on}
      </label>
      <label class="field inline">
        <span>{text.volume}</span>
        <input
          type="range"
          min={0}
          max={100}
          step={5}
          value={Math.round(volume * 100)}
          disabled={!on}
          aria-valuetext={words.percent(volume, 0)}
          onInput={(event) => setSound({ volume: Number(event.currentTarget.value) / 100 })}
        />
      </label>
      <label class="tick">
        <input type="checkbox" checked={reduced} onChange={(event) => setSound({ reduced: event.currentTarget.checked })} />{' '}
        {text.reduced}
      </label>
    </div>
  );
}
