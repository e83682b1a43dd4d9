import { outlay } from '../../contract/outlay.ts';
import { DIFFERENT, FAILED, PAID, PROCESSING } from '../../contract/payment-states.ts';
import type { DayFigure } from '../../data/day-figures.ts';
import type { FiguresOf } from '../../data/figures.ts';

const { resource } = outlay;
const since = { by: 'createdOn', is: 'since', named: ['payeeName'] } as const;

/** Payments that failed, that nobody knows the end of, or that differ from the provider's books; and what went out today. */
const figuresOf: FiguresOf = ({ capabilities, dayFrom }) => [
  {
    label: 'outlay.count.failed',
    place: 'late',
    stake: 'money',
    act: 'handle',
    list: { resource, filter: { state: FAILED } },
    first: since,
  },
  {
    label: 'outlay.count.different',
    place: 'soon',
    act: 'handle',
    list: { resource, filter: { reconState: DIFFERENT } },
    first: since,
  },
  {
    label: 'outlay.count.processing',
    place: 'soon',
    act: 'look',
    list: { resource, filter: { state: PROCESSING } },
    first: since,
  },
  ...(capabilities.has('filters')
    ? [
        {
          label: 'outlay.count.paidToday',
          place: 'today',
          list: { resource, filter: { state: PAID, payTime__gte: dayFrom(0) } },
          sum: 'amount',
        } as const,
      ]
    : []),
];

export default figuresOf;

/** Money that went out. */
export const dayFigures: readonly DayFigure[] = [
  {
    room: 'outlay',
    figure: 'paid',
    role: 'finance_admin',
    place: 2,
    list: 'outlay.count.paidToday',
  },
];
