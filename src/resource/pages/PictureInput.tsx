/** A picture of a record: looked at, dropped or chosen here, taken away. It counts once the form is saved. */
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useRecordContext, useTranslate } from 'ra-core';
import { storageCalls } from '../../contract/storage.ts';
import { addressOf } from '../../data/base-path.ts';
import { useCapability } from '../../data/session-context.tsx';
import { useFailureText } from '../../data/use-failure-text.ts';
import { useUpload } from '../../data/use-upload.ts';
import { FieldShell } from '../../kit/form/FieldShell.tsx';
import { UploadZone } from '../../kit/form/UploadZone.tsx';
import { type FieldProps, useField } from '../../kit/form/use-field.ts';

/** @param url the field of the record that has the address of what is kept */
export function PictureInput({ url, ...props }: FieldProps & { url: string }) {
  const translate = useTranslate();
  const describe = useFailureText();
  const { field, shell } = useField(props);
  const record = useRecordContext();
  const { progress, answer, error, start, cancel } = useUpload(storageCalls.uploadPicture);
  const canSend = useCapability('files') && !props.isDisabled;
  const fileId = typeof field.value === 'string' && field.value !== '' ? field.value : null;
  const kept: unknown = fileId !== null && fileId === record?.[props.source] ? record[url] : undefined;
  const address = answer?.fileId === fileId ? answer?.url : kept;
  const shown = typeof address === 'string' && <Picture src={addressOf(address)} alt={props.label} />;
  return (
    <FieldShell {...shell} htmlFor={undefined} isWide>
      {canSend ? (
        <UploadZone
          label={translate(fileId === null ? 'entity.picture.choose' : 'entity.picture.replace')}
          limits={storageCalls.uploadPicture.upload}
          progress={progress}
          failure={error && describe(error).text}
          lead={shown}
          actions={
            fileId !== null && (
              <Button color="inherit" onClick={() => field.onChange(null)}>
                {translate('entity.picture.remove')}
              </Button>
            )
          }
          onFile={file => start(file, {}, arrived => field.onChange(arrived.fileId))}
          onCancel={cancel}
        />
      ) : (
        (shown ?? translate('common.none'))
      )}
    </FieldShell>
  );
}

/** Whole, whatever its proportions. */
const Picture = styled('img')(({ theme: { tokens } }) => ({
  display: 'block',
  maxWidth: '100%',
  width: 180,
  height: 120,
  border: `1px solid ${tokens.line}`,
  borderRadius: 4,
  backgroundColor: tokens.sunken,
  objectFit: 'contain',
}));
