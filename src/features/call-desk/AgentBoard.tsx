/** Who is at his desk, what he does there and since when; and whether one takes calls oneself. */
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useNotify, useTranslate } from 'ra-core';
import { type AgentAtDesk, callCentreCalls } from '../../contract/call-centre.ts';
import { serverNow } from '../../data/server-clock.ts';
import { useMay, useSession } from '../../data/session-context.tsx';
import { useCall } from '../../data/use-call.ts';
import { useFailureText } from '../../data/use-failure-text.ts';
import { StatusMark } from '../../kit/StatusMark.tsx';
import { PageState } from '../../kit/state/PageState.tsx';
import { useAgents } from './use-call-desk.ts';
import { secondsSince, useLasting } from './use-lasting.ts';

const TONES = { 0: 'off', 1: 'ok', 2: 'warn', 3: 'ok', 4: 'warn', 5: 'off' } as const;

export function AgentBoard() {
  const translate = useTranslate();
  const { data, error, refetch } = useAgents();
  const { user } = useSession();
  const own = data?.find(({ userId }) => userId === user.id);
  return (
    <Board aria-label={translate('callDesk.agents')}>
      <h2>
        {translate('callDesk.agents')}
        {own && <Presence isBusy={own.isBusy === 1} onDone={() => void refetch()} />}
      </h2>
      {error && !data && (
        <PageState
          title={translate('call.loadFailed')}
          why={translate('call.loadFailedWhy')}
          action={<Button onClick={() => void refetch()}>{translate('kit.state.retry')}</Button>}
        />
      )}
      {data && data.length > 0 && (
        <table>
          <thead>
            <tr>
              {(['agent', 'state', 'today', 'talk'] as const).map(column => (
                <th key={column} scope="col">
                  {translate(`callDesk.column.${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {data.map(agent => (
              <AgentRow key={agent.userId} agent={agent} />
            ))}
          </tbody>
        </table>
      )}
      {data?.length === 0 && (
        <PageState title={translate('callDesk.noAgents')} why={translate('callDesk.noAgentsWhy')} />
      )}
    </Board>
  );
}

function AgentRow({ agent }: { agent: AgentAtDesk }) {
  const translate = useTranslate();
  const lasting = useLasting();
  const { state, sinceTime, todayIn, todayOut, answered, avgTalkSeconds } = agent;
  const lasted = sinceTime === null ? '' : lasting(secondsSince(sinceTime, serverNow()));
  return (
    <tr>
      <td>
        {agent.agentName} <small>{agent.agent}</small>
      </td>
      <td>
        <StatusMark tone={TONES[state]}>{translate(`callDesk.state.${state}`)}</StatusMark>{' '}
        <small>{lasted}</small>
      </td>
      <td>{translate('callDesk.day', { in: todayIn, out: todayOut, answered })}</td>
      <td>{answered > 0 && translate('kit.lasting.seconds', { smart_count: Math.round(avgTalkSeconds) })}</td>
    </tr>
  );
}

function Presence({ isBusy, onDone }: { isBusy: boolean; onDone(): void }) {
  const translate = useTranslate();
  const notify = useNotify();
  const failureText = useFailureText();
  const may = useMay(callCentreCalls.setPresence);
  const { mutate, isPending } = useCall(callCentreCalls.setPresence);
  if (!may) return null;
  return (
    <Button
      color="inherit"
      variant="outlined"
      loading={isPending}
      onClick={() =>
        mutate(
          { body: { isBusy: isBusy ? 0 : 1 } },
          { onSuccess: onDone, onError: error => notify(failureText(error).text, { type: 'error' }) },
        )
      }
    >
      {translate(isBusy ? 'callDesk.takeCalls' : 'callDesk.pause')}
    </Button>
  );
}

const Board = styled('section')(({ theme: { tokens, breakpoints } }) => ({
  'h2 > button': { marginLeft: 12 },
  table: { width: '100%', borderCollapse: 'collapse', fontVariantNumeric: 'tabular-nums' },
  'th, td': { height: 36, padding: '2px 16px', borderTop: `1px solid ${tokens.line}`, textAlign: 'left' },
  'td:nth-of-type(n + 4), small': { whiteSpace: 'nowrap' },
  th: { color: tokens.text.faint, fontWeight: 400 },
  small: { color: tokens.text.faint, fontSize: 12 },
  // in line with the heading at both edges
  [breakpoints.down('sm')]: {
    '& :is(th, td):not(:first-of-type)': { paddingLeft: 8 },
    '& :is(th, td):not(:last-of-type)': { paddingRight: 8 },
  },
}));
