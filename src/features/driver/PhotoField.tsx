/** The driver's photo on file: looked at, dropped or chosen here, taken away. It counts once the form is saved. */
import Button from '@mui/material/Button';
import { useRecordContext, useTranslate } from 'ra-core';
import { useFormContext, useWatch } from 'react-hook-form';
import type { Driver } from '../../contract/driver.ts';
import { storageCalls } from '../../contract/storage.ts';
import { addressOf } from '../../data/base-path.ts';
import { useCapability } from '../../data/session-context.tsx';
import { useAnswer } from '../../data/use-call.ts';
import { useFailureText } from '../../data/use-failure-text.ts';
import { useUpload } from '../../data/use-upload.ts';
import { FieldShell } from '../../kit/form/FieldShell.tsx';
import { useFormField } from '../../kit/form/form-fields.ts';
import { UploadZone } from '../../kit/form/UploadZone.tsx';
import type { OwnInputProps } from '../../resource/pages/resource-pages.ts';
import { DriverPhoto, Portrait } from './DriverPhoto.tsx';

export function PhotoField({ label, isDisabled }: OwnInputProps) {
  const translate = useTranslate();
  const describe = useFailureText();
  useFormField('photoFileId', label);
  const { setValue } = useFormContext();
  const record = useRecordContext<Driver>();
  const value: unknown = useWatch({ name: 'photoFileId' });
  const fileId = typeof value === 'string' && value !== '' ? value : null;
  const canSend = useCapability('files') && !isDisabled;
  const { progress, error, start, cancel } = useUpload(storageCalls.uploadPicture);
  const set = (next: string | null) =>
    setValue('photoFileId', next, { shouldDirty: true, shouldTouch: true });
  if (fileId === null && !canSend) return null;
  const isKept = fileId !== null && fileId === record?.photoFileId;
  const shown = isKept ? <DriverPhoto driver={record} /> : fileId && <Fresh fileId={fileId} />;
  return (
    <FieldShell label={label} help={canSend ? translate('driver.photo.help') : undefined} isWide>
      {canSend ? (
        <UploadZone
          label={translate(fileId === null ? 'driver.photo.choose' : 'driver.photo.replace')}
          limits={storageCalls.uploadPicture.upload}
          progress={progress}
          failure={error && describe(error).text}
          lead={shown}
          actions={
            fileId !== null && (
              <Button color="inherit" onClick={() => set(null)}>
                {translate('entity.picture.remove')}
              </Button>
            )
          }
          onFile={file => start(file, {}, answer => set(answer.fileId))}
          onCancel={cancel}
        />
      ) : (
        shown
      )}
    </FieldShell>
  );
}

/** Sent up and not saved yet: only who has sent it sees it. */
function Fresh({ fileId }: { fileId: string }) {
  const translate = useTranslate();
  const { data } = useAnswer(storageCalls.fileAddress, { params: { fileId } });
  if (!data) return null;
  return <Portrait src={addressOf(data.url)} alt={translate('driver.photo.fresh')} />;
}
