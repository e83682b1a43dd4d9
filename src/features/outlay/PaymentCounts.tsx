/** On the dashboard: payments that nobody knows the end of, that failed, or that differ from the provider's books. */
import { outlay } from '../../contract/outlay.ts';
import { DIFFERENT, FAILED, PROCESSING } from '../../contract/payment-states.ts';
import { CountedFigures } from '../../nouns/waiting/CountedFigures.tsx';

const { resource } = outlay;
const COUNTED = [
  { label: 'outlay.state.3', resource, filter: { state: FAILED }, isUrgent: true },
  { label: 'outlay.state.2', resource, filter: { state: PROCESSING } },
  { label: 'outlay.reconState.2', resource, filter: { reconState: DIFFERENT }, isUrgent: true },
];

export default function PaymentCounts() {
  return <CountedFigures counted={COUNTED} />;
}
