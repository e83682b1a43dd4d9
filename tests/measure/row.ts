/** One line of `docs/measurements.md`. Rows are only kept while measuring (`npm run bench`, `npm run faults`). */
import fs from 'node:fs';
import path from 'node:path';

export interface Row {
  /** As the targets are numbered; a letter behind it where one target takes several rows. */
  id: string;
  what: string;
  target: string;
  /** Measured, with its unit and baseline. */
  figure: string;
  isMet: boolean;
}

export const ROWS = path.resolve('.cache/measured');

/** The long form takes its time; `npm test` runs the short one. */
export const isMeasuring = process.env.MEASURE === '1';

export function report(row: Row): void {
  if (!isMeasuring) return;
  fs.mkdirSync(ROWS, { recursive: true });
  fs.writeFileSync(path.join(ROWS, `${row.id}.json`), JSON.stringify(row));
}

export const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  return sorted.length % 2 === 1
    ? (sorted[Math.floor(middle)] ?? Number.NaN)
    : ((sorted[middle - 1] ?? Number.NaN) + (sorted[middle] ?? Number.NaN)) / 2;
};
