/** Who gets a report by mail: those who have subscribed and may open it at this moment. */
import { and, asc, eq, lt } from 'drizzle-orm';
import { isAllowed, type May } from '../../contract/grammar/may.ts';
import type { ReportKind } from '../../contract/morning-report.ts';
import type { Db, SignedIn } from '../core/context.ts';
import { Failure } from '../core/failure.ts';
import { signedInAs } from '../core/identity/signed-in-as.ts';
import { adminUser } from '../core/identity/tables.ts';
import { reportSubscription } from './tables.ts';

export interface Reader {
  user: SignedIn;
  address: string;
}

interface Looking {
  now: number;
  isPlain: boolean;
}

/** One address and nothing beside it, however it has come into the register. */
const ADDRESS = /^[^\s@<>,;:"()\\]+@[a-z\d](?:[a-z\d.-]*[a-z\d])?$/i;

export const isAddress = (text: string | null | undefined): text is string =>
  text !== null && text !== undefined && ADDRESS.test(text);

/** Null for who may not open it now, or has no address. */
export async function readerOf(db: Db, userId: string, may: May, looking: Looking): Promise<Reader | null> {
  const user = await personNow(db, userId, looking);
  if (!user || !isAllowed(may, user.rights)) return null;
  const [row] = await db.select({ email: adminUser.email }).from(adminUser).where(eq(adminUser.id, userId));
  return isAddress(row?.email) ? { user, address: row.email } : null;
}

/** Null for who could not sign in now. */
async function personNow(db: Db, userId: string, looking: Looking): Promise<SignedIn | null> {
  try {
    return await signedInAs(db, userId, looking);
  } catch (error) {
    if (error instanceof Failure) return null;
    throw error;
  }
}

/** @param before of those who had subscribed by then; left out, of all */
export async function subscribers(db: Db, kind: ReportKind, before?: number): Promise<string[]> {
  const { userId, createdOn } = reportSubscription;
  const rows = await db
    .select({ userId })
    .from(reportSubscription)
    .where(and(eq(reportSubscription.kind, kind), before === undefined ? undefined : lt(createdOn, before)))
    .orderBy(asc(userId));
  return rows.map(row => row.userId);
}
