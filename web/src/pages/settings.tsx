import { ChoiceList } from '../parts/choice-list';
import { SoundChoices } from '../parts/sound-choices';
import { useTitle } from '../parts/use-title';
import { SPEEDS } from '../core/pace';
import { EmoteSwitch } from './match/emotes';
import { NoticeSwitch } from './match/notices';
import { set, settings, type Motion, type TextSize, type Theme } from '../stores/settings';
import { LANGUAGES, words, type Language } from '../texts';

const TONGUES = ['system', ...(Object.keys(LANGUAGES) as Language[])] as const;
const THEMES: Theme[] = ['system', 'light', 'dark'];
const TEXTS: TextSize[] = ['normal', 'large', 'very large'];
const MOTIONS: Motion[] = ['system', 'reduced'];

export function SettingsPage() {
  const text = words.settings;
  const now = settings.value;
  useTitle(text.title);
  return (
    <section class="sheet narrow settings">
      <h1 tabIndex={-1}>{text.title}</h1>
      <ChoiceList
        legend={text.language}
        name="language"
        values={TONGUES}
        value={now.language}
        text={(one) => (one === 'system' ? text.languageSystem : LANGUAGES[one].name)}
        onChange={(one) => set('language', one)}
      />
      <ChoiceList
        legend={text.theme}
        name="theme"
        values={THEMES}
        value={now.theme}
        text={(one) => text.themes[one]}
        onChange={(one) => set('theme', one)}
      />
      <ChoiceList
        legend={text.text}
        name="text"
        values={TEXTS}
        value={now.text}
        text={(one) => text.texts[one]}
        onChange={(one) => set('text', one)}
      />
      <ChoiceList
        legend={text.speed}
        name="speed"
        values={SPEEDS}
        value={now.speed}
        text={(one) => words.match.speeds[one]}
        onChange={(one) => set('speed', one)}
      />
      <fieldset class="choice-list">
        <legend>{text.highlights}</legend>
        <label class="tick">
          <input
            type="checkbox"
            checked={now.highlights}
            onChange={(event) => set('highlights', event.currentTarget.checked)}
          />{' '}
          {words.match.pace.highlightsHint}
        </label>
      </fieldset>
      <ChoiceList
        legend={text.motion}
        name="motion"
        values={MOTIONS}
        value={now.motion}
        text={(one) => text.motions[one]}
        onChange={(one) => set('motion', one)}
      />
      <fieldset class="choice-list">
        <legend>{words.sound.title}</legend>
        <SoundChoices />
      </fieldset>
      <fieldset class="choice-list">
        <legend>{text.friends}</legend>
        <EmoteSwitch />
        <NoticeSwitch />
      </fieldset>
      <fieldset class="choice-list">
        <legend>{text.keys}</legend>
        <label class="tick">
          <input type="checkbox" checked={now.keys} onChange={(event) => set('keys', event.currentTarget.checked)} />{' '}
          {text.keysOn}
        </label>
      </fieldset>
      <fieldset class="choice-list">
        <legend>{text.reasons}</legend>
        <label class="tick">
          <input
            type="checkbox"
            checked={now.reasons}
            onChange={(event) => set('reasons', event.currentTarget.checked)}
          />{' '}
          {text.reasonsOn}
        </label>
      </fieldset>
      <p class="soft">{text.kept}</p>
      <button type="button" onClick={() => history.back()}>
        {text.back}
      </button>
    </section>
  );
}
