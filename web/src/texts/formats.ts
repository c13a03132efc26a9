// Numbers, lists and dates as a language writes them.
export function formats(locale: string) {
  const or = new Intl.ListFormat(locale, { type: 'disjunction' });
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });
  return {
    number: (value: number, digits = 0) =>
      value.toLocaleString(locale, { minimumFractionDigits: digits, maximumFractionDigits: digits }),
    percent: (share: number, digits = 1) =>
      share.toLocaleString(locale, { style: 'percent', minimumFractionDigits: digits, maximumFractionDigits: digits }),
    orList: (items: string[]) => or.format(items),
    date: (when: Date) => day.format(when),
  };
}

export const plural = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

/** A name of the programming interface as words, where there are none for it. */
export const plainly = (name: string) => name.replaceAll('_', ' ').replace(/^./, (first) => first.toUpperCase());

/** Seconds as a clock shows them. */
export function clockFace(seconds: number): string {
  const whole = Math.max(0, Math.ceil(seconds));
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}
