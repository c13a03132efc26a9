// What stands on charts and tables, in the language in use. What is not known stays as it is printed.
import { oc } from './texts';

/** A reading or a result; `CORNER KICK:SHOT` says what it comes from, and what it is. */
export function printed(text: string): string {
  const [lead = '', act] = text.split(':');
  return act === undefined ? single(text) : `${oc.printed(lead)}: ${single(act)}`;
}

/** `FOUL`, `INJURY 5`, or a card with its reason: `YELLOW CARD (DISSENT) RED ON 11`. */
function single(text: string): string {
  const [what = '', reason] = text.split(' (');
  if (reason === undefined) return counted(text);
  const [why = '', after = ''] = reason.split(')');
  return `${oc.printed(what)} (${oc.printed(why)})${after ? ` ${counted(after.trim())}` : ''}`;
}

/** Words, perhaps with a number after them. */
function counted(text: string): string {
  const at = text.lastIndexOf(' ');
  const number = text.slice(at + 1);
  const counts = at > 0 && number !== '' && Number.isInteger(Number(number));
  return counts ? `${oc.printed(text.slice(0, at))} ${number}` : oc.printed(text);
}
