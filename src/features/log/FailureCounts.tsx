/** On the dashboard: sign-ins that failed today. */
import { useGetList, useTranslate } from 'ra-core';
import { Figures } from '../../kit/Figures.tsx';
import { midnight } from '../../kit/format/time.ts';
import { LOGIN_LOG_PATH } from './paths.ts';

export default function FailureCounts() {
  const translate = useTranslate();
  const filter = { status: 0, startTime: midnight(Date.now(), 0) };
  const { total } = useGetList(LOGIN_LOG_PATH.slice(1), {
    pagination: { page: 1, perPage: 1 },
    sort: { field: 'loginTime', order: 'DESC' },
    filter,
  });
  return (
    <Figures
      figures={[
        {
          label: translate('glance.failedSignInsToday'),
          value: total,
          to: `${LOGIN_LOG_PATH}?filter=${encodeURIComponent(JSON.stringify(filter))}`,
        },
      ]}
    />
  );
}
