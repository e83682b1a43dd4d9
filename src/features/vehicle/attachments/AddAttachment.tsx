/** Another picture: what it shows is said first, then it is dropped or chosen. */
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import NativeSelect from '@mui/material/NativeSelect';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { useEffect, useRef, useState } from 'react';
import { LARGEST_PICTURE_BYTES, storageCalls } from '../../../contract/storage.ts';
import {
  ATTACHMENT_KINDS,
  type VehicleAttachment,
  vehicleAttachmentCalls,
} from '../../../contract/vehicle-attachment.ts';
import { useCall } from '../../../data/use-call.ts';
import { useFailureText } from '../../../data/use-failure-text.ts';
import { useUpload } from '../../../data/use-upload.ts';
import { DropZone } from '../../../kit/form/DropZone.tsx';
import { Framed } from '../../../kit/form/Framed.tsx';
import { formatBytes } from '../../../kit/format/count.ts';

const ENDINGS = ['.jpg', '.jpeg', '.png', '.webp'];

export function AddAttachment({ vehicleId }: { vehicleId: string }) {
  const translate = useTranslate();
  const describe = useFailureText();
  const [kind, setKind] = useState<VehicleAttachment['kind']>(ATTACHMENT_KINDS[0]);
  const [isTooLarge, setTooLarge] = useState(false);
  const { progress, answer, error, start, cancel } = useUpload(storageCalls.uploadPicture);
  const { mutate: attach, error: refusal, isPending, reset } = useCall(vehicleAttachmentCalls.attach);
  // of the file that is under way, whatever is chosen meanwhile
  const sentAs = useRef(kind);
  const arrived = answer?.fileId;
  useEffect(() => {
    if (arrived) attach({ body: { vehicleId, kind: sentAs.current, fileId: arrived } });
  }, [arrived, attach, vehicleId]);
  const take = (file: File) => {
    reset();
    const fits = file.size <= LARGEST_PICTURE_BYTES;
    setTooLarge(!fits);
    if (!fits) return;
    sentAs.current = kind;
    start(file, {});
  };
  const limits = { size: formatBytes(LARGEST_PICTURE_BYTES) };
  const failure = error ?? refusal;
  const said = isTooLarge
    ? translate('vehicle.attachment.tooLarge', limits)
    : failure && describe(failure).text;
  const label = translate('vehicle.attachment.add');
  return (
    <Zone accept={ENDINGS} label={label} onFile={take}>
      {choose => (
        <>
          <Line>
            <NativeSelect
              value={String(kind)}
              input={<Framed />}
              inputProps={{ 'aria-label': translate('vehicle.attachment.kindLabel') }}
              onChange={event => {
                const chosen = ATTACHMENT_KINDS.find(one => String(one) === event.target.value);
                if (chosen) setKind(chosen);
              }}
            >
              {ATTACHMENT_KINDS.map(one => (
                <option key={one} value={one}>
                  {translate(`vehicle.attachment.kind.${one}`)}
                </option>
              ))}
            </NativeSelect>
            {progress === null ? (
              <>
                <Button variant="outlined" color="inherit" loading={isPending} onClick={choose}>
                  {label}
                </Button>
                <small>{translate('vehicle.attachment.limits', limits)}</small>
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
              aria-label={translate('vehicle.attachment.sending')}
            />
          )}
          {said && <Alert severity="error">{said}</Alert>}
        </>
      )}
    </Zone>
  );
}

const Zone = styled(DropZone)({ margin: '0 16px 16px' });

const Line = styled('div')(({ theme: { tokens } }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 12px',
  minHeight: 36,
  small: { fontSize: 12, color: tokens.text.faint },
}));
