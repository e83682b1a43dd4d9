/** Whom to call back, who waits longest first, and who is at his desk. */
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useLocation, useNavigate, useTranslate } from 'ra-core';
import { useEffect } from 'react';
import { useSession } from '../../data/session-context.tsx';
import { Pane } from '../../kit/Pane.tsx';
import { answeredOf, showCalls, untaggedOf } from '../../nouns/call-drawer/call-selection.ts';
import { AgentBoard } from './AgentBoard.tsx';
import { CallBackQueue } from './CallBackQueue.tsx';
import { CALL_DESK_PATH } from './paths.ts';
import { useOwnDay } from './use-call-desk.ts';

export default function CallDeskPage() {
  const translate = useTranslate();
  const { callSystemAccount } = useSession().user;
  const { answered, untagged } = useOwnDay();
  useCallsInAddress(callSystemAccount);
  return (
    <Page>
      <header>
        <h1>{translate('title.callDesk')}</h1>
        {callSystemAccount ? (
          <>
            <span>{translate('callDesk.ownDay', { answered: answered ?? '…' })}</span>
            <Button onClick={() => showCalls(untaggedOf(callSystemAccount))}>
              {translate('callDesk.untagged')} {untagged ?? '…'}
            </Button>
          </>
        ) : (
          <span>{translate('callDesk.noAccount')}</span>
        )}
      </header>
      <div>
        <CallBackQueue />
        <AgentBoard />
      </div>
    </Page>
  );
}

/** A link may lead to one's own calls: they open once, and the address forgets them. */
function useCallsInAddress(account: string | null | undefined): void {
  const navigate = useNavigate();
  const { search } = useLocation();
  const calls = new URLSearchParams(search).get('calls');
  useEffect(() => {
    if (calls === null) return;
    if (account) showCalls(calls === 'untagged' ? untaggedOf(account) : answeredOf(account));
    navigate(CALL_DESK_PATH, { replace: true });
  }, [calls, account, navigate]);
}

const Page = styled(Pane)(({ theme: { tokens, breakpoints } }) => ({
  '& > header': { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: 12, padding: '10px 16px' },
  h1: { margin: 0, fontSize: 20, fontWeight: 600 },
  'header > span': { color: tokens.text.faint },
  '& > div': { display: 'flex', flex: 1, minHeight: 0, borderTop: `1px solid ${tokens.line}` },
  '& > div > section': { flex: 1, minWidth: 0, overflow: 'auto' },
  '& > div > section + section': { borderLeft: `1px solid ${tokens.line}` },
  h2: { margin: 0, padding: '8px 16px', fontSize: 14, fontWeight: 600 },
  [breakpoints.down('md')]: {
    '& > div': { flexDirection: 'column', overflow: 'auto' },
    '& > div > section': { flex: 'none', overflow: 'visible' },
    '& > div > section + section': { borderLeft: 0, borderTop: `1px solid ${tokens.line}` },
  },
}));
