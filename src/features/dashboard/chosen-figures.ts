/** The figures of the day that were chosen in this browser, in their order; none where nothing was chosen. */
import { type Preference, preference } from '../../kit/preference.ts';

/** Names are letters, digits and points. */
const BETWEEN = '_';

export const chosenFigures: Preference<string> = preference<string>({
  name: 'dayFigures',
  fallback: '',
  parse: text => (/^[\w.]*$/.test(text) ? text : undefined),
  format: text => text,
});

export const namesIn = (text: string): string[] => text.split(BETWEEN).filter(Boolean);
export const textOf = (names: readonly string[]): string => names.join(BETWEEN);
