/** The document of an agreement: dropped or chosen here, opened by an address that is good for minutes. */
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import { styled } from '@mui/material/styles';
import { useRecordContext, useTranslate } from 'ra-core';
import { useEffect, useRef, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { Agreement } from '../../contract/agreement.ts';
import { LARGEST_DOCUMENT_BYTES, storageCalls } from '../../contract/storage.ts';
import { addressOf } from '../../data/base-path.ts';
import { useFailureText } from '../../data/use-failure-text.ts';
import { useUpload } from '../../data/use-upload.ts';
import { DropZone } from '../../kit/form/DropZone.tsx';
import { FieldShell } from '../../kit/form/FieldShell.tsx';
import { useFormField } from '../../kit/form/form-fields.ts';
import { formatBytes } from '../../kit/format/count.ts';

/** What clerks have agreements in. */
const ENDINGS = ['.pdf', '.docx'];

export function DocumentField({ label, isReadOnly }: { label: string; isReadOnly: boolean }) {
  const translate = useTranslate();
  const describe = useFailureText();
  useFormField('fileId', label);
  const { setValue } = useFormContext();
  const record = useRecordContext<Agreement>();
  const fileId: unknown = useWatch({ name: 'fileId' });
  const { progress, answer, error, start, cancel } = useUpload(storageCalls.uploadDocument);
  const [isTooLarge, setTooLarge] = useState(false);
  const set = (value: string | null) => setValue('fileId', value, { shouldDirty: true, shouldTouch: true });
  const latest = useRef(set);
  useEffect(() => {
    latest.current = set;
  });
  useEffect(() => {
    if (answer) latest.current(answer.fileId);
  }, [answer]);
  const take = (file: File | undefined) => {
    if (!file) return;
    const fits = file.size <= LARGEST_DOCUMENT_BYTES;
    setTooLarge(!fits);
    if (fits) start(file, {});
  };
  const limits = { size: formatBytes(LARGEST_DOCUMENT_BYTES), endings: ENDINGS.join(' ') };
  if (typeof fileId === 'string' && fileId !== '') {
    const arrived = answer?.fileId === fileId ? answer : undefined;
    const kept = record?.fileId === fileId ? record : undefined;
    const name = arrived?.name ?? kept?.fileName ?? translate('agreement.file.unnamed');
    const url = arrived?.url ?? kept?.fileUrl;
    return (
      <FieldShell label={label} isWide>
        <Line>
          {url ? (
            <a href={addressOf(url)} target="_blank" rel="noreferrer">
              {name}
            </a>
          ) : (
            <span>{name}</span>
          )}
          {!isReadOnly && (
            <Button color="inherit" variant="outlined" onClick={() => set(null)}>
              {translate('agreement.file.remove')}
            </Button>
          )}
        </Line>
      </FieldShell>
    );
  }
  if (isReadOnly) return null;
  const said = isTooLarge ? translate('agreement.file.tooLarge', limits) : error && describe(error).text;
  return (
    <FieldShell label={label} isWide>
      <DropZone accept={ENDINGS} label={translate('agreement.file.choose')} onFile={take}>
        {choose => (
          <>
            <Line>
              {progress === null ? (
                <>
                  <Button variant="outlined" color="inherit" onClick={choose}>
                    {translate('agreement.file.choose')}
                  </Button>
                  <small>{translate('agreement.file.limits', limits)}</small>
                </>
              ) : (
                <Button color="inherit" onClick={cancel}>
                  {translate('kit.cancel')}
                </Button>
              )}
            </Line>
            {progress !== null && (
              <LinearProgress
                variant="determinate"
                value={progress * 100}
                aria-label={translate('agreement.file.sending')}
              />
            )}
            {said && <Alert severity="error">{said}</Alert>}
          </>
        )}
      </DropZone>
    </FieldShell>
  );
}

const Line = styled('div')(({ theme: { tokens } }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 12px',
  minHeight: 36,
  a: { color: tokens.accent.ink, overflowWrap: 'anywhere' },
  small: { fontSize: 12, color: tokens.text.faint },
}));
