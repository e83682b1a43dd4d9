/** Statements come in: several files at once, each judged by itself before anything of it counts. */
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { useCallback, useState } from 'react';
import type { Job } from '../../../contract/job.ts';
import { LARGEST_STATEMENT_BYTES, reconciliationCalls } from '../../../contract/reconciliation.ts';
import { useAttempt, useInvalidateCalls } from '../../../data/use-call.ts';
import { BesideButtons, DialogBody, TitledDialog } from '../../../kit/dialog/TitledDialog.tsx';
import { DropZone } from '../../../kit/form/DropZone.tsx';
import { namesOf } from '../../../kit/form/unfit.ts';
import { formatBytes } from '../../../kit/format/count.ts';
import { useContinueJob } from '../../../resource/jobs/use-continue-job.ts';
import { FileCard } from './FileCard.tsx';
import type { Plan } from './plan.ts';
import { useRefusalWords } from './use-refusal-words.ts';

const { accept } = reconciliationCalls.uploadStatement.upload;

interface Entry {
  key: number;
  file: File;
  plan?: Plan | undefined;
  job?: Job;
  problem?: string;
}

export function ImportDialog({ day, onClose }: { day: string; onClose: () => void }) {
  const translate = useTranslate();
  const word = (key: string, more: object = {}) => translate(`reconciliationDesk.import.${key}`, more);
  const refusalWords = useRefusalWords();
  const forgetAnswers = useInvalidateCalls();
  const continueJob = useContinueJob();
  const begin = useAttempt(reconciliationCalls.importStatement);
  const [entries, setEntries] = useState<readonly Entry[]>([]);
  const [isSending, setSending] = useState(false);
  const put = useCallback(
    (key: number, part: Partial<Entry>) =>
      setEntries(before => before.map(one => (one.key === key ? { ...one, ...part } : one))),
    [],
  );
  const add = (file: File) => setEntries(before => [...before, { key: (before.at(-1)?.key ?? 0) + 1, file }]);
  const ready = entries.filter(({ plan, job }) => plan !== undefined && job === undefined);
  const handleImport = async () => {
    setSending(true);
    for (const { key, plan } of ready) {
      if (!plan) continue;
      try {
        put(key, { job: await begin({ body: plan }), problem: undefined });
      } catch (error) {
        put(key, { problem: refusalWords(error) });
      }
    }
    setSending(false);
    forgetAnswers();
  };
  const handleClose = () => {
    // what is under way goes on; the last of them is enough to say so
    const job = entries.findLast(one => one.job)?.job;
    if (job) continueJob(job, 'reconciliationDesk.import.goesOn', job.title);
    forgetAnswers();
    onClose();
  };
  const isDone = entries.length > 0 && ready.length === 0 && entries.every(({ job }) => job !== undefined);
  return (
    <TitledDialog title={word('title', { day })} maxWidth="md" onClose={handleClose}>
      <DialogBody
        actions={
          <>
            <BesideButtons role="status" />
            <Button color="inherit" onClick={handleClose}>
              {word(isDone ? 'close' : 'cancel')}
            </Button>
            <Button
              variant="contained"
              loading={isSending}
              disabled={ready.length === 0}
              onClick={() => void handleImport()}
            >
              {word('do', { smart_count: ready.length })}
            </Button>
          </>
        }
      >
        <Zone accept={accept} label={word('choose')} isMany onFile={add}>
          {choose => (
            <>
              <span>{word('drop')}</span>
              <Button variant="outlined" color="inherit" autoFocus={entries.length === 0} onClick={choose}>
                {word('choose')}
              </Button>
              <small>
                {word('limits', {
                  endings: namesOf(accept).join(translate('common.listSeparator')),
                  size: formatBytes(LARGEST_STATEMENT_BYTES),
                })}
              </small>
            </>
          )}
        </Zone>
        <Cards>
          {entries.map(({ key, file, job, problem }) => (
            <FileCard
              key={key}
              day={day}
              file={file}
              job={job}
              problem={problem}
              onPlan={plan => put(key, { plan })}
              onRemove={() => setEntries(before => before.filter(one => one.key !== key))}
            />
          ))}
        </Cards>
      </DialogBody>
    </TitledDialog>
  );
}

const Zone = styled(DropZone)(({ theme: { tokens } }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 8,
  minHeight: 96,
  marginTop: 4,
  small: { flexBasis: '100%', fontSize: 12, color: tokens.text.faint, textAlign: 'center' },
}));

const Cards = styled('ul')({ margin: '8px 0 0', padding: 0, listStyle: 'none' });
