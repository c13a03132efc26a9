import { useEffect } from 'preact/hooks';
import { words } from '../texts';

export function useTitle(title: string): void {
  useEffect(() => {
    document.title = title ? `${title} · ${words.name}` : words.name;
  }, [title]);
}
