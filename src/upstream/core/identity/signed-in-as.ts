/** A person as he would stand if he signed in now, for work that is done in his name while he is away. */
import { eq } from 'drizzle-orm';
import { ALL } from '../../../contract/grammar/may.ts';
import type { Db, SignedIn } from '../context.ts';
import { refuse } from '../failure.ts';
import { personColumns } from './identify.ts';
import { adminUser } from './tables.ts';

/** Of no session. Fails with NO_PERMISSION, reason OWNER_GONE, where he could not sign in. */
export async function signedInAs(
  db: Db,
  userId: string,
  { now, isPlain }: { now: number; isPlain: boolean },
): Promise<SignedIn> {
  const [found] = await db.select(personColumns).from(adminUser).where(eq(adminUser.id, userId));
  if (!found || found.deleted === 1 || found.state === 0) throw refuse('NO_PERMISSION', 'OWNER_GONE');
  if (found.expireOn !== null && found.expireOn <= now) throw refuse('NO_PERMISSION', 'OWNER_GONE');
  const { account, userName, areaIds, codes, isSuperuser } = found;
  return {
    userId,
    account,
    userName,
    sessionId: '',
    areaIds,
    rights: {
      userId,
      codes: new Set(isSuperuser === 1 ? [ALL, ...codes] : codes),
      subjectsGrantActions: isPlain,
    },
  };
}
