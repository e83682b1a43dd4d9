/** Pictures of a vehicle and of its papers: what waits to be looked at stands first. */
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { type VehicleAttachment, vehicleAttachmentCalls } from '../../../contract/vehicle-attachment.ts';
import { useMay } from '../../../data/session-context.tsx';
import { useAnswer, useCall } from '../../../data/use-call.ts';
import { useFailureText } from '../../../data/use-failure-text.ts';
import { BulkResultDialog } from '../../../kit/bulk/BulkResultDialog.tsx';
import { RecordLoading } from '../../../kit/record/RecordLoading.tsx';
import { RecordNotice } from '../../../kit/record/RecordNotice.tsx';
import { PageState } from '../../../kit/state/PageState.tsx';
import { AddAttachment } from './AddAttachment.tsx';
import { AttachmentCard } from './AttachmentCard.tsx';

/** Addresses of pictures are good for five minutes. */
const RENEW_MS = 240_000;

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
      <Pictures aria-label={translate('vehicle.attachment.title')}>
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
      </Pictures>
      {mayEdit && <AddAttachment vehicleId={vehicleId} />}
      {doomed && <RemoveAttachment attachment={doomed} onClose={() => setDoomed(null)} />}
    </>
  );
}

/** The upstream has them by kind already. */
const inOrderOfNeed = (all: readonly VehicleAttachment[]) =>
  all.toSorted((one, other) => Number(one.handledOn !== null) - Number(other.handledOn !== null));

interface RemoveAttachmentProps {
  attachment: VehicleAttachment;
  onClose: () => void;
}

function RemoveAttachment({ attachment, onClose }: RemoveAttachmentProps) {
  const translate = useTranslate();
  const describe = useFailureText();
  const { mutateAsync: remove } = useCall(vehicleAttachmentCalls.removeAttachment);
  const kind = translate(`vehicle.attachment.kind.${attachment.kind}`);
  return (
    <BulkResultDialog
      title={translate('entity.remove')}
      question={translate('vehicle.attachment.removeOne', { kind })}
      confirmLabel={translate('entity.remove')}
      isDangerous
      items={[{ id: attachment.id, name: kind }]}
      act={async id => {
        await remove({ body: { id } });
        return undefined;
      }}
      describe={failure => describe(failure).text}
      onClose={onClose}
    />
  );
}

const Pictures = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(200px, 1fr))',
  gap: 16,
  margin: 0,
  padding: 16,
  listStyle: 'none',
  '&:empty': { display: 'none' },
});
