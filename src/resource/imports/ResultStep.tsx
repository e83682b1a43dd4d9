/** What has become of each row, and the way on. */
import Button from '@mui/material/Button';
import DialogContentText from '@mui/material/DialogContentText';
import FormHelperText from '@mui/material/FormHelperText';
import { useNavigate, useRefresh, useTranslate } from 'ra-core';
import { useEffect } from 'react';
import { type Job, jobCalls } from '../../contract/job.ts';
import { useTicking } from '../../data/ticking.ts';
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
import { RowCounts } from './RowCounts.tsx';
import { RunningJob } from './RunningJob.tsx';

export interface NextDeed {
  text: string;
  /** What leads there is called. */
  label: string;
  path: string;
}

export interface Continuation {
  /** Another file, or the same one corrected. */
  onRetry: () => void;
  /** The import that goes on where this one has ended too early. */
  onRun: (jobId: string) => void;
  /** The list of the records that it has brought; unset where there is none. */
  onShow: ((jobId: string) => void) | undefined;
  onFinish: () => void;
  onClose: () => void;
}

interface ResultStepProps extends Continuation {
  job: Job;
  fields: readonly FieldToImport[];
  nextOf: ((job: Job) => NextDeed) | undefined;
}

export function ResultStep({ job, fields, nextOf, ...way }: ResultStepProps) {
  const translate = useTranslate();
  const describe = useFailureText();
  const refresh = useRefresh();
  const undo = useCall(jobCalls.undoImport);
  const goOn = useCall(jobCalls.runImport);
  const hasEnded = isOver(job);
  // the list behind has more rows now
  useEffect(() => {
    if (hasEnded) refresh();
  }, [hasEnded, refresh]);
  if (!hasEnded) return <RunningJob job={job} words="importing" onClose={way.onClose} />;
  const next = job.made > 0 ? nextOf?.(job) : undefined;
  const error = undo.error ?? goOn.error;
  const handleGoOn = (checkId: string) =>
    goOn.mutate({ body: { checkId, skipsBad: 1 } }, { onSuccess: ({ id }) => way.onRun(id) });
  const actions = (
    <ReportActions job={job}>
      <UndoButton job={job} isBusy={undo.isPending} onUndo={() => undo.mutate({ body: { id: job.id } })} />
      {job.made > 0 && way.onShow && (
        <Button variant="outlined" color="inherit" onClick={() => way.onShow?.(job.id)}>
          {translate('imports.show')}
        </Button>
      )}
      {next && <NextButton {...next} onFinish={way.onFinish} />}
      <LastButtons {...way} job={job} isBusy={goOn.isPending} onGoOn={handleGoOn} />
    </ReportActions>
  );
  return (
    <DialogBody actions={actions}>
      <div aria-live="polite">
        <Outcome job={job} />
        {job.made > 0 && <RowCounts job={job} />}
      </div>
      {next && <DialogContentText sx={{ mt: 1 }}>{next.text}</DialogContentText>}
      {error && (
        <FormHelperText error role="alert">
          {describe(error).text}
        </FormHelperText>
      )}
      {job.failed > 0 && <ProblemTable jobId={job.id} fields={fields} />}
    </DialogBody>
  );
}

function Outcome({ job }: { job: Job }) {
  const translate = useTranslate();
  const words = useJobWords();
  const { state, made, failed, unchanged } = job;
  if (state !== 'done') return words.trouble(job);
  if (failed > 0) {
    return (
      <StatusMark tone="warn">
        {translate('imports.madeSome', { made: formatCount(made), refused: formatCount(failed) })}
      </StatusMark>
    );
  }
  const isAsBefore = made === 0 && unchanged > 0;
  return (
    <StatusMark tone="ok">
      {translate(isAsBefore ? 'imports.nothingNew' : 'imports.made', {
        smart_count: formatCount(isAsBefore ? unchanged : made),
      })}
    </StatusMark>
  );
}

/** There for ten minutes. */
function UndoButton({ job, isBusy, onUndo }: { job: Job; isBusy: boolean; onUndo: () => void }) {
  const translate = useTranslate();
  const { undoUntil } = job;
  const isOffered = useTicking(now => undoUntil !== null && now <= undoUntil);
  return isOffered ? (
    <Button color="inherit" disabled={isBusy} onClick={onUndo}>
      {translate('imports.undo')}
    </Button>
  ) : null;
}

function NextButton({ label, path, onFinish }: NextDeed & { onFinish: () => void }) {
  const navigate = useNavigate();
  const handleClick = () => {
    onFinish();
    navigate(path);
  };
  return (
    <Button variant="outlined" color="inherit" onClick={handleClick}>
      {label}
    </Button>
  );
}

interface LastButtonsProps extends Continuation {
  job: Job;
  isBusy: boolean;
  onGoOn: (checkId: string) => void;
}

/** Where rows are left to be imported, that comes first; else the import is finished. */
function LastButtons({ job, isBusy, onGoOn, onRetry, onFinish }: LastButtonsProps) {
  const translate = useTranslate();
  const { checkId, failed } = job;
  const canGoOn = isBroken(job) && checkId !== null;
  const isWhole = !isBroken(job) && failed === 0;
  return (
    <>
      <Button
        variant={isWhole ? 'contained' : 'text'}
        color={isWhole ? 'primary' : 'inherit'}
        onClick={onFinish}
      >
        {translate('imports.finish')}
      </Button>
      {canGoOn && (
        <Button variant="contained" disabled={isBusy} onClick={() => onGoOn(checkId)}>
          {translate('jobs.act.continue')}
        </Button>
      )}
      {!isWhole && !canGoOn && (
        <Button variant="contained" onClick={onRetry}>
          {translate('kit.state.retry')}
        </Button>
      )}
    </>
  );
}
