/** Letting somebody sign in again who is locked out. */
import type { accessCalls } from '../../contract/access.ts';
import type { Context } from '../core/context.ts';
import { unlockAccount } from '../core/identity/sign-in-guard.ts';
import { touchable } from './user-writes.ts';

/** Without effect on who is not locked. Slowing of an address stays: it is about more than this account. */
export async function unlockUser(context: Context<typeof accessCalls.unlockUser>): Promise<null> {
  const { db, body, changed } = context;
  const { lockedUntil, areaIds } = await touchable(context, body.userId);
  await unlockAccount(db, body.userId);
  changed({
    objectType: 'adminUser',
    objectId: body.userId,
    before: { lockedUntil },
    after: { lockedUntil: null },
    areaIds,
  });
  return null;
}
