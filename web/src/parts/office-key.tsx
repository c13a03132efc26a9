// Asks for the key of the office, where somebody looks at what only the office changes.
import { useState } from 'preact/hooks';
import { office } from '../stores/seasons';
import { words } from '../texts';
import { Fault } from './fault';
import { useAttempt } from './use-attempt';

/** `ask` asks the server again with the key, and says whether it opened the office. */
export function OfficeKey({ ask }: { ask: () => Promise<boolean> }) {
  const [typed, setTyped] = useState('');
  const [wrong, setWrong] = useState(false);
  const { fault, busy, attempt } = useAttempt();
  const text = words.office;
  const give = () =>
    attempt(async () => {
      setWrong(false);
      const before = office.peek();
      // Whoever copies the whole address that the server printed has the key in it.
      const key = typed.trim().split('office=').pop() ?? '';
      office.value = { secret: key };
      let opened = false;
      try {
        opened = await ask();
      } finally {
        if (!opened) office.value = before;
      }
      setWrong(!opened);
    });
  return (
    <form
      class="office-key"
      onSubmit={(event) => {
        event.preventDefault();
        void give();
      }}
    >
      <label class="field">
        <span>{text.label}</span>
        <input
          type="password"
          autocomplete="off"
          value={typed}
          onInput={(event) => setTyped(event.currentTarget.value)}
          aria-describedby="office-key-hint"
        />
      </label>
      <button type="submit" disabled={busy || typed.trim() === ''}>
        {text.give}
      </button>
      <p class="soft" id="office-key-hint">
        {text.hint}
      </p>
      <Fault text={wrong ? text.wrong : fault} />
    </form>
  );
}
