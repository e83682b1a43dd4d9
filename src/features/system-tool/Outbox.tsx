/** Messages, newest first: whom they went to, what they said where nothing really goes out, and what became of them. */
import Button from '@mui/material/Button';
import { useLocation, useNavigate, useNotify, useTranslate } from 'ra-core';
import { useState } from 'react';
import { type SmsMessage, systemToolCalls } from '../../contract/system-tool.ts';
import { useMay } from '../../data/session-context.tsx';
import { useAnswer, useCall } from '../../data/use-call.ts';
import { useFailureText } from '../../data/use-failure-text.ts';
import { Time } from '../../kit/format/Time.tsx';
import { StatusMark, type StatusTone } from '../../kit/StatusMark.tsx';
import { ErrorState, PageState } from '../../kit/state/PageState.tsx';
import { ErrorCode } from './ErrorCode.tsx';
import { Bar, Foot, Room, Tab, Table } from './outbox-parts.ts';
import { POLL_MS } from './pace.ts';
import { outboxPath, TEST_PATH } from './paths.ts';

const SIZE = 20;
const STATES = [undefined, 0, 1, 2] as const;
const WORD = ['waiting', 'sent', 'givenUp'] as const;
const TONE: readonly StatusTone[] = ['warn', 'ok', 'bad'];

export function Outbox() {
  const translate = useTranslate();
  const describe = useFailureText();
  const navigate = useNavigate();
  const { search } = useLocation();
  const said = new URLSearchParams(search).get('sms');
  const state = STATES.find(each => each !== undefined && String(each) === said);
  const [current, setCurrent] = useState(1);
  const { data, error, refetch } = useAnswer(
    systemToolCalls.listSms,
    { query: { current, size: SIZE, ...(state !== undefined && { state }) } },
    { repeatMs: POLL_MS },
  );
  const pages = Math.max(1, Math.ceil((data?.total ?? 0) / SIZE));
  return (
    <Room aria-label={translate('systemTool.outbox')}>
      <Bar>
        {STATES.map(choice => (
          <Tab
            key={String(choice)}
            type="button"
            aria-pressed={choice === state}
            onClick={() => {
              navigate(choice === undefined ? TEST_PATH : outboxPath(choice), { replace: true });
              setCurrent(1);
            }}
          >
            {choice === undefined ? translate('common.all') : translate(`systemTool.state.${WORD[choice]}`)}
          </Tab>
        ))}
      </Bar>
      {error && !data && <ErrorState {...describe(error)} onRetry={() => refetch()} />}
      {data?.total === 0 && (
        <PageState title={translate('systemTool.empty')} why={translate('systemTool.emptyWhy')} />
      )}
      {data && data.total > 0 && <Messages rows={data.rows} />}
      {data && data.total > SIZE && (
        <Foot>
          <span>{translate('systemTool.total', { smart_count: data.total })}</span>
          <Button disabled={current <= 1} onClick={() => setCurrent(current - 1)}>
            {translate('systemTool.newer')}
          </Button>
          <span>
            {current} / {pages}
          </span>
          <Button disabled={current >= pages} onClick={() => setCurrent(current + 1)}>
            {translate('systemTool.older')}
          </Button>
        </Foot>
      )}
    </Room>
  );
}

function Messages({ rows }: { rows: readonly SmsMessage[] }) {
  const translate = useTranslate();
  const word = (key: string) => translate(`systemTool.column.${key}`);
  return (
    <Table>
      <thead>
        <tr>
          <th>{word('state')}</th>
          <th>{word('mobile')}</th>
          <th>{word('kind')}</th>
          <th>{word('text')}</th>
          <th align="right">{word('attempts')}</th>
          <th>{word('time')}</th>
          <th>
            <span hidden>{word('act')}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(row => (
          <Message key={row.id} row={row} />
        ))}
      </tbody>
    </Table>
  );
}

function Message({ row }: { row: SmsMessage }) {
  const translate = useTranslate();
  const notify = useNotify();
  const describe = useFailureText();
  const mayResend = useMay(systemToolCalls.resendSms);
  const { mutate, isPending } = useCall(systemToolCalls.resendSms);
  const handleResend = () =>
    mutate(
      { body: { id: row.id } },
      {
        onSuccess: () => notify('systemTool.queued', { type: 'success' }),
        onError: error => notify(describe(error).text, { type: 'error' }),
      },
    );
  return (
    <tr>
      <td data-place="state">
        <StatusMark tone={TONE[row.state] ?? 'off'}>
          {translate(`systemTool.state.${WORD[row.state]}`)}
        </StatusMark>
      </td>
      <td data-place="mobile">{row.mobile}</td>
      <td data-place="kind">{translate(`systemTool.smsKind.${row.kind}`, { _: row.kind })}</td>
      <td data-place="text" title={row.text ?? undefined}>
        {row.error && <ErrorCode code={row.error} />} {row.text ?? <i>{translate('systemTool.cut')}</i>}
      </td>
      <td data-place="attempts" align="right">
        {row.attempts}
      </td>
      <td data-place="time">
        <Time isByClock value={row.sentOn ?? row.createdOn} />
      </td>
      <td data-place="act">
        {mayResend && row.canResend === 1 && (
          <Button size="small" onClick={handleResend} disabled={isPending}>
            {translate('systemTool.resend')}
          </Button>
        )}
      </td>
    </tr>
  );
}
