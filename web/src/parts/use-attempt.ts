import { useState } from 'preact/hooks';
import { tell } from '../stores/match';

export type Attempt = (act: () => Promise<void>) => Promise<void>;

/** Something that may fail: whether it is under way, and what went wrong. */
export function useAttempt(): { fault: string; busy: boolean; attempt: Attempt } {
  const [fault, setFault] = useState('');
  const [busy, setBusy] = useState(false);
  const attempt: Attempt = async (act) => {
    setFault('');
    setBusy(true);
    try {
      await act();
    } catch (error) {
      setFault(tell(error));
    }
    setBusy(false);
  };
  return { fault, busy, attempt };
}
