/** What stands for a value that nobody has told, in every language. */
export const NOTHING = '–';

/** Of an upstream that leaves a number out there is none, whatever its type says. */
export const isNumber = (value: number | null | undefined): value is number =>
  typeof value === 'number' && Number.isFinite(value);
