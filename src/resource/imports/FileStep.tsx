import Button from '@mui/material/Button';
import DialogContentText from '@mui/material/DialogContentText';
import FormHelperText from '@mui/material/FormHelperText';
import LinearProgress from '@mui/material/LinearProgress';
import { styled } from '@mui/material/styles';
import { FileSpreadsheet } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { type ImportFile, jobCalls, LARGEST_IMPORT_ROWS } from '../../contract/job.ts';
import { useFailureText } from '../../data/use-failure-text.ts';
import { useUpload } from '../../data/use-upload.ts';
import { DialogBody } from '../../kit/dialog/TitledDialog.tsx';
import { DropZone } from '../../kit/form/DropZone.tsx';
import { unfitOf } from '../../kit/form/unfit.ts';
import { formatCount } from '../../kit/format/count.ts';
import { saveBlob } from '../../kit/save-file.ts';
import type { FieldToImport } from './field.ts';
import { templateText } from './template.ts';

interface FileStepProps {
  /** Room and name. */
  call: string;
  title: string;
  fields: readonly FieldToImport[];
  /** What was come back to is no longer there. */
  isGone: boolean;
  /** Rows of the file before are to be corrected. */
  isRetry?: boolean;
  onFile: (file: ImportFile, source: File) => void;
}

const LIMITS = jobCalls.uploadImport.upload;
const MEGA = 1_048_576;
const MOST = Math.round(LIMITS.largest / MEGA);

export function FileStep({ call, title, fields, isGone, isRetry = false, onFile }: FileStepProps) {
  const translate = useTranslate();
  const describe = useFailureText();
  const [refused, setRefused] = useState('');
  const { progress, error, start, cancel } = useUpload(jobCalls.uploadImport);
  const word = (key: string, more?: Record<string, unknown>) => translate(`imports.${key}`, more);
  const take = (file: File) => {
    const unfit = unfitOf(file, LIMITS);
    setRefused(unfit ? word(unfit, { size: Math.ceil(file.size / MEGA), most: MOST }) : '');
    if (!unfit) start(file, { query: { call } }, received => onFile(received, file));
  };
  const handleTemplate = () => {
    const text = templateText(fields.map(({ label }) => translate(label)));
    saveBlob(new Blob([text], { type: 'text/csv' }), `${title}.csv`);
  };
  const problem = refused || (error ? describe(error).text : isGone ? word('gone') : '');
  return (
    <DialogBody>
      {isRetry && <DialogContentText sx={{ mt: 1 }}>{word('retryNote')}</DialogContentText>}
      <Field accept={LIMITS.accept} label={word('choose')} onFile={take}>
        {choose => (
          <>
            <FileSpreadsheet size={32} strokeWidth={1.25} aria-hidden />
            {progress === null ? (
              <>
                <span>{word('drop')}</span>
                <Button variant="contained" autoFocus onClick={choose}>
                  {word('choose')}
                </Button>
              </>
            ) : (
              <Sending aria-live="polite">
                <span>
                  {progress < 1
                    ? word('sending', { percent: `${Math.floor(progress * 100)}%` })
                    : word('reading')}
                </span>
                <LinearProgress
                  variant={progress < 1 ? 'determinate' : 'indeterminate'}
                  value={progress * 100}
                  aria-label={word('reading')}
                />
                <Button onClick={cancel}>{word('stop')}</Button>
              </Sending>
            )}
            <Faint>{word('limits', { rows: formatCount(LARGEST_IMPORT_ROWS), size: MOST })}</Faint>
          </>
        )}
      </Field>
      {problem && (
        <FormHelperText error role="alert">
          {problem}
        </FormHelperText>
      )}
      <Button sx={{ mt: 2 }} onClick={handleTemplate}>
        {word('template')}
      </Button>
    </DialogBody>
  );
}

const Field = styled(DropZone)(({ theme: { tokens } }) => ({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 12,
  minHeight: 220,
  padding: 16,
  textAlign: 'center',
  color: tokens.text.plain,
  '& > svg': { color: tokens.text.faint },
}));
const Sending = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  gap: 8,
  width: 'min(320px, 100%)',
});
const Faint = styled('span')(({ theme }) => ({ fontSize: 12, color: theme.tokens.text.faint }));
