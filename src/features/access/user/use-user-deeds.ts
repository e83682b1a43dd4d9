/** How each act is done to one user. */
import { useDataProvider } from 'ra-core';
import { accessCalls } from '../../../contract/access.ts';
import type { ItemResult } from '../../../data/data-provider.ts';
import { useBulkEdit } from '../../../data/use-bulk-edit.ts';
import { useCall } from '../../../data/use-call.ts';
import { ADMIN_USER } from '../paths.ts';
import type { UserActKey } from './use-user-acts.ts';

/** Fails as the call fails. */
type Deed = (user: { id: string; version?: number }) => Promise<{ secret?: string } | undefined>;

export function useUserDeeds() {
  const provider = useDataProvider();
  const { mutateAsync: resetPassword } = useCall(accessCalls.resetPassword);
  const { mutateAsync: unlock } = useCall(accessCalls.unlockUser);
  const { edit, describe } = useBulkEdit(ADMIN_USER, accessCalls.updateAdminUser);
  const deeds: Record<UserActKey, Deed> = {
    unlock: async ({ id }) => {
      await unlock({ body: { userId: id } });
      return undefined;
    },
    resetPassword: async ({ id }) => {
      const { password } = await resetPassword({ body: { userId: id } });
      // an old upstream sets one that everybody there knows, and does not say it
      return password ? { secret: password } : undefined;
    },
    enable: user => edit(user, { state: 1 }),
    disable: user => edit(user, { state: 0 }),
    delete: async user => {
      const results: ItemResult[] = [];
      await provider.deleteMany(ADMIN_USER, { ids: [user.id], meta: { results, records: [user] } });
      if (results[0]?.error) throw results[0].error;
      return undefined;
    },
  };
  return { deeds, describe };
}
