/** What can be done to users, alone or many at once, as far as one may. */
import { useDataProvider, useTranslate } from 'ra-core';
import { accessCalls } from '../../../contract/access.ts';
import type { AdminUser } from '../../../contract/access-records.ts';
import type { ItemResult } from '../../../data/data-provider.ts';
import { useCapability, useMay } from '../../../data/session-context.tsx';
import { useBulkEdit } from '../../../data/use-bulk-edit.ts';
import { useCall } from '../../../data/use-call.ts';
import { ADMIN_USER } from '../paths.ts';

export type UserActKey = 'unlock' | 'enable' | 'disable' | 'resetPassword' | 'delete';

export interface UserAct {
  key: UserActKey;
  label: string;
  isDangerous: boolean;
  /** Whether it says anything to do it to this user. */
  fits: (user: AdminUser) => boolean;
  /** Fails as the call fails. */
  run: (user: { id: string; version?: number }) => Promise<{ secret?: string } | undefined>;
  describe: (error: unknown) => string;
}

export function useUserActs(): UserAct[] {
  const translate = useTranslate();
  const provider = useDataProvider();
  const mayEdit = useMay(accessCalls.updateAdminUser);
  const mayReset = useMay(accessCalls.resetPassword);
  const mayDelete = useMay(accessCalls.deleteAdminUser);
  const { mutateAsync: resetPassword } = useCall(accessCalls.resetPassword);
  const canUnlock = useCapability('unlock');
  const mayUnlock = useMay(accessCalls.unlockUser) && canUnlock;
  const { mutateAsync: unlock } = useCall(accessCalls.unlockUser);

  const single = async (user: { id: unknown }, act: (meta: object) => Promise<unknown>) => {
    const results: ItemResult[] = [];
    await act({ results, records: [user] });
    const [result] = results;
    if (result?.error) throw result.error;
    return undefined;
  };
  const { edit, describe } = useBulkEdit(ADMIN_USER, accessCalls.updateAdminUser);
  const setState = (state: 0 | 1) => (user: { id: string }) => edit(user, { state });

  const act = (key: UserActKey, isDangerous: boolean, rest: Pick<UserAct, 'fits' | 'run'>): UserAct => ({
    key,
    label: translate(`access.user.act.${key}.label`),
    isDangerous,
    describe,
    ...rest,
  });
  return [
    ...(mayUnlock
      ? [
          act('unlock', false, {
            fits: ({ lockedUntil }) => lockedUntil !== null && lockedUntil > Date.now(),
            run: async ({ id }) => {
              await unlock({ body: { userId: String(id) } });
              return undefined;
            },
          }),
        ]
      : []),
    ...(mayReset
      ? [
          act('resetPassword', false, {
            fits: () => true,
            run: async ({ id }) => {
              const { password } = await resetPassword({ body: { userId: String(id) } });
              // an old upstream sets one that everybody there knows, and does not say it
              return password ? { secret: password } : undefined;
            },
          }),
        ]
      : []),
    ...(mayEdit
      ? [
          act('enable', false, { fits: ({ state }) => state === 0, run: setState(1) }),
          act('disable', true, { fits: ({ state }) => state === 1, run: setState(0) }),
        ]
      : []),
    ...(mayDelete
      ? [
          act('delete', true, {
            fits: () => true,
            run: user =>
              single(user, meta => provider.deleteMany(ADMIN_USER, { ids: [String(user.id)], meta })),
          }),
        ]
      : []),
  ];
}
