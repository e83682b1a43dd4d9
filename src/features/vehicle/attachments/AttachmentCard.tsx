/** One picture: what it shows, whether somebody has looked at it, and what can be done about it. */
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import type { VehicleAttachment } from '../../../contract/vehicle-attachment.ts';
import { formatTime } from '../../../kit/format/time.ts';
import { StatusMark } from '../../../kit/StatusMark.tsx';
import { PictureCard } from '../../../nouns/picture/PictureCard.tsx';

export const WORDS = 'vehicle.attachment';

interface AttachmentCardProps {
  attachment: VehicleAttachment;
  isHandling: boolean;
  /** Neither for who may only look. */
  onHandle?: () => void;
  onRemove?: () => void;
}

export function AttachmentCard({ attachment, isHandling, onHandle, onRemove }: AttachmentCardProps) {
  const translate = useTranslate();
  const { url, handledOn, handledBy } = attachment;
  const isWaiting = handledOn === null;
  return (
    <PictureCard
      words={WORDS}
      picture={attachment}
      url={url}
      mark={
        <StatusMark tone={isWaiting ? 'warn' : 'ok'}>
          {translate(isWaiting ? 'vehicle.attachment.waiting' : 'vehicle.attachment.handled')}
        </StatusMark>
      }
      acts={
        <>
          {isWaiting && onHandle && (
            <Button variant="outlined" color="inherit" loading={isHandling} onClick={onHandle}>
              {translate('vehicle.attachment.handle')}
            </Button>
          )}
          {onRemove && (
            <Button color="inherit" onClick={onRemove}>
              {translate('vehicle.attachment.remove')}
            </Button>
          )}
        </>
      }
    >
      {!isWaiting && (
        <small>
          {translate('vehicle.attachment.handledBy', {
            by: handledBy ?? translate('common.none'),
            time: formatTime(handledOn),
          })}
        </small>
      )}
    </PictureCard>
  );
}
