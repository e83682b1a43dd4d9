import { PENDING } from '../../contract/driver-approval.ts';
import type { FiguresOf } from '../../data/figures.ts';
import { APPROVAL, WAITING_PATH } from './paths.ts';

/** Requests of drivers that nobody has decided on. */
const figuresOf: FiguresOf = () => [
  {
    label: 'driver.requestsWaiting',
    place: 'soon',
    act: 'decide',
    list: { resource: APPROVAL, filter: { auditStatus: PENDING }, to: WAITING_PATH },
  },
];

export default figuresOf;
