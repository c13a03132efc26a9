// A connection of live updates without a server.
import type { Source } from '../src/live/line';

export class FakeSource implements Source {
  static all: FakeSource[] = [];
  readyState = 1;
  readonly #heard: Record<string, ((event: Event) => void)[]> = {};
  constructor(readonly url: string) {
    FakeSource.all.push(this);
  }
  addEventListener(name: string, hear: unknown): void {
    (this.#heard[name] ??= []).push(hear as (event: Event) => void);
  }
  close(): void {
    this.readyState = 2;
  }
  tell(name: string, data?: unknown): void {
    const event = data === undefined ? new Event(name) : new MessageEvent(name, { data: JSON.stringify(data) });
    this.#heard[name]?.forEach((hear) => hear(event));
  }
  static get last(): FakeSource {
    return FakeSource.all.at(-1) as FakeSource;
  }
  /** Those that are not closed. */
  static get open(): FakeSource[] {
    return FakeSource.all.filter((source) => source.readyState !== 2);
  }
}
