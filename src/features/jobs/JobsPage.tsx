/** All of one's jobs that are kept, the latest first. */
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { useFailureText } from '../../data/use-failure-text.ts';
import { Pane } from '../../kit/Pane.tsx';
import { ErrorState, PageState } from '../../kit/state/PageState.tsx';
import { useLatestJobs } from '../../resource/jobs/use-jobs.ts';
import { JobRow } from './JobRow.tsx';

const STEP = 20;
/** The largest page that an upstream gives. */
const MOST = 200;

export default function JobsPage() {
  const translate = useTranslate();
  const describe = useFailureText();
  const [size, setSize] = useState(STEP);
  const { data, error, refetch, isFetching } = useLatestJobs({ size, isWatched: true });
  const rest = data ? data.total - data.rows.length : 0;
  return (
    <Pane>
      <Head>
        <h1>{translate('title.jobs')}</h1>
        {data && data.total > 0 && <span>{translate('jobs.summary', { smart_count: data.total })}</span>}
      </Head>
      <Body>
        {error && !data && <ErrorState {...describe(error)} onRetry={() => refetch()} />}
        {data?.total === 0 && (
          <PageState title={translate('jobs.empty.title')} why={translate('jobs.empty.why')} />
        )}
        {data && data.rows.length > 0 && (
          <List>
            {data.rows.map(job => (
              <JobRow key={job.id} job={job} />
            ))}
          </List>
        )}
        {rest > 0 && size < MOST && (
          <Button color="inherit" disabled={isFetching} onClick={() => setSize(size + STEP)}>
            {translate('jobs.more', { smart_count: Math.min(rest, STEP) })}
          </Button>
        )}
      </Body>
    </Pane>
  );
}

const Head = styled('header')(({ theme }) => ({
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  gap: 8,
  height: 48,
  padding: '0 16px',
  borderBottom: `1px solid ${theme.tokens.line}`,
  h1: { margin: 0, fontSize: 20, lineHeight: 1.4, fontWeight: 600, whiteSpace: 'nowrap' },
  span: {
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    color: theme.tokens.text.faint,
  },
}));
const Body = styled('div')({ flex: 1, minHeight: 0, overflowY: 'auto', padding: '0 16px 16px' });
const List = styled('ul')({ maxWidth: 880, margin: 0, padding: 0, listStyle: 'none' });
