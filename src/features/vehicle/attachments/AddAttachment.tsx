/** Another picture: what it shows is said first, then it is dropped or chosen. */
import NativeSelect from '@mui/material/NativeSelect';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { storageCalls } from '../../../contract/storage.ts';
import {
  ATTACHMENT_KINDS,
  type VehicleAttachment,
  vehicleAttachmentCalls,
} from '../../../contract/vehicle-attachment.ts';
import { useCall } from '../../../data/use-call.ts';
import { useFailureText } from '../../../data/use-failure-text.ts';
import { useUpload } from '../../../data/use-upload.ts';
import { Framed } from '../../../kit/form/Framed.tsx';
import { UploadZone } from '../../../kit/form/UploadZone.tsx';

export function AddAttachment({ vehicleId }: { vehicleId: string }) {
  const translate = useTranslate();
  const describe = useFailureText();
  const [kind, setKind] = useState<VehicleAttachment['kind']>(ATTACHMENT_KINDS[0]);
  const { progress, error, start, cancel } = useUpload(storageCalls.uploadPicture);
  const { mutate: attach, error: refusal, isPending, reset } = useCall(vehicleAttachmentCalls.attach);
  const failure = error ?? refusal;
  return (
    <Zone
      label={translate('vehicle.attachment.add')}
      limits={storageCalls.uploadPicture.upload}
      progress={progress}
      isBusy={isPending}
      failure={failure && describe(failure).text}
      lead={
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
      }
      onFile={file => {
        reset();
        start(file, {}, ({ fileId }) => attach({ body: { vehicleId, kind, fileId } }));
      }}
      onCancel={cancel}
    />
  );
}

const Zone = styled(UploadZone)({ margin: '0 16px 16px' });
