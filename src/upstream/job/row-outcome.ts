/** What comes of a row of a file. */
import type { Change } from '../core/context.ts';
import { filledIn } from '../core/lookups/numbers.ts';
import type { JobRow } from '../core/work/tables.ts';
import type { NewProblem } from './import-rows.ts';
import type { Target } from './row-target.ts';

/** What has come, or would come, of a row: problems, or else a record that was made, changed, or is as it was. */
export type Outcome = readonly NewProblem[] | 'made' | 'changed' | 'unchanged';

export const problemsIn = (outcome: Outcome): readonly NewProblem[] =>
  typeof outcome === 'string' ? [] : outcome;

type Counts = Pick<JobRow, 'failed' | 'made' | 'changed' | 'unchanged'>;

/** How the counts of a job move on with what has come of some rows. */
export function countedBy(outcomes: readonly Outcome[], before: Counts): Counts {
  const of = (...some: Outcome[]) => outcomes.filter(outcome => some.includes(outcome)).length;
  return {
    failed: before.failed + outcomes.filter(outcome => typeof outcome !== 'string').length,
    made: before.made + of('made', 'changed'),
    changed: before.changed + of('changed'),
    unchanged: before.unchanged + of('unchanged'),
  };
}

/** Of a row with a whole personal number it is never told that nothing has changed: that would confirm a guess. */
export function outcomeOf(
  { target, body }: { target: Target | undefined; body: object },
  changes: readonly Change[],
): Exclude<Outcome, readonly NewProblem[]> {
  if (!target) return 'made';
  const isSame = changes.every(({ record }) => record && isAlike(record.before, record.after));
  return isSame && filledIn(target.call.body, body).length === 0 ? 'unchanged' : 'changed';
}

/** What every writing touches, and what follows from the other columns. */
const STAMPS: ReadonlySet<string> = new Set(['version', 'updatedOn', 'updatedBy', 'searchKey']);

const isAlike = (before: unknown, after: unknown) => withoutStamps(before) === withoutStamps(after);

const withoutStamps = (record: unknown) =>
  JSON.stringify(record, (name, value: unknown) => (STAMPS.has(name) ? undefined : value));
