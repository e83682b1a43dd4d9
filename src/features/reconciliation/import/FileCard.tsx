/** One file on its way in: sent, read, judged, and brought in by a job. */
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import LinearProgress from '@mui/material/LinearProgress';
import { styled } from '@mui/material/styles';
import { X } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { useEffect, useState } from 'react';
import type { Job } from '../../../contract/job.ts';
import { reconciliationCalls } from '../../../contract/reconciliation.ts';
import type { StatementFile } from '../../../contract/reconciliation-files.ts';
import { useUpload } from '../../../data/use-upload.ts';
import { namesOf, unfitOf } from '../../../kit/form/unfit.ts';
import { formatBytes } from '../../../kit/format/count.ts';
import { useStableCallback } from '../../../kit/use-stable-callback.ts';
import { ImportProgress } from './ImportProgress.tsx';
import { MappedFile } from './MappedFile.tsx';
import { NoBillFile } from './NoBillFile.tsx';
import type { Plan } from './plan.ts';
import { ReadFile } from './ReadFile.tsx';
import { useRefusalWords } from './use-refusal-words.ts';

const LIMITS = reconciliationCalls.uploadStatement.upload;

interface FileCardProps {
  day: string;
  file: File;
  job: Job | undefined;
  /** Why it was not brought in. */
  problem: string | undefined;
  onPlan: (plan: Plan | undefined) => void;
  onRemove: () => void;
}

export function FileCard({ day, file, job, problem, onPlan, onRemove }: FileCardProps) {
  const translate = useTranslate();
  const refusalWords = useRefusalWords();
  const { progress, answer, error, start } = useUpload(reconciliationCalls.uploadStatement);
  const [unfit] = useState(() => unfitOf(file, LIMITS));
  const word = (key: string, more: object = {}) => translate(`reconciliationDesk.import.${key}`, more);
  const send = useStableCallback(() => {
    if (!unfit) start(file, { query: { day } });
  });
  useEffect(() => send(), [send]);
  const said =
    problem ??
    (unfit
      ? translate(`kit.upload.${unfit}`, {
          endings: namesOf(LIMITS.accept).join(translate('common.listSeparator')),
          size: formatBytes(LIMITS.largest),
        })
      : error && refusalWords(error));
  return (
    <Card>
      <header>
        <b>{file.name}</b> <small>{formatBytes(file.size)}</small>
        {!job && (
          <IconButton aria-label={word('remove', { name: file.name })} onClick={onRemove}>
            <X aria-hidden />
          </IconButton>
        )}
      </header>
      {progress !== null && (
        <LinearProgress
          variant={progress > 0 && progress < 1 ? 'determinate' : 'indeterminate'}
          value={progress * 100}
          aria-label={word('sending', { name: file.name })}
        />
      )}
      {said && (
        <p role="alert">
          {said}{' '}
          {!unfit && !problem && (
            <Button size="small" onClick={send}>
              {translate('kit.upload.again')}
            </Button>
          )}
        </p>
      )}
      {answer && !job && <Judged day={day} file={answer} onPlan={onPlan} />}
      {job && <ImportProgress begun={job} />}
    </Card>
  );
}

interface JudgedProps {
  day: string;
  file: StatementFile;
  onPlan: (plan: Plan | undefined) => void;
}

function Judged(props: JudgedProps) {
  const { table, isNoBill } = props.file;
  if (table !== null) return <MappedFile {...props} table={table} />;
  return isNoBill === 1 ? <NoBillFile {...props} /> : <ReadFile {...props} />;
}

const Card = styled('li')(({ theme: { tokens } }) => ({
  padding: '8px 0',
  borderTop: `1px solid ${tokens.line}`,
  header: { display: 'flex', alignItems: 'center', gap: 8, minHeight: 28 },
  b: { minWidth: 0, fontWeight: 600, overflowWrap: 'anywhere' },
  small: { flex: 1, fontSize: 12, color: tokens.text.faint },
  p: { margin: '4px 0' },
  'p[role=alert]': { color: tokens.bad.ink },
}));
