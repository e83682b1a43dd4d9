/** On the dashboard: what was changed in the properties today. */
import { useState } from 'react';
import { operateLog } from '../../contract/log.ts';
import { midnight } from '../../kit/format/time.ts';
import { CountedFigures } from '../../nouns/waiting/CountedFigures.tsx';

export default function ChangeCounts() {
  const [counted] = useState(() => [
    {
      label: 'property.changedToday',
      resource: operateLog.resource,
      filter: { objectType: 'property', startTime: midnight(Date.now(), 0) },
    },
  ]);
  return <CountedFigures counted={counted} />;
}
