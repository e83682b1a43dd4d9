import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import { styled } from '@mui/material/styles';
import { useNavigate, useTranslate } from 'ra-core';
import { useId } from 'react';
import type { Job } from '../../contract/job.ts';
import { JOBS_PATH } from '../../nouns/jobs/paths.ts';
import { JobRow } from './JobRow.tsx';

interface JobsPanelProps {
  id: string;
  anchor: HTMLElement;
  jobs: readonly Job[];
  onClose: () => void;
}

export function JobsPanel({ id, anchor, jobs, onClose }: JobsPanelProps) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const titleId = useId();
  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{
        paper: {
          id,
          role: 'dialog',
          'aria-labelledby': titleId,
          sx: {
            display: 'flex',
            flexDirection: 'column',
            width: 400,
            maxWidth: 'calc(100vw - 32px)',
            maxHeight: 'min(560px, calc(100dvh - 64px))',
            mt: 2,
            overflow: 'hidden',
          },
        },
      }}
    >
      <Head>
        <h2 id={titleId}>{translate('jobs.latest')}</h2>
        <Button
          onClick={() => {
            onClose();
            navigate(JOBS_PATH);
          }}
        >
          {translate('title.jobs')}
        </Button>
      </Head>
      {/* a list that scrolls can be scrolled by keyboard */}
      <List tabIndex={0} aria-labelledby={titleId}>
        {jobs.map(job => (
          <JobRow key={job.id} job={job} onLeave={onClose} />
        ))}
      </List>
    </Popover>
  );
}

const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  justifyContent: 'space-between',
  padding: '8px 8px 8px 16px',
  borderBottom: `1px solid ${theme.tokens.line}`,
  h2: { margin: 0, fontSize: 14, lineHeight: 1.5, fontWeight: 600 },
}));
const List = styled('ul')({
  flex: 1,
  minHeight: 0,
  margin: 0,
  padding: '0 16px',
  overflowY: 'auto',
  listStyle: 'none',
  outlineOffset: '-2px !important',
});
