/** The document of an agreement: dropped or chosen here, opened by an address that is good for minutes. */
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useRecordContext, useTranslate } from 'ra-core';
import { useFormContext, useWatch } from 'react-hook-form';
import { AGREEMENT_DOCUMENTS, type Agreement } from '../../contract/agreement.ts';
import { storageCalls } from '../../contract/storage.ts';
import { addressOf } from '../../data/base-path.ts';
import { useCapability } from '../../data/session-context.tsx';
import { useFailureText } from '../../data/use-failure-text.ts';
import { useUpload } from '../../data/use-upload.ts';
import { FieldShell } from '../../kit/form/FieldShell.tsx';
import { useFormField } from '../../kit/form/form-fields.ts';
import { UploadZone } from '../../kit/form/UploadZone.tsx';
import type { OwnInputProps } from '../../resource/pages/resource-pages.ts';

const LIMITS = { ...storageCalls.uploadDocument.upload, accept: AGREEMENT_DOCUMENTS };

export function DocumentField(props: OwnInputProps) {
  return useCapability('files') ? <Document {...props} /> : null;
}

function Document({ label, isDisabled }: OwnInputProps) {
  const translate = useTranslate();
  const describe = useFailureText();
  useFormField('fileId', label);
  const { setValue } = useFormContext();
  const record = useRecordContext<Agreement>();
  const fileId: unknown = useWatch({ name: 'fileId' });
  const { progress, answer, error, start, cancel } = useUpload(storageCalls.uploadDocument);
  const set = (value: string | null) => setValue('fileId', value, { shouldDirty: true, shouldTouch: true });
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
          {!isDisabled && (
            <Button color="inherit" variant="outlined" onClick={() => set(null)}>
              {translate('agreement.file.remove')}
            </Button>
          )}
        </Line>
      </FieldShell>
    );
  }
  if (isDisabled) return null;
  return (
    <FieldShell label={label} isWide>
      <UploadZone
        label={translate('agreement.file.choose')}
        limits={LIMITS}
        progress={progress}
        failure={error && describe(error).text}
        onFile={file => start(file, {}, arrived => set(arrived.fileId))}
        onCancel={cancel}
      />
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
}));
