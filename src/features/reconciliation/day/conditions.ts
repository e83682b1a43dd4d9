/** What a day still needs before it can be closed. */
import type { DaySummary } from '../../../contract/reconciliation-records.ts';

export const CONDITIONS = ['statements', 'differences', 'processing'] as const;
export type Condition = (typeof CONDITIONS)[number];

/** Conditions that are not met, in their order. */
export const unmetOf = ({ missing }: Pick<DaySummary, 'missing'>): readonly Condition[] =>
  CONDITIONS.filter(condition => missing[condition] > 0);

/** Whether anything happened that day: a day without payments, statements and differences is nobody's work. */
export const hasContent = ({ missing }: Pick<DaySummary, 'missing'>): boolean =>
  missing.statementsOf + missing.differencesOf + missing.processing > 0;

/** How much of one condition is met, from 0 to 1. */
export function shareOf({ missing }: Pick<DaySummary, 'missing'>, condition: Condition): number {
  const { statements, statementsOf, differences, differencesOf, processing } = missing;
  if (condition === 'processing') return processing === 0 ? 1 : 0;
  const [left, all] = condition === 'statements' ? [statements, statementsOf] : [differences, differencesOf];
  return all === 0 ? 1 : (all - left) / all;
}

/** A day that is over, has something in it, and is due or was due and not closed. */
export const isToClose = (day: DaySummary): boolean =>
  day.state === 'open' && day.dueOn !== null && hasContent(day);

/** @param days in their order */
export const firstToClose = (days: readonly DaySummary[]): DaySummary | undefined => days.find(isToClose);
