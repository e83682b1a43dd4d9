/** What became of each item of a bulk action. */

export interface BulkItem {
  id: string;
  name: string;
  /** Tells two of the same name apart, as an account. */
  note?: string;
}

export interface BulkOutcome extends BulkItem {
  /** Why it failed, in words; undefined when it was done. */
  problem?: string;
  /** What the action brought for this item, as a one-time password. */
  secret?: string;
}

export type BulkAct = (id: string) => Promise<{ secret?: string } | undefined>;

export interface BulkRun {
  /** An error in words. */
  describe: (error: unknown) => string;
  /** How many are under way at once; one without it, as what depends on the order needs. */
  atOnce?: number;
  /** Told at most every `everyMs` milliseconds, and at the end. */
  onProgress?: (outcomes: BulkOutcome[]) => void;
  everyMs?: number;
  /** Nothing further is begun once it says so; what is under way comes to its end. */
  isStopped?: () => boolean;
  /** An error that the next item will meet as well: the upstream is away. After some in a row nothing is begun. */
  isOutage?: (error: unknown) => boolean;
}

/** So many in a row are no accident. */
const OUTAGES = 5;

/**
 * Runs the action for each item. What fails stops none of the others. Answers in the order of the items; those that
 * were not begun are missing.
 */
export async function runBulk(
  items: readonly BulkItem[],
  act: BulkAct,
  { describe, atOnce = 1, onProgress = () => {}, everyMs = 0, isStopped, isOutage }: BulkRun,
): Promise<BulkOutcome[]> {
  const ended: (BulkOutcome | undefined)[] = new Array(items.length);
  const outcomes = () => ended.filter(outcome => outcome !== undefined);
  let begun = 0;
  let outages = 0;
  let told = Number.NEGATIVE_INFINITY;

  const one = async (at: number, { id, name, note }: BulkItem) => {
    // an item of an earlier run brings its old outcome along: only who it is counts
    const item = { id, name, note };
    try {
      ended[at] = { ...item, secret: (await act(id))?.secret };
      outages = 0;
    } catch (error) {
      ended[at] = { ...item, problem: describe(error) };
      outages = isOutage?.(error) ? outages + 1 : 0;
    }
    if (performance.now() - told < everyMs) return;
    told = performance.now();
    onProgress(outcomes());
  };
  const worker = async () => {
    while (!isStopped?.() && outages < OUTAGES) {
      const at = begun++;
      const item = items[at];
      if (!item) return;
      await one(at, item);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  const all = outcomes();
  onProgress(all);
  return all;
}

/** After some were tried again or for the first time: each at its place among the items, done ones untouched. */
export function withLater(
  items: readonly BulkItem[],
  before: readonly BulkOutcome[],
  later: readonly BulkOutcome[],
): BulkOutcome[] {
  const known = new Map([...before, ...later].map(outcome => [outcome.id, outcome]));
  return items.flatMap(({ id }) => known.get(id) ?? []);
}

export const failedOf = (outcomes: readonly BulkOutcome[]) =>
  outcomes.filter(({ problem }) => problem !== undefined);

/** What has not been begun. */
export function leftOf(items: readonly BulkItem[], outcomes: readonly BulkOutcome[]) {
  const ended = new Set(outcomes.map(({ id }) => id));
  return items.filter(({ id }) => !ended.has(id));
}

/** Failures first: what went well needs nobody. */
export const failuresFirst = (outcomes: readonly BulkOutcome[]) => [
  ...failedOf(outcomes),
  ...outcomes.filter(({ problem }) => problem === undefined),
];

/** Name, note and secret with tabs between: one line each, as a spreadsheet takes them. */
export const secretsOf = (outcomes: readonly BulkOutcome[]) =>
  outcomes
    .filter(({ secret }) => secret !== undefined)
    .map(({ name, note, secret }) => [name, note, secret].filter(part => part !== undefined).join('\t'))
    .join('\n');

/** Id, name, note and problem of the failures, in the same way; a formula in a name is text. */
export const failuresText = (outcomes: readonly BulkOutcome[]) =>
  failedOf(outcomes)
    .map(({ id, name, note = '', problem = '' }) => [id, name, note, problem].map(inert).join('\t'))
    .join('\n');

/** Behind an apostrophe a spreadsheet takes a formula for text; tabs and line ends would part the cell. */
const inert = (cell: string) => {
  const line = cell.replaceAll(/[\t\r\n]+/g, ' ');
  return /^[=+\-@]/.test(line) ? `'${line}` : line;
};
