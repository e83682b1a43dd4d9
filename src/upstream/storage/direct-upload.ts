/**
 * The token that clients in the field know from a well-known object store: an address, a policy, and a signature over
 * it. Here the address is this service's own, so a direct upload passes the same checks as any other.
 */
import { and, eq, gt, isNull, or } from 'drizzle-orm';
import { LARGEST_PICTURE_BYTES, storageCalls } from '../../contract/storage.ts';
import type { Chance, Clock, Db } from '../core/context.ts';
import { refuse } from '../core/failure.ts';
import { isSignedText, signedAddress, signText } from '../core/http/signed-address.ts';
import { adminUser } from '../core/tables.ts';

interface Signing {
  db: Db;
  clock: Clock;
  chance: Chance;
}

const ACCESS_ID = 'cabdesk';

export async function directUploadToken(signing: Signing, userId: string) {
  const { url: host, expireOn } = await signedAddress(signing, storageCalls.uploadDirectly, {
    query: { userId },
  });
  const dir = dirOf(userId);
  const policy = Buffer.from(
    JSON.stringify({
      expiration: new Date(expireOn).toISOString(),
      conditions: [
        ['content-length-range', 1, LARGEST_PICTURE_BYTES],
        ['starts-with', '$key', dir],
      ],
    }),
  ).toString('base64');
  return {
    accessid: ACCESS_ID,
    host,
    policy,
    signature: await signText(signing, policy),
    expire: String(Math.floor(expireOn / 1000)),
    dir,
  };
}

/** Fails with NO_PERMISSION unless the form carries the policy that belongs to the address it came to. */
export async function checkPolicy(
  { db, clock }: Omit<Signing, 'chance'>,
  userId: string,
  { key = '', policy = '', signature = '' }: Readonly<Record<string, string>>,
): Promise<void> {
  if (!(await isSignedText(db, policy, signature, clock()))) throw refuse('NO_PERMISSION', 'ADDRESS_INVALID');
  const read = JSON.parse(Buffer.from(policy, 'base64').toString()) as {
    expiration: string;
    conditions: unknown[][];
  };
  if (Date.parse(read.expiration) <= clock()) throw refuse('NO_PERMISSION', 'ADDRESS_EXPIRED');
  const isOwn = read.conditions.some(([rule, , dir]) => rule === 'starts-with' && dir === dirOf(userId));
  if (!isOwn || !key.startsWith(dirOf(userId))) throw refuse('NO_PERMISSION', 'ADDRESS_INVALID');
}

/** Who was given the token, unless he may no longer sign in. Fails with NO_PERMISSION. */
export async function tokenHolder(db: Db, userId: string, now: number): Promise<{ userName: string }> {
  const [found] = await db
    .select({ userName: adminUser.userName })
    .from(adminUser)
    .where(
      and(
        eq(adminUser.id, userId),
        eq(adminUser.state, 1),
        eq(adminUser.deleted, 0),
        or(isNull(adminUser.expireOn), gt(adminUser.expireOn, now)),
      ),
    );
  if (!found) throw refuse('NO_PERMISSION', 'ADDRESS_INVALID');
  return found;
}

const dirOf = (userId: string) => `upload/${userId}/`;
