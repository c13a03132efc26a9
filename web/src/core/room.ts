// How a match is laid out, by the room there is in units of text: large print on a desk gets the layout of a small screen.

/** Everything beside each other; or what is asked at the foot of a narrow screen; or at the right edge of a low one. */
export type Room = 'desk' | 'below' | 'beside';

/** Up to so many lines of text wide, nothing stands beside each other. */
const NARROW = 48;
/** Up to so many high, a screen that is wider than high has no room for a question below the field. */
const LOW = 36;

/** All in pixels; `letter` is the size of the print. */
export function roomOf(width: number, height: number, letter: number): Room {
  if (height < LOW * letter && width > height) return 'beside';
  return width <= NARROW * letter ? 'below' : 'desk';
}
