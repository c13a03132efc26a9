// Work that the server does while the page waits.
import type { Work } from '../api/schema';

const PAUSE = 400;

/** True while there is something to wait for. */
export const isOpen = ({ state }: Work): boolean => state === 'waiting' || state === 'working';

/** Looks at work until it is over; the function that comes back stops looking. */
export function follow<T extends Work>(look: () => Promise<T>, heard: (work: T) => void, failed: (error: unknown) => void): () => void {
  let stopped = false;
  const again = async (): Promise<void> => {
    try {
      const work = await look();
      if (stopped) return;
      heard(work);
      if (isOpen(work)) setTimeout(() => void again(), PAUSE);
    } catch (error) {
      if (!stopped) failed(error);
    }
  };
  void again();
  return () => (stopped = true);
}
