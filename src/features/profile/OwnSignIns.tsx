/** Who came in by one's own account, or tried to; what one does not recognise is a reason for another password. */
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { logCalls } from '../../contract/log.ts';
import { useAnswer } from '../../data/use-call.ts';
import { useFailureText } from '../../data/use-failure-text.ts';
import { Time } from '../../kit/format/Time.tsx';
import { StatusMark } from '../../kit/StatusMark.tsx';
import { ErrorState } from '../../kit/state/PageState.tsx';
import { toneOfResult } from '../../nouns/sign-in/tone-of-result.ts';
import { useSignInWords } from '../../nouns/sign-in/use-sign-in-words.ts';
import { Faint, Mono, Place, Row, Rows, Section } from './profile-parts.tsx';

const STEP = 20;

export function OwnSignIns() {
  const translate = useTranslate();
  const describe = useFailureText();
  const words = useSignInWords();
  const [size, setSize] = useState(STEP);
  const { data, error, refetch, isFetching } = useAnswer(logCalls.listOwnSignIns, {
    query: { current: 1, size },
  });
  if (error) return <ErrorState {...describe(error)} onRetry={() => refetch()} />;
  if (!data) return null;
  return (
    <Section>
      <Rows>
        {data.rows.map(({ id, loginTime, loginType, status, msg, ip, browser, os }) => (
          <Row key={id}>
            <Place>
              <b>{[browser, os].filter(Boolean).join(' · ') || translate('profile.sessions.unknown')}</b>
              <Faint>
                <Mono>{ip}</Mono> {words.loginType(loginType)}
              </Faint>
            </Place>
            <StatusMark tone={toneOfResult(status)}>{words.problem(msg) || words.status(status)}</StatusMark>
            <When>
              <Time value={loginTime} />
            </When>
          </Row>
        ))}
      </Rows>
      {data.total > data.rows.length && size < MOST && (
        <Button color="inherit" disabled={isFetching} onClick={() => setSize(size + STEP)}>
          {translate('profile.signIns.more', { smart_count: data.total - data.rows.length })}
        </Button>
      )}
    </Section>
  );
}

/** The largest page that an upstream gives. */
const MOST = 200;

const When = styled('span')({ flex: 'none', minWidth: 96, marginLeft: 'auto', textAlign: 'right' });
