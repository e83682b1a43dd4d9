/** Numbers of bank cards in a text: files of other forms have them in columns that nobody has named. */
import { isCardNumber } from '../../core/card-number.ts';

const RUN = /(?<!\d)\d{13,19}(?!\d)/g;
const SHOWN = 4;

/** Of each card only the last digits are left. @param numbers that look like a card and are none */
export const withoutCards = (text: string, numbers: ReadonlySet<string>): string =>
  text.replace(RUN, run =>
    isCardNumber(run) && !numbers.has(run) ? '*'.repeat(run.length - SHOWN) + run.slice(-SHOWN) : run,
  );
