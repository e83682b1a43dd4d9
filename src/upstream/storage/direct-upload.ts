/**
 * The token that clients in the field know from a well-known object store: an address, a policy, and a signature over
 * it. Here the address is this service's own, so a direct upload passes the same checks as any other.
 */
import { LARGEST_PICTURE_BYTES, storageCalls } from '../../contract/storage.ts';
import type { Chance, Clock, Db, Services, SignedIn } from '../core/context.ts';
import { refuse } from '../core/failure.ts';
import { isSignedText, signedAddress, signText } from '../core/http/signed-address.ts';
import { sessionStateOf } from '../core/identity/identify.ts';

interface Signing {
  db: Db;
  clock: Clock;
  chance: Chance;
}

const ACCESS_ID = 'cabdesk';

/** Good as long as the session in which it was asked for, and no longer than any address. */
export async function directUploadToken(
  signing: Signing,
  { userId, sessionId }: Pick<SignedIn, 'userId' | 'sessionId'>,
) {
  const { url: host, expireOn } = await signedAddress(signing, storageCalls.uploadDirectly, {
    query: { userId, sessionId },
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

/** Who was given the token, in his session. Fails with NO_PERMISSION once that is over. */
export async function tokenHolder(
  db: Db,
  { userId, sessionId }: Pick<SignedIn, 'userId' | 'sessionId'>,
  services: Pick<Services, 'clock' | 'isPlain'>,
): Promise<{ userName: string }> {
  const found = (await sessionStateOf(db, [sessionId], services)).get(sessionId);
  if (typeof found !== 'object' || found.userId !== userId) throw refuse('NO_PERMISSION', 'ADDRESS_INVALID');
  return found;
}

const dirOf = (userId: string) => `upload/${userId}/`;
