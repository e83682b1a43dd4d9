/**
 * The questions that the two logs answer, newest first unless asked otherwise. The logs reach millions of rows: a test
 * holds each filter and sort against its index. Letters count alike in upper and lower case, as the indexes have them.
 */
import { type AnyColumn, and, desc, eq, getTableColumns, gte, lte, or, type SQL, sql } from 'drizzle-orm';
import { writtenPlate } from '../../contract/grammar/plates.ts';
import {
  type logCalls,
  loginLog as loginResource,
  operateLog as operateResource,
} from '../../contract/log.ts';
import { NEWEST_FIRST } from '../core/audit/log-order.ts';
import { entriesSeen } from '../core/audit/log-scope.ts';
import { loginLog, operateLog } from '../core/audit/tables.ts';
import type { Context, Db, SignedIn } from '../core/context.ts';
import { type FilterColumns, filtersOf, lower } from '../core/filtering.ts';
import { adminUser, session } from '../core/identity/tables.ts';
import { ifGiven, type PageQuery, type Sorts, sortOf, startsWith } from '../core/paging.ts';
import type { AreaScope } from '../core/scope.ts';

export type OperateFilter = Context<typeof logCalls.listOperateLog>['body'];
export type LoginFilter = Omit<Context<typeof logCalls.listLoginLog>['query'], keyof PageQuery | 'counts'>;

/** A page of a list as it is asked for. */
interface Window {
  where: SQL | undefined;
  sort: Pick<PageQuery, 'orderBy' | 'order'>;
  isPlain: boolean;
  limit: number;
  offset: number;
}

const operateSorts: Sorts = {
  ...NEWEST_FIRST,
  // ids follow the time; by the time, a filter of days is served by the same index
  columns: { ...NEWEST_FIRST.columns, id: operateLog.operTime, costTime: operateLog.costTime },
};

const loginSorts: Sorts = {
  columns: { id: loginLog.loginTime, loginTime: loginLog.loginTime },
  byDefault: [desc(loginLog.loginTime), desc(loginLog.id)],
  tie: loginLog.id,
};

export const operateLogWhere = (
  filter: OperateFilter,
  reader: Pick<SignedIn, 'userId'>,
  scope: AreaScope,
  isPlain: boolean,
): SQL | undefined =>
  and(
    entriesSeen(scope, reader, { by: operateLog.operId, areaIds: operateLog.areaIds }),
    operateLogMeaning(filter, isPlain),
  );

export const operateLogMeaning = (filter: OperateFilter, isPlain: boolean): SQL | undefined =>
  and(
    ifGiven(filter.id, id => eq(operateLog.id, id)),
    ifGiven(filter.title, title => eq(operateLog.title, title)),
    ifGiven(filter.operName, name => startsWith(lower(operateLog.operName), name.toLowerCase())),
    ifGiven(filter.operId, id => eq(operateLog.operId, id)),
    ifGiven(filter.businessType, type => eq(operateLog.businessType, type)),
    ifGiven(filter.status, status => eq(operateLog.status, status)),
    ifGiven(filter.objectType, type => eq(operateLog.objectType, type)),
    ifGiven(filter.objectId, id => isAlike(operateLog.objectId, id)),
    ifGiven(filter.keyword, isAbout),
    ifGiven(filter.operIp, ip => isAlike(operateLog.operIp, ip)),
    ifGiven(filter.traceId, id => isAlike(operateLog.traceId, id)),
    ifGiven(filter.startTime, time => gte(operateLog.operTime, time)),
    ifGiven(filter.endTime, time => lte(operateLog.operTime, time)),
    ...filtersOf(operateResource.filters, operateColumns, filter, isPlain),
  );

const operateColumns: FilterColumns<typeof operateResource.filters> = {
  operName: operateLog.operName,
  operIp: operateLog.operIp,
  method: operateLog.method,
  traceId: operateLog.traceId,
  objectId: operateLog.objectId,
  errorMsg: operateLog.errorMsg,
  title: operateLog.title,
  objectType: operateLog.objectType,
  businessType: operateLog.businessType,
  status: operateLog.status,
  costTime: operateLog.costTime,
  operTime: operateLog.operTime,
};

export const operateLogRows = (db: Db, { where, sort, isPlain, limit, offset }: Window) =>
  db
    .select()
    .from(operateLog)
    .where(where)
    .orderBy(...sortOf(operateSorts, sort, isPlain))
    .limit(limit)
    .offset(offset);

export const loginLogWhere = (
  db: Db,
  filter: LoginFilter,
  scope: AreaScope,
  isPlain: boolean,
): SQL | undefined => and(attemptsSeen(db, scope), loginLogMeaning(filter, isPlain));

export const loginLogMeaning = (filter: LoginFilter, isPlain: boolean): SQL | undefined =>
  and(
    ifGiven(filter.id, id => eq(loginLog.id, id)),
    ifGiven(filter.account, text => startsWith(lower(loginLog.account), text.toLowerCase())),
    ifGiven(filter.status, status => eq(loginLog.status, status)),
    ifGiven(filter.loginType, type => eq(loginLog.loginType, type)),
    ifGiven(filter.ip, ip => isAlike(loginLog.ip, ip)),
    ifGiven(filter.startTime, time => gte(loginLog.loginTime, time)),
    ifGiven(filter.endTime, time => lte(loginLog.loginTime, time)),
    ...filtersOf(loginResource.filters, loginColumns, filter, isPlain),
  );

const loginColumns: FilterColumns<typeof loginResource.filters> = {
  account: loginLog.account,
  userName: loginLog.userName,
  ip: loginLog.ip,
  browser: loginLog.browser,
  os: loginLog.os,
  msg: loginLog.msg,
  loginType: loginLog.loginType,
  status: loginLog.status,
  loginTime: loginLog.loginTime,
};

/** However it was typed. */
export const isAccount = (account: string): SQL => isAlike(loginLog.account, account);

/** Who did it, or to what it was done. */
const isAbout = (text: string): SQL | undefined =>
  or(
    startsWith(lower(operateLog.operName), text.toLowerCase()),
    startsWith(lower(operateLog.objectName), text.toLowerCase()),
    isAlike(operateLog.objectId, text),
    // backwards, as its index has it: of a plate, one knows the end
    startsWith(sql`reverse(${operateLog.objectPlate})`, [...writtenPlate(text)].reverse().join('')),
  );

const isAlike = (column: AnyColumn, text: string) => sql`${lower(column)} = ${text.toLowerCase()}`;

export const loginLogRows = (db: Db, { where, sort, isPlain, limit, offset }: Window) =>
  db
    // the log is written once, so the end of a session is read from the session
    .select({ ...getTableColumns(loginLog), logoutTime: session.endedOn })
    .from(loginLog)
    .leftJoin(session, eq(session.id, loginLog.sessionId))
    .where(where)
    .orderBy(...sortOf(loginSorts, sort, isPlain))
    .limit(limit)
    .offset(offset);

/** Attempts on accounts that the reader sees in the list of users. What fits no account is seen by those who see all. */
const attemptsSeen = (db: Db, scope: AreaScope) =>
  scope.isUnlimited
    ? undefined
    : // as a list read beforehand: joined, the planner walks the log from its end in search of these accounts
      sql`${lower(loginLog.account)} = any(array(${db
        .select({ account: lower(adminUser.account) })
        .from(adminUser)
        .where(and(eq(adminUser.deleted, 0), scope.bySubset(adminUser.areaIds)))}))`;
