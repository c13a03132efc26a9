// Dice that people rolled themselves, as they type them.

export type Typed = { ok: true; faces: string[] } | { ok: false; wrong: string };

/**
 * Reads "3 3 5 1", "3,3,5,1" or "3351". A ten among small dice is the 0 of a ten-sided one. Whether later numbers
 * fit the later dice only the server knows, so each is only checked to be a number of at most
 * two digits; the first must fit the die that is asked for.
 */
export function readDice(text: string, lowest: number, highest: number): Typed {
  const tokens = text.split(/[\s,;.+]+/).filter(Boolean);
  const faces: string[] = [];
  for (const token of tokens) {
    if (!/^\d+$/.test(token)) return { ok: false, wrong: token };
    const ten = token === '10' && highest <= 9 && (lowest === 0 || tokens.length > 1);
    if (ten) faces.push('0');
    else if (highest <= 9 && token.length > 1) faces.push(...token);
    else faces.push(String(Number(token)));
  }
  const first = faces[0];
  if (first === undefined) return { ok: false, wrong: '' };
  if (Number(first) < lowest || Number(first) > highest) return { ok: false, wrong: first };
  return { ok: true, faces };
}

/**
 * Cards by their numbers are read as dice are. What a card shows (`top 41`, `+1 CTL`, `6v5`) goes as it was typed, in one
 * breath: the server knows the deck, and where one card ends and the next begins.
 */
export function readCards(text: string, lowest: number, highest: number): Typed {
  const shown = /[^\d\s,;.]/.test(text) || text.trim() === '0';
  return shown ? { ok: true, faces: [text.trim()] } : readDice(text, lowest, highest);
}

export function facesOf(lowest: number, highest: number): number[] {
  return Array.from({ length: highest - lowest + 1 }, (_, at) => lowest + at);
}
