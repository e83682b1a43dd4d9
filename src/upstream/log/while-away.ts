/** What others did, while somebody was away, to records that he has worked on before. */
import { and, desc, eq, exists, gt, gte, inArray, isNull, lt, ne, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { isAllowed } from '../../contract/grammar/may.ts';
import { LIVE_RECORDS } from '../../contract/live-records.ts';
import { type logCalls, MOST_CHANGES_WHILE_AWAY } from '../../contract/log.ts';
import { entriesSeen } from '../core/audit/log-scope.ts';
import { operateLog } from '../core/audit/tables.ts';
import type { Context, Db, SignedIn } from '../core/context.ts';
import { lower } from '../core/filtering.ts';
import { session } from '../core/identity/tables.ts';

const DAY_MS = 86_400_000;
/** Who was away longer begins anew. */
const LONGEST_MS = 14 * DAY_MS;
/** Before that nobody remembers what he worked on. */
const WORKED_ON_MS = 30 * DAY_MS;
const DONE = 1;

export async function listChangesWhileAway({
  db,
  user,
  scope,
}: Context<typeof logCalls.listChangesWhileAway>) {
  const away = await awayOf(db, user);
  if (!away) return null;
  const seen = Object.entries(LIVE_RECORDS).filter(([, { may }]) => isAllowed(may, user.rights));
  const own = alias(operateLog, 'own');
  const isWorkedOn = exists(
    db
      .select({ one: sql`1` })
      .from(own)
      .where(
        and(
          eq(lower(own.objectId), lower(operateLog.objectId)),
          eq(own.objectType, operateLog.objectType),
          eq(own.operId, user.userId),
          eq(own.status, DONE),
          gte(own.operTime, away.from - WORKED_ON_MS),
          lt(own.operTime, away.to),
        ),
      ),
  );
  const rows = await db
    .select({
      id: operateLog.id,
      operTime: operateLog.operTime,
      operName: operateLog.operName,
      method: operateLog.method,
      objectType: operateLog.objectType,
      recordId: operateLog.objectId,
      objectName: operateLog.objectName,
    })
    .from(operateLog)
    .where(
      and(
        gt(operateLog.operTime, away.from),
        lt(operateLog.operTime, away.to),
        eq(operateLog.status, DONE),
        // what the system did is nobody's
        sql`${operateLog.operId} is distinct from ${user.userId}`,
        inArray(
          operateLog.objectType,
          seen.map(([type]) => type),
        ),
        entriesSeen(scope, user, { by: operateLog.operId, areaIds: operateLog.areaIds }),
        isWorkedOn,
      ),
    )
    .orderBy(desc(operateLog.operTime), desc(operateLog.id))
    .limit(MOST_CHANGES_WHILE_AWAY);
  return {
    ...away,
    changes: rows.flatMap(({ objectType, recordId, ...row }) => {
      const resource = objectType === null ? undefined : LIVE_RECORDS[objectType]?.resource;
      if (objectType === null || recordId === null || resource === undefined) return [];
      return [{ ...row, objectType, recordId, resource }];
    }),
  };
}

/** Undefined where there was no session before this one, or none that ended before it began. */
async function awayOf(
  db: Db,
  { userId, sessionId }: Pick<SignedIn, 'userId' | 'sessionId'>,
): Promise<{ from: number; to: number } | undefined> {
  const [present] = await db
    .select({ begun: session.createdOn })
    .from(session)
    .where(eq(session.id, sessionId));
  if (!present) return undefined;
  const [before] = await db
    .select({ lastSeenOn: session.lastSeenOn })
    .from(session)
    .where(
      and(
        eq(session.userId, userId),
        ne(session.id, sessionId),
        isNull(session.parentId),
        lt(session.createdOn, present.begun),
      ),
    )
    .orderBy(desc(session.lastSeenOn))
    .limit(1);
  if (!before || before.lastSeenOn >= present.begun) return undefined;
  return { from: Math.max(before.lastSeenOn, present.begun - LONGEST_MS), to: present.begun };
}
