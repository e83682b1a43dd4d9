/** Naming an old password from within a session: as many tries as at the sign-in. */
import type { Db } from '../context.ts';
import { verifyPassword } from './password.ts';
import { admit, forgive, type SignInAttempt, takeBack } from './sign-in-guard.ts';

/**
 * Whether it is the password. A wrong one counts; too many fail with TOO_FREQUENT. Outside of transactions: the
 * hash must be compared again, as a text, with the one that stands when something is written.
 */
export async function proveOldPassword(
  db: Db,
  door: SignInAttempt,
  { password, hash, now }: { password: string; hash: string; now: number },
): Promise<boolean> {
  const charge = await admit(db, door, now);
  const within = (work: (inside: Db) => Promise<void>) =>
    db.transaction(transaction => work(transaction as unknown as Db));
  try {
    const isRight = await verifyPassword(password, hash);
    if (isRight) await within(inside => forgive(inside, door));
    return isRight;
  } catch (error) {
    await within(inside => takeBack(inside, charge));
    throw error;
  }
}
