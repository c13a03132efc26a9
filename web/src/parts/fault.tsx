import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { words } from '../texts';

/** Something went wrong: said at once, with what can be done. */
export function Fault({ text, children }: { text: string; children?: ComponentChildren }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.scrollIntoView({ block: 'nearest' }), [text]);
  if (!text) return null;
  return (
    <div class="fault" role="alert" ref={box}>
      <strong>{words.errors.title}</strong>
      <p>{text}</p>
      {children}
    </div>
  );
}
