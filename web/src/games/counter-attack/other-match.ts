// Another match begins with nothing in the hand, nobody's card, and nothing known.
import { effect } from '@preact/signals';
import { route } from '../../stores/route';

export function onOtherMatch(forget: () => void): void {
  let table: string | null = null;
  effect(() => {
    const there = route.value;
    if (there.page !== 'match' || there.id === table) return;
    const first = table === null;
    table = there.id;
    if (!first) forget();
  });
}
