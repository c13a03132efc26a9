// What this browser remembers. A browser that forbids it forgets, and nothing else breaks.
import { effect, signal, type Signal } from '@preact/signals';

export function read<T>(key: string, otherwise: T): T {
  try {
    const text = localStorage.getItem(key);
    return text === null ? otherwise : (JSON.parse(text) as T);
  } catch {
    return otherwise;
  }
}

export function write(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // A full or forbidden store.
  }
}

/** A signal that is remembered, the same in all tabs. */
export function kept<T extends object>(key: string, otherwise: T): Signal<T> {
  const remembered = () => ({ ...otherwise, ...read<Partial<T>>(key, {}) });
  const value = signal<T>(remembered());
  effect(() => write(key, value.value));
  addEventListener('storage', (event) => {
    if (event.key === key) value.value = remembered();
  });
  return value;
}
