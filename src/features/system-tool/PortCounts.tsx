/** On the dashboard: outside services that do not answer, and messages that wait for one. */
import { useTranslate } from 'ra-core';
import { systemToolCalls } from '../../contract/system-tool.ts';
import { useAnswer } from '../../data/use-call.ts';
import { Figures, unlessFailed } from '../../kit/Figures.tsx';
import { TEST_PATH } from './paths.ts';

const POLLING_MS = 60_000;

export default function PortCounts() {
  const translate = useTranslate();
  const { data, error } = useAnswer(systemToolCalls.portState, {}, { repeatMs: POLLING_MS });
  const away = data && Object.values(data).filter(({ lastError }) => lastError !== null).length;
  return (
    <Figures
      figures={[
        {
          label: translate('systemTool.away'),
          value: unlessFailed(away, error),
          to: TEST_PATH,
          isUrgent: true,
        },
        {
          label: translate('systemTool.smsWaiting'),
          value: unlessFailed(data?.sms.waiting, error),
          to: TEST_PATH,
        },
        {
          label: translate('systemTool.smsGivenUp'),
          value: unlessFailed(data?.sms.givenUpToday, error),
          to: TEST_PATH,
          isUrgent: true,
        },
      ]}
    />
  );
}
