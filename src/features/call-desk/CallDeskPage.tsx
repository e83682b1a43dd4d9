/** Whom to call back, who waits longest first, and who is at his desk. */
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { useSession } from '../../data/session-context.tsx';
import { Pane } from '../../kit/Pane.tsx';
import { showCalls, untaggedOf } from '../../nouns/call-drawer/calls-meant.ts';
import { AgentBoard } from './AgentBoard.tsx';
import { CallBackQueue } from './CallBackQueue.tsx';
import { useOwnDay } from './use-call-desk.ts';

export default function CallDeskPage() {
  const translate = useTranslate();
  const { callSystemAccount } = useSession().user;
  const { answered, untagged } = useOwnDay();
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
