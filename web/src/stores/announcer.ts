// What a screen reader is told, each thing once.
import { signal } from '@preact/signals';

export interface Said {
  key: number;
  text: string;
}

const MOST = 12;
let count = 0;

export const said = signal<Said[]>([]);

export function say(text: string): void {
  if (!text) return;
  count += 1;
  // Who says something does not wait for what is said.
  said.value = [...said.peek().slice(1 - MOST), { key: count, text }];
}

export function hush(): void {
  said.value = [];
}
