import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { type Job, jobCalls } from '../../contract/job.ts';
import { useCall } from '../../data/use-call.ts';
import { DialogBody } from '../../kit/dialog/TitledDialog.tsx';
import { formatCount } from '../../kit/format/count.ts';
import { ProgressLine } from '../jobs/ProgressLine.tsx';

interface RunningJobProps {
  job: Job;
  words: 'checking' | 'importing' | 'undoing';
  onClose: () => void;
}

/** How far it is; it goes on when nobody looks. */
export function RunningJob({ job, words, onClose }: RunningJobProps) {
  const translate = useTranslate();
  const cancel = useCall(jobCalls.cancelJob);
  const { id, state, done, total } = job;
  const label =
    state === 'waiting' || total === null
      ? translate('imports.waiting')
      : translate(`imports.${words}`, { done: formatCount(done), total: formatCount(total) });
  const actions = (
    <>
      <Button color="inherit" disabled={cancel.isPending} onClick={() => cancel.mutate({ body: { id } })}>
        {translate('common.cancel')}
      </Button>
      <Button variant="outlined" color="inherit" onClick={onClose}>
        {translate('imports.later')}
      </Button>
    </>
  );
  return (
    <DialogBody sx={{ minHeight: 160 }} actions={actions}>
      <ProgressLine job={job} label={label} />
    </DialogBody>
  );
}
