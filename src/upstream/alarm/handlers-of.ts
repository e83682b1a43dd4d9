/** Who may take alarms in hand. */
import { and, asc, eq, gt, isNull, or, sql } from 'drizzle-orm';
import { alarmCalls } from '../../contract/alarm.ts';
import { ALL_AREAS } from '../../contract/dictionary.ts';
import { ALL } from '../../contract/grammar/may.ts';
import type { Db } from '../core/context.ts';
import { adminUser, role, rolePermission, userRole } from '../core/identity/tables.ts';

interface Asked {
  db: Db;
  now: number;
  /** That of the alarm; left out, whichever. */
  addressType?: string | undefined;
}

export interface AlarmHandler {
  userId: string;
  userName: string;
}

/** By their names. Those whose areas the alarm lies in, and whose accounts are good. */
export function handlersOf({ db, now, addressType = ALL_AREAS }: Asked): Promise<AlarmHandler[]> {
  const { may } = alarmCalls.updateCallthepoliceInfo;
  const holds = sql`exists (
    select 1 from ${userRole}
    join ${role} on ${role.id} = ${userRole.roleId} and ${role.state} = 1
    join ${rolePermission} on ${rolePermission.roleId} = ${role.id}
    where ${userRole.userId} = ${adminUser.id} and ${rolePermission.val} in (${may}, ${ALL}))`;
  const seesIt = or(
    sql`cardinality(${adminUser.areaIds}) = 0`,
    addressType === ALL_AREAS ? sql`true` : sql`${addressType} = any(${adminUser.areaIds})`,
  );
  return db
    .select({ userId: adminUser.id, userName: adminUser.userName })
    .from(adminUser)
    .where(
      and(
        eq(adminUser.deleted, 0),
        eq(adminUser.state, 1),
        or(isNull(adminUser.expireOn), gt(adminUser.expireOn, now)),
        or(eq(adminUser.isSuperuser, 1), holds),
        seesIt,
      ),
    )
    .orderBy(asc(adminUser.searchKey), asc(adminUser.id));
}
