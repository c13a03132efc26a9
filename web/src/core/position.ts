// A position as the server tells it: names and their values. What is not there, or is something else, is nothing.
import type { PositionValue, Side } from '../api/schema';

export type Situation = Record<string, PositionValue>;

export function word(of: Situation, name: string): string {
  const value = of[name];
  return typeof value === 'string' ? value : '';
}

export function number(of: Situation, name: string): number {
  const value = of[name];
  return typeof value === 'number' ? value : 0;
}

export function flag(of: Situation, name: string): boolean {
  return of[name] === true;
}

/** Home, unless it is away's. */
export function side(of: Situation, name: string): Side {
  return of[name] === 'away' ? 'away' : 'home';
}

export function list(of: Situation, name: string): PositionValue[] {
  const value = of[name];
  return Array.isArray(value) ? value : [];
}

export function words(of: Situation, name: string): string[] {
  return list(of, name).filter((one) => typeof one === 'string');
}

export function numbers(of: Situation, name: string): number[] {
  return list(of, name).filter((one) => typeof one === 'number');
}

/** Several things by their names. */
export function record(of: Situation, name: string): Situation {
  const value = of[name];
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {};
}

/** Any value, for people. */
export function inWords(value: PositionValue): string {
  if (value === null) return '–';
  if (Array.isArray(value)) return value.map(inWords).join(', ');
  if (typeof value !== 'object') return String(value);
  return Object.entries(value)
    .map(([name, one]) => `${name}: ${inWords(one)}`)
    .join(', ');
}
