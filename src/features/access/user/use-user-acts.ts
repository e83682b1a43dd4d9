/** What can be done to users, alone or many at once, as far as one may. Doing it comes with its dialog. */
import { useTranslate } from 'ra-core';
import { accessCalls } from '../../../contract/access.ts';
import type { AdminUser } from '../../../contract/access-records.ts';
import { useCapability, useMay } from '../../../data/session-context.tsx';

export type UserActKey = 'unlock' | 'enable' | 'disable' | 'resetPassword' | 'delete';

export interface UserAct {
  key: UserActKey;
  label: string;
  isDangerous: boolean;
  /** Whether it says anything to do it to this user; a state that is not told rules nothing out. */
  fits: (user: AdminUser) => boolean;
}

export function useUserActs(): UserAct[] {
  const translate = useTranslate();
  const mayEdit = useMay(accessCalls.updateAdminUser);
  const mayReset = useMay(accessCalls.resetPassword);
  const mayDelete = useMay(accessCalls.deleteAdminUser);
  const canUnlock = useCapability('unlock');
  const mayUnlock = useMay(accessCalls.unlockUser) && canUnlock;
  const act = (may: boolean, key: UserActKey, isDangerous: boolean, fits: UserAct['fits']): UserAct[] =>
    may ? [{ key, label: translate(`access.user.act.${key}.label`), isDangerous, fits }] : [];
  return [
    ...act(mayUnlock, 'unlock', false, ({ lockedUntil }) => lockedUntil !== null && lockedUntil > Date.now()),
    ...act(mayReset, 'resetPassword', false, () => true),
    ...act(mayEdit, 'enable', false, ({ state }) => state !== 1),
    ...act(mayEdit, 'disable', true, ({ state }) => state !== 0),
    ...act(mayDelete, 'delete', true, () => true),
  ];
}
