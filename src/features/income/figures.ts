import { income } from '../../contract/income.ts';
import { INCOME_PAID } from '../../contract/payment-states.ts';
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
