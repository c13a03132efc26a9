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
  said.value = [...said.value.slice(1 - MOST), { key: count, text }];
}

export function hush(): void {
  said.value = [];
}
