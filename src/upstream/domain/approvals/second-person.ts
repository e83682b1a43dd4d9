/** Checks that an approver is independent of the applicant. */
import { and, eq, gte, inArray, or, sql } from 'drizzle-orm';
import { operateLog } from '../../core/audit/tables.ts';
import type { Db } from '../../core/context.ts';
import { refuse } from '../../core/failure.ts';
import { adminUser, userRole } from '../../core/identity/tables.ts';

const DAY_MS = 86_400_000;
/** How long a change of the approver's account or roles by the applicant counts. */
export const DEPENDS_MS = 30 * DAY_MS;

interface Pair {
  applicantId: string;
  approverId: string;
  /** Milliseconds since 1970. */
  now: number;
}

/**
 * Fails with STATE_NOT_ALLOWED where the approver is the applicant, where both have the same mobile or job number, or where
 * the applicant created, changed or reset the approver's account or one of the approver's roles within 30 days.
 */
export async function checkSecondPerson(db: Db, pair: Pair): Promise<void> {
  const reason = await dependenceOf(db, pair);
  if (reason) throw refuse('STATE_NOT_ALLOWED', reason);
}

/** Why the approver is no second person; undefined where he is one. */
export async function dependenceOf(
  db: Db,
  { applicantId, approverId, now }: Pair,
): Promise<'APPROVES_OWN' | 'APPROVER_SHARES_NUMBER' | 'APPROVER_DEPENDS' | undefined> {
  if (applicantId === approverId) return 'APPROVES_OWN';
  const numbers = { mobile: adminUser.mobile, jobNo: adminUser.jobNo };
  const numbersOf = async (id: string) =>
    (await db.select(numbers).from(adminUser).where(eq(adminUser.id, id)))[0];
  const [own, others] = [await numbersOf(approverId), await numbersOf(applicantId)];
  const isSame = (name: keyof typeof numbers) => Boolean(own?.[name]) && own?.[name] === others?.[name];
  if (isSame('mobile') || isSame('jobNo')) return 'APPROVER_SHARES_NUMBER';

  const roles = await db
    .select({ id: userRole.roleId })
    .from(userRole)
    .where(eq(userRole.userId, approverId));
  const objectIs = (type: string, ids: readonly string[]) =>
    and(eq(operateLog.objectType, type), inArray(sql`lower(${operateLog.objectId})`, [...ids]));
  const [dependence] = await db
    .select({ id: operateLog.id })
    .from(operateLog)
    .where(
      and(
        eq(operateLog.operId, applicantId),
        gte(operateLog.operTime, now - DEPENDS_MS),
        eq(operateLog.status, 1),
        or(
          objectIs('adminUser', [approverId]),
          roles.length > 0
            ? objectIs(
                'role',
                roles.map(({ id }) => id),
              )
            : undefined,
        ),
      ),
    )
    .limit(1);
  return dependence && 'APPROVER_DEPENDS';
}
