/** The simulated switchboard: a call that rings at somebody's, and a hand on those that are under way. */
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useNotify, useTranslate } from 'ra-core';
import { useId } from 'react';
import { callTrialCalls, TRIAL_ACTS, type TrialCall } from '../../contract/call-trial.ts';
import { useMay } from '../../data/session-context.tsx';
import { useAnswer, useCall } from '../../data/use-call.ts';
import { useFailureText } from '../../data/use-failure-text.ts';
import { Time } from '../../kit/format/Time.tsx';
import { StatusMark, type StatusTone } from '../../kit/StatusMark.tsx';
import { CallTrialForm } from './CallTrialForm.tsx';
import { CALL_POLL_MS } from './pace.ts';

const TONE: Readonly<Partial<Record<TrialCall['callstate'], StatusTone>>> = { Ring: 'warn', Link: 'ok' };

export function CallTrial() {
  const translate = useTranslate();
  const describe = useFailureText();
  const id = useId();
  const { data, error, refetch } = useAnswer(callTrialCalls.trialCalls, {}, { repeatMs: CALL_POLL_MS });
  return (
    <section aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{translate('systemTool.calls.title')}</h2>
      {data === undefined && <p role={error ? 'alert' : undefined}>{error ? describe(error).text : '…'}</p>}
      {data === null && <p>{translate('systemTool.calls.real')}</p>}
      {data && (
        <>
          <CallTrialForm agents={data.agents} onRung={() => refetch()} />
          <Calls aria-label={translate('systemTool.calls.underWay')}>
            {data.calls.map(call => (
              <UnderWay key={call.callId} call={call} onDone={() => refetch()} />
            ))}
          </Calls>
          {data.calls.length === 0 && <Faint>{translate('systemTool.calls.none')}</Faint>}
        </>
      )}
    </section>
  );
}

function UnderWay({ call, onDone }: { call: TrialCall; onDone: () => void }) {
  const translate = useTranslate();
  const notify = useNotify();
  const describe = useFailureText();
  const may = useMay(callTrialCalls.steerTrialCall);
  const { mutate, isPending } = useCall(callTrialCalls.steerTrialCall);
  const word = (key: string) => translate(`systemTool.calls.${key}`);
  const { callId, callno, agent, agentName, callstate, calltype, enteredOn } = call;
  const acts = callstate === 'Link' ? TRIAL_ACTS.filter(act => act === 'hangUp') : TRIAL_ACTS;
  const handle = (act: (typeof TRIAL_ACTS)[number]) =>
    mutate(
      { params: { callId }, body: { act } },
      { onSuccess: onDone, onError: error => notify(describe(error).text, { type: 'error' }) },
    );
  return (
    <li>
      <StatusMark tone={TONE[callstate] ?? 'off'}>{word(`phase.${callstate}`)}</StatusMark>
      <span>
        {calltype === 'dialout' && <i>{word('outgoing')} </i>}
        {callno ?? word('hidden')}
      </span>
      <span>{agent === null ? word('nobody') : (agentName ?? agent)}</span>
      <Time isByClock value={enteredOn} />
      {may && (
        <Acts>
          {acts.map(act => (
            <Button key={act} size="small" disabled={isPending} onClick={() => handle(act)}>
              {word(act)}
            </Button>
          ))}
        </Acts>
      )}
    </li>
  );
}

const Calls = styled('ul')(({ theme: { tokens } }) => ({
  margin: '12px 0 0',
  padding: 0,
  listStyle: 'none',
  fontVariantNumeric: 'tabular-nums',
  li: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '0 12px',
    padding: '6px 0',
    borderTop: `1px solid ${tokens.line}`,
  },
  i: { fontStyle: 'normal', color: tokens.text.faint },
}));

const Acts = styled('span')({ display: 'flex', flexWrap: 'wrap', width: '100%', marginLeft: -5 });

const Faint = styled('p')(({ theme }) => ({ margin: '8px 0 0', color: theme.tokens.text.faint }));
