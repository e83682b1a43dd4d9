/** A line for each port: which one it is, whether it works, and what it does today. */
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { type PortState, systemToolCalls } from '../../contract/system-tool.ts';
import { useAnswer } from '../../data/use-call.ts';
import { useFailureText } from '../../data/use-failure-text.ts';
import { Time } from '../../kit/format/Time.tsx';
import { StatusMark } from '../../kit/StatusMark.tsx';
import { ErrorCode } from './ErrorCode.tsx';
import { POLL_MS } from './pace.ts';

export function PortFacts() {
  const translate = useTranslate();
  const failureText = useFailureText();
  const { data, error } = useAnswer(systemToolCalls.portState, {}, { repeatMs: POLL_MS });
  if (!data) return <Lines>{error ? <div role="alert">{failureText(error).text}</div> : <div>…</div>}</Lines>;
  const { sms, storage, switchboard, payments } = data;
  return (
    <Lines>
      <div>
        <b>{translate('systemTool.sms')}</b>
        <StatusMark tone={sms.kind === 'simulated' ? 'off' : 'ok'}>
          {translate(`systemTool.kind.${sms.kind}`)}
        </StatusMark>
        <span>
          {translate('systemTool.smsToday', {
            sent: sms.sentToday,
            waiting: sms.waiting,
            givenUp: sms.givenUpToday,
            limit: sms.dailyLimit,
          })}
        </span>
        <LastError {...sms} />
      </div>
      <div>
        <b>{translate('systemTool.storage')}</b>
        <StatusMark tone="ok">{translate(`systemTool.kind.${storage.kind}`)}</StatusMark>
        <LastError {...storage} />
      </div>
      <div>
        <b>{translate('systemTool.switchboard')}</b>
        <StatusMark tone={switchboard.kind === 'simulated' ? 'off' : 'ok'}>
          {translate(`systemTool.dials.${switchboard.kind}`)}
        </StatusMark>
        <LastError {...switchboard} />
      </div>
      <div>
        <b>{translate('systemTool.payments')}</b>
        <StatusMark tone={payments.kind === 'simulated' ? 'off' : 'ok'}>
          {translate(`systemTool.pays.${payments.kind}`)}
        </StatusMark>
        <LastError {...payments} />
      </div>
    </Lines>
  );
}

function LastError({ lastError, lastErrorOn }: Pick<PortState['sms'], 'lastError' | 'lastErrorOn'>) {
  const translate = useTranslate();
  if (!lastError) return <span>{translate('systemTool.noError')}</span>;
  return (
    <span>
      {translate('systemTool.lastError')} <ErrorCode code={lastError} />{' '}
      <Time isByClock value={lastErrorOn} />
    </span>
  );
}

const Lines = styled('div')(({ theme: { tokens } }) => ({
  color: tokens.text.plain,
  fontVariantNumeric: 'tabular-nums',
  '& > div': { display: 'flex', flexWrap: 'wrap', gap: '0 16px', minHeight: 24, alignItems: 'center' },
  b: { minWidth: 64, fontWeight: 600, color: tokens.text.strong },
}));
