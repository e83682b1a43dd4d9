/** How many of one's jobs are under way and how far, and the way to the latest of them. */
import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import { ListChecks } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { useId, useState } from 'react';
import type { Job } from '../../contract/job.ts';
import { useSession } from '../../data/session-context.tsx';
import { BarButton } from '../../kit/bar/BarButton.tsx';
import { late } from '../../kit/late.tsx';
import { shareOf } from '../../resource/jobs/share-of.ts';
import { isOver, useLatestJobs } from '../../resource/jobs/use-jobs.ts';

const LATEST = 5;

/** Not there for who has had nothing to wait for. */
export default function JobsButton() {
  const translate = useTranslate();
  const id = useId();
  const { user } = useSession();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { data } = useLatestJobs({ size: LATEST, isWatched: anchor !== null, isEnabled: !user.preview });
  const jobs = data?.rows ?? [];
  const running = jobs.filter(job => !isOver(job));
  if (jobs.length === 0) return null;
  const label =
    running.length > 0
      ? translate('glance.jobsRunning', { smart_count: running.length })
      : translate('glance.jobs');
  return (
    <>
      <BarButton label={label} panelId={id} isOpen={anchor !== null} onOpen={setAnchor}>
        {running.length > 0 ? <Ring jobs={running} /> : <ListChecks strokeWidth={1.75} aria-hidden />}
      </BarButton>
      {anchor && <JobsPanel id={id} anchor={anchor} jobs={jobs} onClose={() => setAnchor(null)} />}
    </>
  );
}

const JobsPanel = late(() => import('./JobsPanel.tsx'), 'JobsPanel', { words: ['jobs', 'reason'] });

/** A full turn is all of what is under way; its number stands in the middle. */
function Ring({ jobs }: { jobs: readonly Job[] }) {
  const share = jobs.reduce((sum, job) => sum + (shareOf(job) ?? 0), 0) / jobs.length;
  return (
    <>
      <CircularProgress variant="determinate" value={100} size={20} aria-hidden sx={{ color: 'divider' }} />
      <CircularProgress
        variant="determinate"
        value={share * 100}
        size={20}
        aria-hidden
        sx={{ position: 'absolute', left: 0 }}
      />
      <Box
        component="span"
        sx={{ position: 'absolute', inset: 0, fontSize: 11, lineHeight: '20px', textAlign: 'center' }}
      >
        {jobs.length}
      </Box>
    </>
  );
}
