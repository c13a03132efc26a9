// Which key answers what.

/** 1, 2, 3…, and a letter of its own for each choice whose first letter is not another's too. */
export function keysOf(menu: string[], taken: string[] = ['u', 'o']): string[][] {
  const first = menu.map((choice) => choice.charAt(0).toLowerCase());
  return menu.map((_, at) => {
    const letter = first[at] ?? '';
    const free = letter !== '' && !taken.includes(letter) && first.filter((other) => other === letter).length === 1;
    return free ? [String(at + 1), letter] : [String(at + 1)];
  });
}

/** The choice that a key stands for. */
export function choiceOf(menu: string[], key: string): string | null {
  const at = keysOf(menu).findIndex((keys) => keys.includes(key.toLowerCase()));
  return menu[at] ?? null;
}
