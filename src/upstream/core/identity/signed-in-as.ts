/** A person as he would stand if he signed in now, for work that is done in his name while he is away. */
import { inArray } from 'drizzle-orm';
import { ALL } from '../../../contract/grammar/may.ts';
import type { Db, SignedIn } from '../context.ts';
import { refuse } from '../failure.ts';
import { personColumns } from './identify.ts';
import { adminUser } from './tables.ts';

export interface Looking {
  /** Milliseconds since 1970. */
  now: number;
  isPlain: boolean;
}

/** Of no session. Fails with NO_PERMISSION, reason OWNER_GONE, where he could not sign in. */
export async function signedInAs(db: Db, userId: string, looking: Looking): Promise<SignedIn> {
  const [person] = await allSignedInAs(db, [userId], looking);
  if (!person) throw refuse('NO_PERMISSION', 'OWNER_GONE');
  return person;
}

/** Those of them who could sign in, in any order. */
export async function allSignedInAs(
  db: Db,
  userIds: readonly string[],
  { now, isPlain }: Looking,
): Promise<SignedIn[]> {
  if (userIds.length === 0) return [];
  const found = await db
    .select(personColumns)
    .from(adminUser)
    .where(inArray(adminUser.id, [...userIds]));
  return found
    .filter(({ deleted, state }) => deleted === 0 && state !== 0)
    .filter(({ expireOn }) => expireOn === null || expireOn > now)
    .map(person => asSignedIn(person, isPlain));
}

type Person = Pick<typeof adminUser.$inferSelect, 'account' | 'userName' | 'areaIds' | 'isSuperuser'> & {
  userId: string;
  codes: string[];
};

function asSignedIn(person: Person, isPlain: boolean): SignedIn {
  const { userId, account, userName, areaIds, codes, isSuperuser } = person;
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
