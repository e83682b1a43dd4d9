import { reconciliationCalls } from '../../contract/reconciliation.ts';
import type { DaySummary } from '../../contract/reconciliation-records.ts';
import { type FiguresOf, type FirstOne, listOf } from '../../data/figures.ts';
import { serverNow } from '../../data/server-clock.ts';
import { isToClose } from './day/conditions.ts';
import { today } from './day/days.ts';
import { RECONCILIATION_PATH } from './paths.ts';

const BACK_DAYS = 31;

const first: FirstOne = {
  by: 'dueOn',
  is: 'due',
  named: ['day'],
  more: row => {
    const { differences, statements, processing } = (row as unknown as DaySummary).missing;
    return { key: 'reconciliationDesk.count.detail', args: { differences, statements, processing } };
  },
};

/** Days that should be closed by now, and those that are due later today. */
const figuresOf: FiguresOf = ({ areaIds, dayFrom }) => {
  // the books are those of all areas
  if (areaIds.length > 0) return [];
  const days = (fits: (day: DaySummary) => boolean) =>
    listOf(reconciliationCalls.listDays, {
      query: { from: today(dayFrom(-BACK_DAYS)), to: today(dayFrom(-1)) },
      to: RECONCILIATION_PATH,
      isWhole: true,
      read: all => {
        const rows = all.filter(day => isToClose(day) && fits(day));
        return { rows, total: rows.length };
      },
    });
  return [
    {
      label: 'reconciliationDesk.count.late',
      place: 'late',
      stake: 'money',
      act: 'handle',
      list: days(({ dueOn }) => (dueOn ?? 0) <= serverNow()),
      first,
    },
    {
      label: 'reconciliationDesk.count.soon',
      place: 'soon',
      act: 'handle',
      list: days(({ dueOn }) => (dueOn ?? 0) > serverNow()),
      first,
    },
  ];
};

export default figuresOf;
