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

/**
 * Runs the action for one item after the other. What fails stops none of the others.
 *
 * @param describe an error in words
 */
export async function runBulk(
  items: readonly BulkItem[],
  act: (id: string) => Promise<{ secret?: string } | undefined>,
  describe: (error: unknown) => string,
  onProgress: (outcomes: BulkOutcome[]) => void = () => {},
): Promise<BulkOutcome[]> {
  let outcomes: BulkOutcome[] = [];
  for (const { id, name, note } of items) {
    // an item of an earlier run brings its old outcome along: only who it is counts
    const item = { id, name, note };
    const outcome = await act(id).then(
      (brought): BulkOutcome => ({ ...item, secret: brought?.secret }),
      (error): BulkOutcome => ({ ...item, problem: describe(error) }),
    );
    outcomes = [...outcomes, outcome];
    onProgress(outcomes);
  }
  return outcomes;
}

/** After the failed ones were tried again: each at its old place, done ones untouched. */
export const withRetried = (before: readonly BulkOutcome[], again: readonly BulkOutcome[]): BulkOutcome[] =>
  before.map(old => again.find(({ id }) => id === old.id) ?? old);

export const failedOf = (outcomes: readonly BulkOutcome[]) =>
  outcomes.filter(({ problem }) => problem !== undefined);

/** Name, note and secret with tabs between: one line each, as a spreadsheet takes them. */
export const secretsOf = (outcomes: readonly BulkOutcome[]) =>
  outcomes
    .filter(({ secret }) => secret !== undefined)
    .map(({ name, note, secret }) => [name, note, secret].filter(part => part !== undefined).join('\t'))
    .join('\n');
