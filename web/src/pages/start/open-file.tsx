// A match from a file. One that parted from what the server has is opened only by somebody who knows it.
import { useState } from 'preact/hooks';
import { ApiError } from '../../api/client';
import { Fault } from '../../parts/fault';
import { useAttempt } from '../../parts/use-attempt';
import { openFile } from '../../stores/kick-off';
import { words } from '../../texts';

export function OpenFile() {
  const { fault, busy, attempt } = useAttempt();
  const [parted, setParted] = useState<Blob | null>(null);
  const text = words.start;
  const open = (file: Blob, anyway = false) =>
    attempt(async () => {
      setParted(null);
      try {
        await openFile(file, anyway);
      } catch (error) {
        if (error instanceof ApiError && error.status === 409) setParted(file);
        throw error;
      }
    });
  return (
    <div class="open-file">
      <label class="button file-button">
        <input
          type="file"
          accept=".touchline,text/plain"
          disabled={busy}
          onChange={(event) => {
            const input = event.currentTarget;
            const file = input.files?.[0];
            if (file) void open(file).then(() => (input.value = ''));
          }}
        />
        <span>{text.openFile}</span>
      </label>
      <p class="soft">{text.openFileHint}</p>
      <Fault text={fault}>
        {parted ? (
          <button type="button" disabled={busy} onClick={() => void open(parted, true)}>
            {text.openAnyway}
          </button>
        ) : null}
      </Fault>
    </div>
  );
}
