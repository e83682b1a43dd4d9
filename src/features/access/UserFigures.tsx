/** On the dashboard: users whom somebody has to look after. */
import { useState } from 'react';
import { useCapability } from '../../data/session-context.tsx';
import { midnight } from '../../kit/format/time.ts';
import { CountedFigures } from '../../nouns/waiting/CountedFigures.tsx';
import { ADMIN_USER } from './paths.ts';

export default function UserFigures() {
  const canFilter = useCapability('filters');
  const [endsSoon] = useState(() => ({
    label: 'access.user.endsSoon',
    resource: ADMIN_USER,
    filter: { expireOn__gte: midnight(Date.now(), 0), expireOn__lt: midnight(Date.now(), SOON_DAYS) },
  }));
  return <CountedFigures counted={canFilter ? [...ALWAYS, endsSoon] : ALWAYS} />;
}

const ALWAYS = [
  { label: 'access.user.status.mustChangePwd', resource: ADMIN_USER, filter: { mustChangePwd: 1 } },
  { label: 'access.user.state.0', resource: ADMIN_USER, filter: { state: 0 } },
];

const SOON_DAYS = 8;
