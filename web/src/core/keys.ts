// Which key answers what.

/** Letters with a meaning of their own: taking back, odds, and the pace of the match. */
const TAKEN = ['u', 'o', 'd', 'c', 'g', 'e'];

/** 1, 2, 3…, and a letter of its own for each choice whose first letter is not another's too. */
export function keysOf(menu: string[], others: string[] = []): string[][] {
  const taken = [...TAKEN, ...others];
  const first = menu.map((choice) => choice.charAt(0).toLowerCase());
  return menu.map((_, at) => {
    const letter = first[at] ?? '';
    const free = letter !== '' && !taken.includes(letter) && first.filter((other) => other === letter).length === 1;
    return free ? [String(at + 1), letter] : [String(at + 1)];
  });
}

/** The choice that a key stands for. */
export function choiceOf(menu: string[], key: string, others: string[] = []): string | null {
  const at = keysOf(menu, others).findIndex((keys) => keys.includes(key.toLowerCase()));
  return menu[at] ?? null;
}
