/** Who of the agents is free for a simulated call. */
import { and, eq, exists, gt, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import { ALL } from '../../contract/grammar/may.ts';
import type { Db } from '../../upstream/core/context.ts';
import { adminUser, role, rolePermission, session, userRole } from '../../upstream/core/identity/tables.ts';
import { callPresence, callRecord } from '../../upstream/domain/calls/tables.ts';
import { busyAgents } from './exchange.ts';

export interface FreeAgent {
  account: string;
  name: string;
  /** A person sits there: he decides himself what comes of the call. */
  isPerson: boolean;
  /** He may take an order down: to others no call for a taxi is put through. */
  takesOrders: boolean;
  /** When the last of his calls came in, of the last hour; 0 where there was none. */
  lastCallOn: number;
}

/** Whose console has asked for something in that time is there. */
const THERE_MS = 10 * 60_000;
const HOUR_MS = 3_600_000;
const ON = ['Ring', 'Link'] as const;

/** By their accounts. Whose call is not over is not among them, nor is who has said that he is busy. */
export async function freeAgents(db: Db, now: number): Promise<FreeAgent[]> {
  const people = await db
    .select({
      id: adminUser.id,
      account: adminUser.callSystemAccount,
      name: adminUser.userName,
      takesOrders: takesOrders(db),
    })
    .from(adminUser)
    .leftJoin(callPresence, eq(callPresence.userId, adminUser.id))
    .where(
      and(
        isNotNull(adminUser.callSystemAccount),
        eq(adminUser.state, 1),
        sql`coalesce(${callPresence.isBusy}, 0) = 0`,
      ),
    )
    .orderBy(adminUser.callSystemAccount);
  const there = new Set(
    (
      await db
        .selectDistinct({ userId: session.userId })
        .from(session)
        .where(
          and(
            inArray(
              session.userId,
              people.map(({ id }) => id),
            ),
            isNull(session.endedOn),
            gt(session.expireOn, now),
            gt(session.lastSeenOn, now - THERE_MS),
          ),
        )
    ).map(({ userId }) => userId),
  );
  const busy = await busyAgents(db);
  const lately = await callsLately(db, now);
  return people.flatMap(({ id, account, name, takesOrders }) => {
    const last = lately.get(account ?? '');
    if (account === null || busy.has(account) || last?.isOn) return [];
    return { account, name, isPerson: there.has(id), takesOrders, lastCallOn: last?.on ?? 0 };
  });
}

/** By his own flag, or by a role that is in force. */
const takesOrders = (db: Db) =>
  sql<boolean>`(${adminUser.isSuperuser} = 1 or ${exists(
    db
      .select({ one: sql`1` })
      .from(userRole)
      .innerJoin(role, and(eq(role.id, userRole.roleId), eq(role.state, 1)))
      .innerJoin(rolePermission, eq(rolePermission.roleId, role.id))
      .where(
        and(eq(userRole.userId, adminUser.id), inArray(rolePermission.val, [ALL, 'monitoring.map:create'])),
      ),
  )})`;

async function callsLately(db: Db, now: number) {
  const rows = await db
    .select({
      agent: callRecord.agent,
      on: sql<number>`max(${callRecord.enteredOn})`.mapWith(Number),
      isOn: sql<boolean>`bool_or(${inArray(callRecord.phase, ON)})`,
    })
    .from(callRecord)
    .where(and(isNotNull(callRecord.agent), gt(callRecord.enteredOn, now - HOUR_MS)))
    .groupBy(callRecord.agent);
  return new Map(rows.map(({ agent, ...row }) => [agent ?? '', row]));
}
