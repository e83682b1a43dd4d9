import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { useEffect, useRef } from 'react';
import { type Job, jobCalls } from '../../contract/job.ts';
import { useCall } from '../../data/use-call.ts';
import { DialogBody } from '../../kit/dialog/TitledDialog.tsx';
import { formatCount } from '../../kit/format/count.ts';
import { StatusMark } from '../../kit/StatusMark.tsx';
import { ProgressLine } from './ProgressLine.tsx';
import { useDownload } from './use-download.ts';
import { useJobWords } from './use-job-words.ts';
import { isOver } from './use-jobs.ts';

interface ExportProgressProps {
  job: Job;
  /** Back to what goes into the file. */
  onRestart: () => void;
  onClose: () => void;
}

export function ExportProgress({ job, onRestart, onClose }: ExportProgressProps) {
  const translate = useTranslate();
  const words = useJobWords();
  const download = useDownload();
  const cancel = useCall(jobCalls.cancelJob);
  const word = (key: string) => translate(`jobs.export.${key}`);
  const { id, state } = job;
  const running = useRunning(job);
  const saved = useRef<string | null>(null);
  // who has waited for it has asked for it: the third click is spared
  useEffect(() => {
    if (state !== 'done' || saved.current === id) return;
    saved.current = id;
    void download({ id });
  }, [state, id, download]);
  const actions = (
    <>
      {!isOver(job) && (
        <>
          <Button color="inherit" disabled={cancel.isPending} onClick={() => cancel.mutate({ body: { id } })}>
            {translate('common.cancel')}
          </Button>
          <Button variant="outlined" color="inherit" onClick={onClose}>
            {word('background')}
          </Button>
        </>
      )}
      {state === 'done' && <Button onClick={() => download({ id })}>{word('again')}</Button>}
      {(state === 'failed' || state === 'cancelled') && (
        <Button onClick={onRestart}>{translate('kit.state.retry')}</Button>
      )}
      {isOver(job) && (
        <Button variant="contained" autoFocus onClick={onClose}>
          {word('close')}
        </Button>
      )}
    </>
  );
  return (
    <DialogBody aria-live="polite" actions={actions}>
      {!isOver(job) && <ProgressLine job={job} label={running} />}
      {state === 'done' && (
        <StatusMark tone="ok">
          {translate('jobs.export.saved', { smart_count: formatCount(job.done) })}
        </StatusMark>
      )}
      {(state === 'failed' || state === 'cancelled') && words.trouble(job)}
    </DialogBody>
  );
}

/** All rows are through before the file is: then it is being written. */
function useRunning({ state, done, total }: Job): string {
  const translate = useTranslate();
  if (state === 'waiting' || total === null) return translate('jobs.export.preparing');
  if (done >= total) return translate('jobs.export.writing');
  return translate('jobs.export.running', { done: formatCount(done), total: formatCount(total) });
}
