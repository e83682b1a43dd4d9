/** On the dashboard: requests of drivers that nobody has decided on. */
import { PENDING } from '../../contract/driver-approval.ts';
import { CountedFigures } from '../../nouns/waiting/CountedFigures.tsx';
import { APPROVAL, WAITING_PATH } from './paths.ts';

const COUNTED = [
  {
    label: 'driver.requestsWaiting',
    resource: APPROVAL,
    filter: { auditStatus: PENDING },
    isUrgent: true,
    to: WAITING_PATH,
  },
];

export default function RequestCounts() {
  return <CountedFigures counted={COUNTED} />;
}
