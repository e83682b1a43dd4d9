/** On the dashboard: what was refused today, and whose numbers were looked at. */
import { useState } from 'react';
import { useCapability } from '../../data/session-context.tsx';
import { midnight } from '../../kit/format/time.ts';
import { CountedFigures } from '../../nouns/waiting/CountedFigures.tsx';
import { LOGIN_LOG_PATH, OPERATE_LOG_PATH, REVEAL_LOG_PATH } from './paths.ts';

const FAILED = 0;

export default function FailureCounts() {
  const [startTime] = useState(() => midnight(Date.now(), 0));
  const hasReveals = useCapability('reveal');
  const failed = { status: FAILED, startTime };
  return (
    <CountedFigures
      counted={[
        { label: 'glance.failedSignInsToday', resource: LOGIN_LOG_PATH.slice(1), filter: failed },
        { label: 'log.waiting.failed', resource: OPERATE_LOG_PATH.slice(1), filter: failed },
        ...(hasReveals
          ? [{ label: 'log.waiting.reveals', resource: REVEAL_LOG_PATH.slice(1), filter: { startTime } }]
          : []),
      ]}
    />
  );
}
