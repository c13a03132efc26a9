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

/** A signal that is remembered. */
export function kept<T extends object>(key: string, otherwise: T): Signal<T> {
  const value = signal<T>({ ...otherwise, ...read<Partial<T>>(key, {}) });
  effect(() => write(key, value.value));
  return value;
}
