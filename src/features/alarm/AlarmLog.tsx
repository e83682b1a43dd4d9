/** What was done about an alarm, the latest first; nothing where nobody keeps it. */
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { alarmDeskCalls } from '../../contract/alarm.ts';
import { useCapability } from '../../data/session-context.tsx';
import { useAnswer } from '../../data/use-call.ts';
import { useFailureText } from '../../data/use-failure-text.ts';
import { Timeline } from '../../kit/record/Timeline.tsx';
import { ErrorState } from '../../kit/state/PageState.tsx';

export function AlarmLog({ alarmId }: { alarmId: string }) {
  const translate = useTranslate();
  const hasLog = useCapability('alarms');
  const describe = useFailureText();
  const { data, error, isPending, refetch } = useAnswer(
    alarmDeskCalls.listAlarmLog,
    { query: { alarmId } },
    { enabled: hasLog },
  );
  if (!hasLog) return null;
  if (!data && error) return <ErrorState {...describe(error)} onRetry={() => void refetch()} />;
  return (
    <Place>
      <Timeline
        title={translate('alarm.log')}
        isExact
        isLoading={isPending}
        emptyText={translate('common.none')}
        items={(data ?? []).toReversed().map(({ id, action, operatorName, content, createdOn }) => ({
          id,
          time: createdOn,
          who: operatorName ?? '',
          what: [translate(`alarm.action.${action}`, { _: action }), content].filter(Boolean).join(' '),
        }))}
      />
    </Place>
  );
}

const Place = styled('div')(({ theme }) => ({
  padding: '12px 16px',
  borderTop: `1px solid ${theme.tokens.line}`,
}));
