import { income } from '../../contract/income.ts';
import { INCOME_PAID } from '../../contract/payment-states.ts';
import type { DayFigure } from '../../data/day-figures.ts';
import type { FiguresOf } from '../../data/figures.ts';

/** What came in today. */
const figuresOf: FiguresOf = ({ dayFrom }) => [
  {
    label: 'income.today',
    place: 'today',
    list: { resource: income.resource, filter: { state: INCOME_PAID, payTime__gte: dayFrom(0) } },
    sum: 'amount',
  },
];

export default figuresOf;

/** Money that came in. */
export const dayFigures: readonly DayFigure[] = [
  { room: 'income', figure: 'paid', role: 'finance_admin', place: 1, list: 'income.today' },
];
