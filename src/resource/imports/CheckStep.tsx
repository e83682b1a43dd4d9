/** What an import would refuse, before anything is imported. */
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import { useTranslate } from 'ra-core';
import { type Job, jobCalls } from '../../contract/job.ts';
import { useCall } from '../../data/use-call.ts';
import { useFailureText } from '../../data/use-failure-text.ts';
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

interface CheckStepProps {
  job: Job;
  fields: readonly FieldToImport[];
  onBack: () => void;
  /** Another file, or the same one corrected. */
  onRetry: () => void;
  onRun: (jobId: string) => void;
  onFinish: () => void;
  onClose: () => void;
}

export function CheckStep({ job, fields, onBack, onRetry, onRun, onFinish, onClose }: CheckStepProps) {
  const translate = useTranslate();
  const describe = useFailureText();
  const words = useJobWords();
  const run = useCall(jobCalls.runImport);
  const word = (key: string, more?: Record<string, unknown>) => translate(`imports.${key}`, more);
  if (!isOver(job)) return <RunningJob job={job} words="checking" onClose={onClose} />;
  const { failed: bad, made: good } = job;
  const isDone = job.state === 'done';
  const handleRun = () =>
    run.mutate(
      { body: { checkId: job.id, skipsBad: bad > 0 ? 1 : 0 } },
      { onSuccess: ({ id }) => onRun(id) },
    );
  const actions = (
    <ReportActions job={job}>
      <Button color="inherit" onClick={onBack}>
        {word('back')}
      </Button>
      {isDone && good > 0 && (
        <Button variant="contained" disabled={run.isPending} onClick={handleRun}>
          {word(bad > 0 ? 'skip' : 'run', { smart_count: formatCount(good) })}
        </Button>
      )}
      {good === 0 && (bad > 0 || !isDone) && (
        <Button variant="contained" onClick={isDone ? onRetry : onBack}>
          {translate('kit.state.retry')}
        </Button>
      )}
      {isDone && good === 0 && bad === 0 && (
        <Button variant="contained" onClick={onFinish}>
          {word('finish')}
        </Button>
      )}
    </ReportActions>
  );
  return (
    <DialogBody actions={actions}>
      <div aria-live="polite">
        {!isDone ? (
          words.trouble(job)
        ) : bad === 0 && good === 0 && job.unchanged > 0 ? (
          <StatusMark tone="ok">{word('nothingNew', { smart_count: formatCount(job.unchanged) })}</StatusMark>
        ) : bad === 0 ? (
          <StatusMark tone="ok">{word('allGood', { smart_count: formatCount(good) })}</StatusMark>
        ) : (
          word(good + job.unchanged > 0 ? 'someBad' : 'noneGood', {
            smart_count: formatCount(bad),
            good: formatCount(good),
            bad: formatCount(bad),
          })
        )}
        {isDone && good + bad > 0 && <RowCounts job={job} />}
      </div>
      {bad > 0 && <ProblemTable jobId={job.id} fields={fields} />}
      {run.error && (
        <FormHelperText error role="alert">
          {describe(run.error).text}
        </FormHelperText>
      )}
    </DialogBody>
  );
}
