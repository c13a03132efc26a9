// How English texts write numbers, lists and dates.
import { formats } from './formats';

export const { number, percent, orList, date } = formats('en-GB');
