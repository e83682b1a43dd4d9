/** The desk that closes a day: without a day in its address, the first one that is still to be closed. */
import { useLocation, useNavigate, useTranslate } from 'ra-core';
import { serverNow } from '../../data/server-clock.ts';
import { useFailureText } from '../../data/use-failure-text.ts';
import { Pane } from '../../kit/Pane.tsx';
import { RecordLoading } from '../../kit/record/RecordLoading.tsx';
import { usePresentMinute } from '../../kit/use-present-minute.ts';
import { firstToClose } from './day/conditions.ts';
import { dayAfter, today as todayOf } from './day/days.ts';
import { useRecentDays } from './day/use-days.ts';
import { DayDesk } from './desk/DayDesk.tsx';
import { addressOf, type Place, readPlace } from './place.ts';

export default function ReconciliationPage() {
  const translate = useTranslate();
  const navigate = useNavigate();
  const describe = useFailureText();
  const place = readPlace(useLocation().search);
  // who stays over midnight sees the new day
  usePresentMinute();
  const today = todayOf(serverNow());
  const recent = useRecentDays(today, place.day === undefined);
  const day = place.day ?? (recent.data && (firstToClose(recent.data)?.day ?? dayAfter(today, -1)));
  if (day === undefined) {
    const { error } = recent;
    return (
      <Pane aria-label={translate('title.reconciliation')}>
        <RecordLoading error={error ? describe(error) : undefined} onRetry={() => void recent.refetch()} />
      </Pane>
    );
  }
  const change = (to: Partial<Place>) => navigate(addressOf({ ...place, day, ...to }), { replace: true });
  return <DayDesk day={day} today={today} place={place} onPlace={change} />;
}
