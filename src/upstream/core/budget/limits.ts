/** The properties that bound budgets, read now and then: they are asked for at every call. */
import type { Clock, Db } from '../context.ts';
import { readProperties } from '../properties.ts';
import type { BudgetLimits } from './budgets.ts';

/** Until a changed property holds. */
const KEPT_MS = 10_000;
export const MEGABYTE = 1_048_576;

/** What was read last goes on where they cannot be read. Fails as the database does where nothing was read yet. */
export function budgetLimits(db: Db, clock: Clock): () => Promise<BudgetLimits> {
  let readOn = Number.NEGATIVE_INFINITY;
  let limits: Promise<BudgetLimits> | undefined;

  async function read(): Promise<BudgetLimits> {
    const found = await readProperties(db, 'budget.requests', 'budget.sentMegabytes', 'budget.logMegabytes');
    return {
      requests: found['budget.requests'],
      sentBytes: found['budget.sentMegabytes'] * MEGABYTE,
      logBytes: found['budget.logMegabytes'] * MEGABYTE,
    };
  }

  return () => {
    const before = limits;
    if (before && Math.abs(clock() - readOn) < KEPT_MS) return before;
    readOn = clock();
    const reading = read().catch(error => {
      if (before) return before;
      limits = undefined;
      throw error;
    });
    limits = reading;
    return reading;
  };
}
