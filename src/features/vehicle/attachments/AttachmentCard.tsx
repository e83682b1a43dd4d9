/** One picture: what it shows, whether somebody has looked at it, and what can be done about it. */
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import type { VehicleAttachment } from '../../../contract/vehicle-attachment.ts';
import { addressOf } from '../../../data/base-path.ts';
import { formatTime } from '../../../kit/format/time.ts';
import { StatusMark } from '../../../kit/StatusMark.tsx';

interface AttachmentCardProps {
  attachment: VehicleAttachment;
  isHandling: boolean;
  /** Neither for who may only look. */
  onHandle?: () => void;
  onRemove?: () => void;
}

export function AttachmentCard({ attachment, isHandling, onHandle, onRemove }: AttachmentCardProps) {
  const translate = useTranslate();
  const { url, addedBy, addedOn, handledOn, handledBy } = attachment;
  const kind = translate(`vehicle.attachment.kind.${attachment.kind}`);
  const none = translate('common.none');
  const isWaiting = handledOn === null;
  return (
    <Card>
      <a
        href={addressOf(url)}
        target="_blank"
        rel="noreferrer"
        aria-label={translate('vehicle.attachment.open', { kind })}
      >
        <img src={addressOf(url)} alt={kind} />
      </a>
      <header>
        <b>{kind}</b>
        <StatusMark tone={isWaiting ? 'warn' : 'ok'}>
          {translate(isWaiting ? 'vehicle.attachment.waiting' : 'vehicle.attachment.handled')}
        </StatusMark>
      </header>
      <small>
        {translate('vehicle.attachment.addedBy', { by: addedBy ?? none, time: formatTime(addedOn) })}
      </small>
      {!isWaiting && (
        <small>
          {translate('vehicle.attachment.handledBy', { by: handledBy ?? none, time: formatTime(handledOn) })}
        </small>
      )}
      <footer>
        {isWaiting && onHandle && (
          <Button variant="outlined" color="inherit" loading={isHandling} onClick={onHandle}>
            {translate('vehicle.attachment.handle')}
          </Button>
        )}
        {onRemove && (
          <Button color="inherit" onClick={onRemove}>
            {translate('entity.remove')}
          </Button>
        )}
      </footer>
    </Card>
  );
}

const Card = styled('li')(({ theme: { tokens } }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: 4,
  minWidth: 0,
  padding: 8,
  border: `1px solid ${tokens.line}`,
  borderRadius: 6,
  img: {
    display: 'block',
    width: '100%',
    aspectRatio: '4 / 3',
    borderRadius: 4,
    objectFit: 'contain',
    backgroundColor: tokens.sunken,
  },
  header: { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: '0 8px' },
  b: { fontWeight: 600, color: tokens.text.strong },
  small: { fontSize: 12, color: tokens.text.faint },
  footer: { display: 'flex', flexWrap: 'wrap', gap: 8, marginTop: 'auto', paddingTop: 4 },
}));
