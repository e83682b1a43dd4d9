/** On the dashboard: who has to be called back, and one's own day. */
import { useTranslate } from 'ra-core';
import { useSession } from '../../data/session-context.tsx';
import { Figures, unlessFailed } from '../../kit/Figures.tsx';
import { CALL_DESK_PATH } from './paths.ts';
import { useCallBacks, useOwnDay } from './use-call-desk.ts';

export default function CallCounts() {
  const translate = useTranslate();
  const isAgent = Boolean(useSession().user.callSystemAccount);
  const { data, error } = useCallBacks();
  const { answered, untagged } = useOwnDay();
  const to = CALL_DESK_PATH;
  return (
    <Figures
      figures={[
        {
          label: translate('callDesk.toCallBack'),
          value: unlessFailed(data?.total, error),
          to,
          isUrgent: true,
        },
        ...(isAgent
          ? [
              { label: translate('callDesk.untagged'), value: untagged, to, isUrgent: true },
              { label: translate('callDesk.answered'), value: answered, to },
            ]
          : []),
      ]}
    />
  );
}
