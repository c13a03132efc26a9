// A link to hand on: to see, to copy, to scan.
import { useEffect, useState } from 'preact/hooks';
import { encode } from 'uqr';
import { say } from '../stores/announcer';
import { words } from '../texts';

export function CopyField({ label, text }: { label: string; text: string }) {
  const [told, setTold] = useState('');
  useEffect(() => {
    if (!told) return;
    const timer = setTimeout(() => setTold(''), 4000);
    return () => clearTimeout(timer);
  }, [told]);
  const copy = async () => {
    let result = words.invite.copied;
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      result = words.invite.copyFailed; // no clipboard over plain http
    }
    setTold(result);
    say(result);
  };
  return (
    <div class="copy">
      <input type="text" readOnly value={text} aria-label={label} onFocus={(event) => event.currentTarget.select()} />
      <button type="button" onClick={copy}>
        {told || words.invite.copy}
      </button>
    </div>
  );
}

export function QrCode({ text }: { text: string }) {
  const { data, size } = encode(text, { border: 2 });
  const path = data.map((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : '')).join('')).join('');
  return (
    <svg class="qr" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={words.invite.qr}>
      <rect width={size} height={size} />
      <path d={path} />
    </svg>
  );
}
