import LinearProgress from '@mui/material/LinearProgress';
import { styled } from '@mui/material/styles';
import type { Job } from '../../contract/job.ts';
import { shareOf } from './share-of.ts';

interface ProgressLineProps {
  job: Pick<Job, 'done' | 'total'>;
  label: string;
}

/** How far a job is, as a bar and in words. */
export function ProgressLine({ job, label }: ProgressLineProps) {
  const share = shareOf(job);
  return (
    <Lines>
      <span>{label}</span>
      <LinearProgress
        aria-label={label}
        variant={share === null ? 'indeterminate' : 'determinate'}
        value={share === null ? undefined : share * 100}
      />
    </Lines>
  );
}

const Lines = styled('div')({ display: 'flex', flexDirection: 'column', gap: 8, minWidth: 0 });
