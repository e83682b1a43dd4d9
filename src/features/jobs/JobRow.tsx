/** One job: what it is, how it stands, and what can be done with it now. */
import { styled } from '@mui/material/styles';
import { ArrowDownToLine, ClipboardCheck, FileSpreadsheet, FileUp, Undo2 } from 'lucide-react';
import { useTranslate } from 'ra-core';
import type { Job } from '../../contract/job.ts';
import { formatBytes, formatCount } from '../../kit/format/count.ts';
import { Time } from '../../kit/format/Time.tsx';
import { formatDay } from '../../kit/format/time.ts';
import { StatusMark, type StatusTone } from '../../kit/StatusMark.tsx';
import { ProgressLine } from '../../resource/jobs/ProgressLine.tsx';
import { useJobWords } from '../../resource/jobs/use-job-words.ts';
import { isOver } from '../../resource/jobs/use-jobs.ts';
import { JobActions } from './JobActions.tsx';

interface JobRowProps {
  job: Job;
  /** Something has led elsewhere. */
  onLeave?: () => void;
}

export function JobRow({ job, onLeave }: JobRowProps) {
  const words = useJobWords();
  const Picture = PICTURES[job.kind];
  const trouble = words.trouble(job);
  return (
    <Row>
      <Picture size={16} strokeWidth={1.75} aria-hidden />
      <Middle>
        <b>{words.name(job)}</b>
        {isOver(job) ? (
          <>
            <StatusMark tone={toneOf(job)}>{words.state(job)}</StatusMark>
            <Faint>
              <Facts job={job} />
            </Faint>
            {trouble && <Faint>{trouble}</Faint>}
          </>
        ) : (
          <Running>
            <ProgressLine job={job} label={`${words.state(job)} ${words.progress(job)}`} />
          </Running>
        )}
      </Middle>
      <JobActions job={job} onLeave={onLeave} />
    </Row>
  );
}

const PICTURES = {
  export: ArrowDownToLine,
  check: ClipboardCheck,
  import: FileUp,
  undo: Undo2,
  statement: FileSpreadsheet,
} as const;

function toneOf({ state, failed }: Job): StatusTone {
  if (state === 'failed') return 'bad';
  if (state === 'cancelled') return 'off';
  return failed > 0 ? 'warn' : 'ok';
}

function Facts({ job }: { job: Job }) {
  const translate = useTranslate();
  const { state, done, failed, fileSize, finishedOn, expireOn } = job;
  const facts = [
    state === 'done' && translate('jobs.rows', { smart_count: formatCount(done) }),
    failed > 0 && translate('jobs.refused', { smart_count: formatCount(failed) }),
    fileSize !== null && formatBytes(fileSize),
    fileSize !== null && expireOn !== null && translate('jobs.keptUntil', { day: formatDay(expireOn) }),
  ].filter(Boolean);
  return (
    <>
      <Time isByClock value={finishedOn} /> {facts.join(' · ')}
    </>
  );
}

const Row = styled('li')(({ theme }) => ({
  display: 'flex',
  alignItems: 'flex-start',
  gap: 12,
  padding: '10px 0',
  borderBottom: `1px solid ${theme.tokens.line}`,
  '&:last-of-type': { borderBottom: 0 },
  '& > svg': { flex: 'none', marginTop: 2, color: theme.tokens.text.faint },
  [theme.breakpoints.down('sm')]: { flexWrap: 'wrap' },
}));
const Middle = styled('div')({
  display: 'flex',
  flex: '1 1 180px',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '2px 12px',
  minWidth: 0,
  b: { flexBasis: '100%', fontWeight: 600, overflowWrap: 'anywhere' },
});
const Running = styled('div')({ flex: '1 1 100%', maxWidth: 360 });
const Faint = styled('span')(({ theme }) => ({ fontSize: 12, color: theme.tokens.text.faint }));
