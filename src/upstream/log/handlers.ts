/**
 * The two logs of what people did, newest first unless asked otherwise. They reach millions of rows: every filter has
 * its index.
 */
import { and, desc, eq, getTableColumns, gte, inArray, lte, sql } from 'drizzle-orm';
import type { logCalls } from '../../contract/log.ts';
import { entriesSeen } from '../core/audit/log-scope.ts';
import type { Db, Handlers } from '../core/context.ts';
import { given, readPage, type Sorts, sortOf, startsWith } from '../core/paging.ts';
import type { AreaScope } from '../core/scope.ts';
import { adminUser, loginLog, operateLog, session } from '../core/tables.ts';

const operateSorts: Sorts = {
  columns: { id: operateLog.id, operTime: operateLog.operTime, costTime: operateLog.costTime },
  byDefault: [desc(operateLog.operTime), desc(operateLog.id)],
  tie: operateLog.id,
};

const loginSorts: Sorts = {
  columns: { id: loginLog.id, loginTime: loginLog.loginTime },
  byDefault: [desc(loginLog.loginTime), desc(loginLog.id)],
  tie: loginLog.id,
};

export const logHandlers = {
  listOperateLog: ({ db, query, body, user, scope, isPlain }) => {
    const where = and(
      entriesSeen(scope, user, { by: operateLog.operId, areaIds: operateLog.areaIds }),
      given(body.id, id => eq(operateLog.id, id)),
      given(body.title, title => eq(operateLog.title, title)),
      given(body.operName, name => startsWith(operateLog.operName, name)),
      given(body.operId, id => eq(operateLog.operId, id)),
      given(body.businessType, type => eq(operateLog.businessType, type)),
      given(body.status, status => eq(operateLog.status, status)),
      given(body.objectType, type => eq(operateLog.objectType, type)),
      given(body.objectId, id => eq(operateLog.objectId, id)),
      given(body.operIp, ip => eq(operateLog.operIp, ip)),
      given(body.traceId, id => eq(operateLog.traceId, id)),
      given(body.startTime, time => gte(operateLog.operTime, time)),
      given(body.endTime, time => lte(operateLog.operTime, time)),
    );
    return readPage(db, { table: operateLog, where, ...query }, ({ limit, offset }) =>
      db
        .select()
        .from(operateLog)
        .where(where)
        .orderBy(...sortOf(operateSorts, query, isPlain))
        .limit(limit)
        .offset(offset),
    );
  },

  listLoginLog: ({ db, query, scope, isPlain }) => {
    const where = and(
      attemptsSeen(db, scope),
      given(query.id, id => eq(loginLog.id, id)),
      given(query.account, text => startsWith(sql`lower(${loginLog.account})`, text.toLowerCase())),
      given(query.status, status => eq(loginLog.status, status)),
      given(query.loginType, type => eq(loginLog.loginType, type)),
      given(query.ip, ip => eq(loginLog.ip, ip)),
      given(query.startTime, time => gte(loginLog.loginTime, time)),
      given(query.endTime, time => lte(loginLog.loginTime, time)),
    );
    return readPage(db, { table: loginLog, where, ...query }, ({ limit, offset }) =>
      db
        // the log is written once, so the end of a session is read from the session
        .select({ ...getTableColumns(loginLog), logoutTime: session.endedOn })
        .from(loginLog)
        .leftJoin(session, eq(session.id, loginLog.sessionId))
        .where(where)
        .orderBy(...sortOf(loginSorts, query, isPlain))
        .limit(limit)
        .offset(offset),
    );
  },
} satisfies Handlers<typeof logCalls>;

/** Attempts on accounts that the reader sees in the list of users. What fits no account is seen by those who see all. */
const attemptsSeen = (db: Db, scope: AreaScope) =>
  scope.isUnlimited
    ? undefined
    : inArray(
        sql`lower(${loginLog.account})`,
        db
          .select({ account: sql`lower(${adminUser.account})` })
          .from(adminUser)
          .where(and(eq(adminUser.deleted, 0), scope.bySubset(adminUser.areaIds))),
      );
