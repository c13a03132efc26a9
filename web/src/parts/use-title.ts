import { useEffect } from 'preact/hooks';
import { words } from '../words';

export function useTitle(title: string): void {
  useEffect(() => {
    document.title = title ? `${title} · ${words.name}` : words.name;
  }, [title]);
}
