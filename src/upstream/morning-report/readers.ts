/** Who gets a report by mail: those who have subscribed and may open it at this moment. */
import { and, asc, eq, inArray, lt } from 'drizzle-orm';
import { isAllowed, type May } from '../../contract/grammar/may.ts';
import type { ReportKind } from '../../contract/morning-report.ts';
import type { Db, SignedIn } from '../core/context.ts';
import { allSignedInAs, type Looking } from '../core/identity/signed-in-as.ts';
import { adminUser } from '../core/identity/tables.ts';
import type { ReportSource } from './source.ts';
import { reportSubscription } from './tables.ts';

export interface Reader {
  user: SignedIn;
  address: string;
}

/** One address and nothing beside it, however it has come into the register. */
const ADDRESS = /^[^\s@<>,;:"()\\]+@[a-z\d](?:[a-z\d.-]*[a-z\d])?$/i;

export const isAddress = (text: string | null | undefined): text is string =>
  text !== null && text !== undefined && ADDRESS.test(text);

/** Those of them who may open it now and have an address, by their ids. */
export async function readersAmong(
  db: Db,
  userIds: readonly string[],
  may: May,
  looking: Looking,
): Promise<Reader[]> {
  const people = (await allSignedInAs(db, userIds, looking)).filter(({ rights }) => isAllowed(may, rights));
  if (people.length === 0) return [];
  const rows = await db
    .select({ id: adminUser.id, email: adminUser.email })
    .from(adminUser)
    .where(
      inArray(
        adminUser.id,
        people.map(({ userId }) => userId),
      ),
    )
    .orderBy(asc(adminUser.id));
  return rows.flatMap(({ id, email }) => {
    const user = people.find(({ userId }) => userId === id);
    return user && isAddress(email) ? [{ user, address: email }] : [];
  });
}

/** Null for who has not subscribed, may not open it now, or has no address. */
export async function readerOf(
  db: Db,
  userId: string,
  { kind, call }: Pick<ReportSource, 'kind' | 'call'>,
  looking: Looking,
): Promise<Reader | null> {
  const isHis = and(eq(reportSubscription.kind, kind), eq(reportSubscription.userId, userId));
  if ((await db.$count(reportSubscription, isHis)) === 0) return null;
  const [reader] = await readersAmong(db, [userId], call.may, looking);
  return reader ?? null;
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
