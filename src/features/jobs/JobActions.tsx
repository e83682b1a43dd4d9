import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useNavigate, useNotify, useTranslate } from 'ra-core';
import { type Job, jobCalls } from '../../contract/job.ts';
import { useExtensions } from '../../data/extensions-context.tsx';
import { useCall } from '../../data/use-call.ts';
import { useFailureText } from '../../data/use-failure-text.ts';
import { importPath } from '../../resource/jobs/paths.ts';
import { useDownload } from '../../resource/jobs/use-download.ts';
import { useJobWords } from '../../resource/jobs/use-job-words.ts';
import { isOver } from '../../resource/jobs/use-jobs.ts';

interface JobActionsProps {
  job: Job;
  onLeave?: () => void;
}

export function JobActions({ job, onLeave }: JobActionsProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const navigate = useNavigate();
  const describe = useFailureText();
  const words = useJobWords();
  const download = useDownload();
  const { importPages } = useExtensions();
  const onError = (error: Error) => notify(describe(error).text, { type: 'error' });
  const { mutate: cancel, isPending: isCancelling } = useCall(jobCalls.cancelJob);
  const { mutate: remove, isPending: isRemoving } = useCall(jobCalls.deleteJob);
  const name = words.name(job);
  const { id, kind, fileName } = job;
  // an undo is shown with its import
  const page = kind === 'export' || kind === 'undo' ? undefined : importPages.get(job.call);
  const act = (key: string, onClick: () => void, isDisabled = false) => (
    <Button
      key={key}
      disabled={isDisabled}
      color={key === 'remove' ? 'inherit' : 'primary'}
      aria-label={translate('jobs.act.of', { act: translate(`jobs.act.${key}`), name })}
      onClick={onClick}
    >
      {translate(`jobs.act.${key}`)}
    </Button>
  );
  const open = (to: string) => () => {
    onLeave?.();
    navigate(to);
  };
  return (
    <Actions>
      {page && act(kind === 'check' ? 'continue' : 'show', open(importPath(page, id)))}
      {fileName !== null && act(kind === 'export' ? 'download' : 'report', () => void download({ id }))}
      {isOver(job)
        ? act('remove', () => remove({ params: { id } }, { onError }), isRemoving)
        : act('cancel', () => cancel({ body: { id } }, { onError }), isCancelling)}
    </Actions>
  );
}

const Actions = styled('div')(({ theme }) => ({
  display: 'flex',
  flex: 'none',
  flexWrap: 'wrap',
  gap: 2,
  margin: '-3px -8px 0 0',
  [theme.breakpoints.down('sm')]: { flexBasis: '100%', marginLeft: 18 },
}));
