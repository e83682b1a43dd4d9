/** How far the undo of an import is, and what it has left as it is. */
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import { useRefresh, useTranslate } from 'ra-core';
import { useEffect } from 'react';
import { type Job, jobCalls } from '../../contract/job.ts';
import { useCall } from '../../data/use-call.ts';
import { useFailureText } from '../../data/use-failure-text.ts';
import { DialogBody } from '../../kit/dialog/TitledDialog.tsx';
import { formatCount } from '../../kit/format/count.ts';
import { StatusMark } from '../../kit/StatusMark.tsx';
import { useJobWords } from '../jobs/use-job-words.ts';
import { isBroken, isOver } from '../jobs/use-jobs.ts';
import type { FieldToImport } from './field.ts';
import { ProblemTable } from './ProblemTable.tsx';
import { ReportActions } from './ReportActions.tsx';
import { RunningJob } from './RunningJob.tsx';

interface UndoStepProps {
  /** The undo. */
  job: Job;
  /** The import's job. */
  importJob: string;
  fields: readonly FieldToImport[];
  /** Another file, or the same one corrected. */
  onRetry: () => void;
  onFinish: () => void;
  onClose: () => void;
}

export function UndoStep({ job, importJob, fields, onRetry, onFinish, onClose }: UndoStepProps) {
  const translate = useTranslate();
  const describe = useFailureText();
  const refresh = useRefresh();
  const words = useJobWords();
  const again = useCall(jobCalls.undoImport);
  const hasEnded = isOver(job);
  // the list behind has fewer rows now
  useEffect(() => {
    if (hasEnded) refresh();
  }, [hasEnded, refresh]);
  if (!hasEnded) return <RunningJob job={job} words="undoing" onClose={onClose} />;
  const { made, changed, failed } = job;
  const counts = {
    removed: formatCount(made - changed),
    restored: formatCount(changed),
    left: formatCount(failed),
  };
  const actions = (
    <ReportActions job={job}>
      <Button color="inherit" onClick={onFinish}>
        {translate('imports.finish')}
      </Button>
      {isBroken(job) ? (
        <Button
          variant="contained"
          disabled={again.isPending}
          onClick={() => again.mutate({ body: { id: importJob } })}
        >
          {translate('jobs.act.continue')}
        </Button>
      ) : (
        <Button variant="contained" onClick={onRetry}>
          {translate('kit.state.retry')}
        </Button>
      )}
    </ReportActions>
  );
  return (
    <DialogBody actions={actions}>
      <div aria-live="polite">
        {isBroken(job) ? (
          words.trouble(job)
        ) : (
          <StatusMark tone={failed > 0 ? 'warn' : 'ok'}>
            {translate(failed > 0 ? 'imports.undoneSome' : 'imports.undone', counts)}
          </StatusMark>
        )}
      </div>
      {again.error && (
        <FormHelperText error role="alert">
          {describe(again.error).text}
        </FormHelperText>
      )}
      {failed > 0 && <ProblemTable jobId={job.id} fields={fields} title="imports.left" />}
    </DialogBody>
  );
}
