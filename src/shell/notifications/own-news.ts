/** What the shell itself tells of the pushes that are about the person's own account. */
import type { PushData, PushMessage, PushType } from '../../contract/push.ts';
import type { ShellNews } from '../../data/notices/notice.ts';
import { PROFILE } from '../decide.ts';

export const OWN_TYPES = ['RIGHTS_CHANGED', 'NEW_DEVICE'] as const satisfies readonly PushType[];

/** Null for what is somebody else's to tell. */
export function ownNews({ type, data }: PushMessage): ShellNews | null {
  // each type has data of its own kind; the connection has looked at it
  if (type === 'RIGHTS_CHANGED') return rightsChanged(data as PushData<'RIGHTS_CHANGED'>);
  if (type === 'NEW_DEVICE') return newDevice(data as PushData<'NEW_DEVICE'>);
  return null;
}

const rightsChanged = ({ byName }: PushData<'RIGHTS_CHANGED'>): ShellNews => ({
  title: byName ? 'notification.rights.by' : 'notification.rights.changed',
  ...(byName && { params: { by: byName } }),
  tone: 'info',
  act: 'reload',
});

function newDevice({ browser, os, ip }: PushData<'NEW_DEVICE'>): ShellNews {
  const where = [browser, os, ip].filter(Boolean).join(' · ');
  return {
    title: where ? 'notification.device.known' : 'notification.device.unknown',
    ...(where && { params: { where } }),
    path: PROFILE,
    tone: 'warning',
    rings: true,
  };
}
