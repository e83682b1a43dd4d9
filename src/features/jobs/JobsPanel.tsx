import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useNavigate, useTranslate } from 'ra-core';
import type { Job } from '../../contract/job.ts';
import { BarPanel } from '../../kit/bar/BarPanel.tsx';
import { JOBS_PATH } from '../../resource/jobs/paths.ts';
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
  return (
    <BarPanel
      id={id}
      anchor={anchor}
      title={translate('jobs.latest')}
      width={400}
      action={
        <Button
          onClick={() => {
            onClose();
            navigate(JOBS_PATH);
          }}
        >
          {translate('title.jobs')}
        </Button>
      }
      onClose={onClose}
    >
      {titleId => (
        // a list that scrolls can be scrolled by keyboard
        <List tabIndex={0} aria-labelledby={titleId}>
          {jobs.map(job => (
            <JobRow key={job.id} job={job} onLeave={onClose} />
          ))}
        </List>
      )}
    </BarPanel>
  );
}

const List = styled('ul')({
  flex: 1,
  minHeight: 0,
  margin: 0,
  padding: '0 16px',
  overflowY: 'auto',
  listStyle: 'none',
  outlineOffset: '-2px !important',
});
