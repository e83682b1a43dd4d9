/** Where one is signed in. A place one does not know is ended here, and the password changed. */
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { type OwnSession, onlineCalls } from '../../contract/online.ts';
import { useAnswer, useCall } from '../../data/use-call.ts';
import { useFailureText } from '../../data/use-failure-text.ts';
import { BulkResultDialog } from '../../kit/bulk/BulkResultDialog.tsx';
import { Time } from '../../kit/format/Time.tsx';
import { ErrorState } from '../../kit/state/PageState.tsx';
import { HIDDEN_EDGE } from '../../kit/theme/edges.ts';
import { Faint, Mono, Place, Row, Rows, Section } from './profile-parts.tsx';

export function OwnSessions() {
  const translate = useTranslate();
  const describe = useFailureText();
  const { data: sessions, error, refetch } = useAnswer(onlineCalls.listOwnSessions, {});
  const [doomed, setDoomed] = useState<OwnSession | 'others' | null>(null);
  if (error) return <ErrorState {...describe(error)} onRetry={() => refetch()} />;
  if (!sessions) return null;
  const others = sessions.filter(({ isCurrent }) => isCurrent === 0);
  return (
    <Section>
      {others.length > 0 && (
        <Head>
          <Button variant="outlined" color="inherit" onClick={() => setDoomed('others')}>
            {translate('profile.sessions.endOthers', { smart_count: others.length })}
          </Button>
        </Head>
      )}
      <Rows>
        {sessions.map(session => (
          <Row key={session.sessionId}>
            <Place>
              <b>{deviceOf(session) || translate('profile.sessions.unknown')}</b>
              {session.isCurrent === 1 && <Own>{translate('profile.sessions.current')}</Own>}
              <Faint>
                <Mono>{session.ip}</Mono> {translate('profile.sessions.since')}{' '}
                <Time value={session.createdOn} />
              </Faint>
            </Place>
            <Faint>
              {translate('profile.sessions.lastSeen')} <Time value={session.lastSeenOn} />
            </Faint>
            {session.isCurrent === 0 && (
              <Button color="error" sx={{ ml: 'auto' }} onClick={() => setDoomed(session)}>
                {translate('profile.sessions.end')}
              </Button>
            )}
          </Row>
        ))}
      </Rows>
      {doomed === 'others' && <EndOthersDialog count={others.length} onClose={() => setDoomed(null)} />}
      {doomed !== null && doomed !== 'others' && (
        <EndDialog session={doomed} onClose={() => setDoomed(null)} />
      )}
    </Section>
  );
}

function EndDialog({ session, onClose }: { session: OwnSession; onClose: () => void }) {
  const translate = useTranslate();
  const describe = useFailureText();
  const { mutateAsync: end } = useCall(onlineCalls.endOwnSession);
  return (
    <BulkResultDialog
      title={translate('profile.sessions.end')}
      question={translate('profile.sessions.question', { smart_count: 1 })}
      confirmLabel={translate('profile.sessions.end')}
      isDangerous
      items={[
        {
          id: session.sessionId,
          name: deviceOf(session) || translate('profile.sessions.unknown'),
          note: session.ip ?? undefined,
        },
      ]}
      act={async sessionId => {
        await end({ params: { sessionId } });
        return undefined;
      }}
      describe={error => describe(error).text}
      onClose={onClose}
    />
  );
}

/** One call for all of them: also for one that was opened after the list was read. */
function EndOthersDialog({ count, onClose }: { count: number; onClose: () => void }) {
  const translate = useTranslate();
  const describe = useFailureText();
  const { mutateAsync: endOthers } = useCall(onlineCalls.endOtherSessions);
  const label = translate('profile.sessions.endOthers', { smart_count: count });
  return (
    <BulkResultDialog
      title={label}
      question={translate('profile.sessions.question', { smart_count: count })}
      confirmLabel={label}
      isDangerous
      items={[{ id: 'others', name: translate('profile.sessions.allOthers') }]}
      act={async () => {
        await endOthers({});
        return undefined;
      }}
      describe={error => describe(error).text}
      onClose={onClose}
    />
  );
}

const deviceOf = ({ browser, os }: OwnSession) => [browser, os].filter(Boolean).join(' · ');

const Head = styled('div')({ display: 'flex', justifyContent: 'flex-end', minHeight: 40, paddingTop: 4 });
const Own = styled('span')(({ theme: { tokens } }) => ({
  padding: '0 6px',
  borderRadius: 3,
  ...HIDDEN_EDGE,
  backgroundColor: tokens.accent.soft,
  color: tokens.accent.ink,
  fontSize: 12,
}));
