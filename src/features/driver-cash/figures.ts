import { ADJUSTMENT_WAITS } from '../../contract/cash-states.ts';
import { cashAdjustment } from '../../contract/driver-cash.ts';
import type { FiguresOf } from '../../data/figures.ts';

/** Adjustments of cash accounts that wait for a second person. */
const figuresOf: FiguresOf = () => [
  {
    label: 'driverCash.count.toDecide',
    place: 'soon',
    act: 'decide',
    list: { resource: cashAdjustment.resource, filter: { state: ADJUSTMENT_WAITS } },
    first: { by: 'createdOn', is: 'since', named: ['driverName'] },
  },
];

export default figuresOf;
