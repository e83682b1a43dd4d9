/** On the dashboard: installments that end soon, are over their day, or are at work. */
import { useState } from 'react';
import { adInstallment } from '../../contract/ad-installment.ts';
import { midnight } from '../../kit/format/time.ts';
import { CountedFigures } from '../../nouns/waiting/CountedFigures.tsx';

const { resource } = adInstallment;
const [PASTING, TEARING] = [1, 3];
const SOON_DAYS = 8;

export default function EndCounts() {
  const [endSoon] = useState(() => ({
    endTime__gte: midnight(Date.now(), 0),
    endTime__lt: midnight(Date.now(), SOON_DAYS),
  }));
  return (
    <CountedFigures
      counted={[
        { label: 'adInstallment.endSoon', resource, filter: endSoon, isUrgent: true },
        { label: 'adInstallment.state.1', resource, filter: { state: PASTING } },
        { label: 'adInstallment.state.3', resource, filter: { state: TEARING } },
      ]}
    />
  );
}
