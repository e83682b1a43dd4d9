/** Pictures of a vehicle and of its papers: what waits to be looked at stands first. */
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import {
  ATTACHMENT_KINDS,
  type VehicleAttachment,
  vehicleAttachmentCalls,
} from '../../../contract/vehicle-attachment.ts';
import { useMay } from '../../../data/session-context.tsx';
import { useAnswer, useCall } from '../../../data/use-call.ts';
import { useFailureText } from '../../../data/use-failure-text.ts';
import { RecordLoading } from '../../../kit/record/RecordLoading.tsx';
import { RecordNotice } from '../../../kit/record/RecordNotice.tsx';
import { PageState } from '../../../kit/state/PageState.tsx';
import { AddPicture } from '../../../nouns/picture/AddPicture.tsx';
import { PictureGrid, RENEW_MS } from '../../../nouns/picture/PictureCard.tsx';
import { RemovePicture } from '../../../nouns/picture/RemovePicture.tsx';
import { AttachmentCard, WORDS } from './AttachmentCard.tsx';

export default function AttachmentsPanel({ vehicleId }: { vehicleId: string }) {
  const translate = useTranslate();
  const describe = useFailureText();
  const mayEdit = useMay(vehicleAttachmentCalls.attach);
  const [doomed, setDoomed] = useState<VehicleAttachment | null>(null);
  const { data, error, refetch } = useAnswer(
    vehicleAttachmentCalls.listAttachments,
    { query: { vehicleId } },
    { repeatMs: RENEW_MS },
  );
  const attaching = useCall(vehicleAttachmentCalls.attach);
  const { mutateAsync: remove } = useCall(vehicleAttachmentCalls.removeAttachment);
  const handling = useCall(vehicleAttachmentCalls.handleAttachment);
  if (!data) return <RecordLoading error={error ? describe(error) : undefined} onRetry={() => refetch()} />;
  return (
    <>
      {handling.error && <RecordNotice {...describe(handling.error)} />}
      {data.length === 0 && (
        <PageState
          title={translate('vehicle.attachment.empty')}
          why={mayEdit ? translate('vehicle.attachment.emptyWhy') : undefined}
        />
      )}
      <PictureGrid aria-label={translate('vehicle.attachment.title')}>
        {inOrderOfNeed(data).map(attachment => (
          <AttachmentCard
            key={attachment.id}
            attachment={attachment}
            isHandling={handling.isPending && handling.variables.body.id === attachment.id}
            {...(mayEdit && {
              onHandle: () => handling.mutate({ body: { id: attachment.id } }),
              onRemove: () => setDoomed(attachment),
            })}
          />
        ))}
      </PictureGrid>
      {mayEdit && (
        <AddPicture
          words={WORDS}
          kinds={ATTACHMENT_KINDS}
          adding={attaching}
          onArrived={(kind, fileId) => attaching.mutate({ body: { vehicleId, kind, fileId } })}
        />
      )}
      {doomed && (
        <RemovePicture
          words={WORDS}
          picture={doomed}
          remove={id => remove({ body: { id } })}
          onClose={() => setDoomed(null)}
        />
      )}
    </>
  );
}

/** The upstream has them by kind already. */
const inOrderOfNeed = (all: readonly VehicleAttachment[]) =>
  all.toSorted((one, other) => Number(one.handledOn !== null) - Number(other.handledOn !== null));
