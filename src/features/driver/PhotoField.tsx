/** The driver's photo on file: looked at, dropped or chosen here, taken away. It counts once the form is saved. */
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import { styled } from '@mui/material/styles';
import { useRecordContext, useTranslate } from 'ra-core';
import { useEffect, useRef, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { Driver } from '../../contract/driver.ts';
import { LARGEST_PICTURE_BYTES, storageCalls } from '../../contract/storage.ts';
import { addressOf } from '../../data/base-path.ts';
import { useCapability } from '../../data/session-context.tsx';
import { useAnswer } from '../../data/use-call.ts';
import { useFailureText } from '../../data/use-failure-text.ts';
import { useUpload } from '../../data/use-upload.ts';
import { DropZone } from '../../kit/form/DropZone.tsx';
import { FieldShell } from '../../kit/form/FieldShell.tsx';
import { useFormField } from '../../kit/form/form-fields.ts';
import { formatBytes } from '../../kit/format/count.ts';
import { DriverPhoto, Portrait } from './DriverPhoto.tsx';

const ACCEPT = storageCalls.uploadPicture.upload.accept;

export function PhotoField({ isReadOnly }: { isReadOnly: boolean }) {
  const translate = useTranslate();
  const describe = useFailureText();
  const label = translate('driver.field.photoFileId');
  useFormField('photoFileId', label);
  const { setValue } = useFormContext();
  const record = useRecordContext<Driver>();
  const value: unknown = useWatch({ name: 'photoFileId' });
  const fileId = typeof value === 'string' && value !== '' ? value : null;
  const canSend = useCapability('files') && !isReadOnly;
  const { progress, answer, error, start, cancel } = useUpload(storageCalls.uploadPicture);
  const [isTooLarge, setTooLarge] = useState(false);
  const set = (next: string | null) =>
    setValue('photoFileId', next, { shouldDirty: true, shouldTouch: true });
  const latest = useRef(set);
  useEffect(() => {
    latest.current = set;
  });
  useEffect(() => {
    if (answer) latest.current(answer.fileId);
  }, [answer]);
  const take = (file: File) => {
    const fits = file.size <= LARGEST_PICTURE_BYTES;
    setTooLarge(!fits);
    if (fits) start(file, {});
  };
  if (fileId === null && !canSend) return null;
  const limits = { size: formatBytes(LARGEST_PICTURE_BYTES) };
  const said = isTooLarge ? translate('driver.photo.tooLarge', limits) : error && describe(error).text;
  const shown =
    fileId === null ? null : fileId === record?.photoFileId ? (
      <DriverPhoto driver={record} />
    ) : (
      <Fresh fileId={fileId} />
    );
  if (!canSend) {
    return (
      <FieldShell label={label} isWide>
        {shown}
      </FieldShell>
    );
  }
  return (
    <FieldShell label={label} isWide>
      <DropZone accept={ACCEPT} label={translate('driver.photo.choose')} onFile={take}>
        {choose => (
          <Line>
            {shown}
            <Acts>
              {progress === null ? (
                <>
                  <Button variant="outlined" color="inherit" onClick={choose}>
                    {translate(fileId === null ? 'driver.photo.choose' : 'driver.photo.replace')}
                  </Button>
                  {fileId !== null && (
                    <Button color="inherit" onClick={() => set(null)}>
                      {translate('driver.photo.remove')}
                    </Button>
                  )}
                </>
              ) : (
                <>
                  <LinearProgress
                    variant={progress < 1 ? 'determinate' : 'indeterminate'}
                    value={progress * 100}
                    aria-label={translate('driver.photo.sending')}
                  />
                  <Button color="inherit" onClick={cancel}>
                    {translate('kit.cancel')}
                  </Button>
                </>
              )}
              <small>{translate('driver.photo.limits', limits)}</small>
              {said && <Alert severity="error">{said}</Alert>}
            </Acts>
          </Line>
        )}
      </DropZone>
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

const Line = styled('div')({ display: 'flex', alignItems: 'flex-start', gap: 16 });

const Acts = styled('div')(({ theme: { tokens } }) => ({
  display: 'flex',
  flex: 1,
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  minWidth: 0,
  small: { flexBasis: '100%', color: tokens.text.faint, fontSize: 12 },
  '.MuiLinearProgress-root': { flexBasis: 160 },
  '.MuiAlert-root': { flexBasis: '100%' },
}));
