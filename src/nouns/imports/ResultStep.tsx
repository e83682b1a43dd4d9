/** What has become of each row. */
import Button from '@mui/material/Button';
import DialogContentText from '@mui/material/DialogContentText';
import { useNavigate, useRefresh, useTranslate } from 'ra-core';
import { useEffect } from 'react';
import type { Job } from '../../contract/job.ts';
import { DialogBody } from '../../kit/dialog/TitledDialog.tsx';
import { formatCount } from '../../kit/format/count.ts';
import { StatusMark } from '../../kit/StatusMark.tsx';
import { useJobWords } from '../jobs/use-job-words.ts';
import { isOver } from '../jobs/use-jobs.ts';
import type { FieldToImport } from './field.ts';
import { ProblemTable } from './ProblemTable.tsx';
import { ReportActions } from './ReportActions.tsx';
import { RowCounts } from './RowCounts.tsx';
import { RunningJob } from './RunningJob.tsx';

export interface NextDeed {
  text: string;
  /** What leads there is called. */
  label: string;
  path: string;
}

interface ResultStepProps {
  job: Job;
  fields: readonly FieldToImport[];
  nextOf: ((job: Job) => NextDeed) | undefined;
  onFinish: () => void;
  onClose: () => void;
}

export function ResultStep({ job, fields, nextOf, onFinish, onClose }: ResultStepProps) {
  const translate = useTranslate();
  const refresh = useRefresh();
  const navigate = useNavigate();
  const words = useJobWords();
  const hasEnded = isOver(job);
  // the list behind has more rows now
  useEffect(() => {
    if (hasEnded) refresh();
  }, [hasEnded, refresh]);
  if (!hasEnded) return <RunningJob job={job} words="importing" onClose={onClose} />;
  const { failed, made } = job;
  const next = made > 0 ? nextOf?.(job) : undefined;
  const actions = (
    <ReportActions job={job}>
      {next && (
        <Button
          variant="outlined"
          color="inherit"
          onClick={() => {
            onFinish();
            navigate(next.path);
          }}
        >
          {next.label}
        </Button>
      )}
      <Button variant="contained" onClick={onFinish}>
        {translate('imports.finish')}
      </Button>
    </ReportActions>
  );
  return (
    <DialogBody actions={actions}>
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
        <RowCounts job={job} />
      </div>
      {next && <DialogContentText sx={{ mt: 1 }}>{next.text}</DialogContentText>}
      {failed > 0 && <ProblemTable jobId={job.id} fields={fields} />}
    </DialogBody>
  );
}
