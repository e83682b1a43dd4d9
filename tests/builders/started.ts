/** Counts what takes the time of a run; `scripts/testing/ceilings.mjs` says how much of it core may make. */
import fs from 'node:fs';

export type StartedKind = 'databases' | 'pages' | 'servers';

/** A line for each; named by `npm test`, absent where a file is run by hand. */
const NOTES = process.env.TEST_MADE;

export function countStarted(what: StartedKind): void {
  if (NOTES) fs.appendFileSync(NOTES, `${what}\n`);
}
