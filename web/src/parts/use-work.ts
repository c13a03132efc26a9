import { useEffect } from 'preact/hooks';

/** Something that takes the server a while to work out: given up when nobody looks at it any more, so that what is asked next need not wait behind it. */
export function useWork(ask: (left: AbortSignal) => Promise<unknown>, of: unknown[]): void {
  useEffect(() => {
    const left = new AbortController();
    void ask(left.signal);
    return () => left.abort();
  }, of);
}
