/** What has become of each row. */
import Button from '@mui/material/Button';
import DialogContent from '@mui/material/DialogContent';
import { useRefresh, useTranslate } from 'ra-core';
import { useEffect } from 'react';
import type { Job } from '../../contract/job.ts';
import { formatCount } from '../../kit/format/count.ts';
import { StatusMark } from '../../kit/StatusMark.tsx';
import { useJobWords } from '../jobs/use-job-words.ts';
import { isOver } from '../jobs/use-jobs.ts';
import type { FieldToImport } from './field.ts';
import { ProblemTable } from './ProblemTable.tsx';
import { ReportActions } from './ReportActions.tsx';
import { RunningJob } from './RunningJob.tsx';

interface ResultStepProps {
  job: Job;
  fields: readonly FieldToImport[];
  onFinish: () => void;
  onClose: () => void;
}

export function ResultStep({ job, fields, onFinish, onClose }: ResultStepProps) {
  const translate = useTranslate();
  const refresh = useRefresh();
  const words = useJobWords();
  const hasEnded = isOver(job);
  // the list behind has more rows now
  useEffect(() => {
    if (hasEnded) refresh();
  }, [hasEnded, refresh]);
  if (!hasEnded) return <RunningJob job={job} words="importing" onClose={onClose} />;
  const { failed } = job;
  const made = job.done - failed;
  return (
    <>
      <DialogContent>
        <div aria-live="polite">
          {job.state === 'done' ? (
            <StatusMark tone={failed > 0 ? 'warn' : 'ok'}>
              {failed > 0
                ? translate('imports.madeSome', { made: formatCount(made), refused: formatCount(failed) })
                : translate('imports.made', { smart_count: formatCount(made) })}
            </StatusMark>
          ) : (
            words.trouble(job)
          )}
        </div>
        {failed > 0 && <ProblemTable jobId={job.id} fields={fields} />}
      </DialogContent>
      <ReportActions job={job}>
        <Button variant="contained" onClick={onFinish}>
          {translate('imports.finish')}
        </Button>
      </ReportActions>
    </>
  );
}
