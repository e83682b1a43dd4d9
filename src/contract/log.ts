/**
 * What was done and who signed in. 操作日志 operate log · 登录日志 login log. Neither can be changed or deleted.
 *
 * A reader with areas sees his own entries and those of people inside his areas, as they were when the entry was
 * written.
 */
import * as z from 'zod/mini';
import { BUSINESS, call, callGroup } from './grammar/call.ts';
import { filterable } from './grammar/filters.ts';
import { choice } from './grammar/kinds/choice.ts';
import { count } from './grammar/kinds/number.ts';
import { other } from './grammar/kinds/other.ts';
import { code, text } from './grammar/kinds/text.ts';
import { moment } from './grammar/kinds/time.ts';
import { anyOf } from './grammar/may.ts';
import { filterKinds, resourceWithCalls, rowOf } from './grammar/resource.ts';
import { countsOf } from './grammar/resource-lists.ts';
import { EpochMs, Flag, Id, line, listQuery } from './grammar/wire.ts';

const operateFields = {
  operTime: moment('exact').filled(),
  /** The room of the call, as `access`; of an operator's own upstream, words of its own. */
  title: choice<string>([]).open().filled(),
  businessType: choice(Object.values(BUSINESS)).open().filled().words('log.business'),
  /** 0 other, 1 admin, 2 driver app, 3 passenger app. */
  operatorType: choice([0, 1, 2, 3]).open().filled().words('log.operator'),
  operId: other(Id),
  operName: text(40),
  requestMethod: text(10).filled(),
  operUrl: text(200).filled(),
  method: code(200).filled(),
  operParam: other(z.string()),
  jsonResult: other(z.string()),
  objectType: choice<string>([]).open(),
  objectId: code(64),
  /** What the object was called then, and the plate of its vehicle; null where it has none, and in older entries. */
  objectName: text(100),
  objectPlate: code(12),
  before: other(z.string()),
  after: other(z.string()),
  operIp: code(64),
  operLocation: text(100),
  userAgent: text(500),
  traceId: code(64).filled(),
  status: choice([0, 1]).filled().status({ 1: 'ok', 0: 'bad' }).words('log.status'),
  errorMsg: text(500),
  /** Milliseconds. */
  costTime: count().filled(),
};
export const OperateLog = rowOf(operateFields);
export type OperateLog = z.output<typeof OperateLog>;

const loginFields = {
  loginTime: moment('exact').filled(),
  account: text(64).filled(),
  userName: text(40),
  /** 1 password, 2 SMS, 3 single sign-on, 4 sign-out, 5 forced. */
  loginType: choice([1, 2, 3, 4, 5]).open().filled(),
  status: choice([0, 1]).filled().status({ 1: 'ok', 0: 'bad' }).words('log.status'),
  /** What went wrong, or why a session ended. */
  msg: text(200),
  ip: code(64),
  location: text(100),
  browser: text(100),
  os: text(100),
  device: choice(['computer', 'phone', 'tablet']).open(),
  logoutTime: moment('exact'),
  sessionId: other(Id),
};
export const LoginLog = rowOf(loginFields);
export type LoginLog = z.output<typeof LoginLog>;

const range = { startTime: z.optional(EpochMs), endTime: z.optional(EpochMs) };

const operateFilters = filterKinds(operateFields, [
  'operName',
  'operIp',
  'method',
  'traceId',
  'objectId',
  'errorMsg',
  'title',
  'objectType',
  'businessType',
  'status',
  'costTime',
  'operTime',
]);

const loginFilters = filterKinds(loginFields, [
  'account',
  'userName',
  'ip',
  'browser',
  'os',
  'msg',
  'loginType',
  'status',
  'loginTime',
]);

/** Of the result alone: it has an index that holds what failed together, while what a module did is most of a long log. */
const counted = { status: Flag };

const operateLogFilter = {
  id: z.optional(Id),
  title: z.optional(line(40)),
  operName: z.optional(line(40)),
  operId: z.optional(Id),
  businessType: z.optional(z.int()),
  status: z.optional(Flag),
  objectType: z.optional(line(40)),
  objectId: z.optional(line(64)),
  /** The beginning of the operator's name or of the object's, the object's id, or the end of its plate. */
  keyword: z.optional(line(64)),
  operIp: z.optional(line(64)),
  traceId: z.optional(line(64)),
  ...range,
  ...filterable(operateFilters),
};

const READERS = anyOf('systemmgr', 'log:view');

/** What somebody else did, while this person was away, to a record that he has worked on before. */
const ChangeWhileAway = z.object({
  id: Id,
  operTime: EpochMs,
  /** Null where the system did it. */
  operName: z.nullable(z.string()),
  /** Of the operate log. */
  method: z.string(),
  /** react-admin's name of the resource, and the record. */
  resource: z.string(),
  recordId: Id,
  objectType: z.string(),
  /** What it was called then. */
  objectName: z.nullable(z.string()),
});

/** More than that nobody reads; the log has all. */
export const MOST_CHANGES_WHILE_AWAY = 50;

export const logCalls = callGroup('log', {
  /** Paging in the query, filters in the body, as clients in the field send it. Reading: it changes nothing. */
  listOperateLog: call('POST', '/api/admin/log/list', {
    query: z.object({ ...listQuery, counts: countsOf(counted) }),
    body: z.object(operateLogFilter),
    data: z.array(OperateLog),
    isPaged: true,
    changesState: false,
    may: READERS,
    exports: READERS,
    scope: 'areas',
  }),
  listLoginLog: call('GET', '/api/admin/getLoginList', {
    query: z.object({
      ...listQuery,
      id: z.optional(Id),
      account: z.optional(line(64)),
      status: z.optional(Flag),
      counts: countsOf(counted),
      loginType: z.optional(z.int()),
      ip: z.optional(line(64)),
      ...range,
      ...filterable(loginFilters),
    }),
    data: z.array(LoginLog),
    isPaged: true,
    may: READERS,
    exports: READERS,
    scope: 'areas',
  }),
  /**
   * From the last act of the session before this one to the beginning of this one, the latest first; of records that one
   * may still see. Null where there was no session before.
   */
  listChangesWhileAway: call('GET', '/api/admin/log/while-away', {
    data: z.nullable(z.object({ from: EpochMs, to: EpochMs, changes: z.array(ChangeWhileAway) })),
    may: 'signed-in',
    scope: 'areas',
    isBeyondPlain: true,
  }),
  /** Who came in, or tried to, by one's own account; latest first. */
  listOwnSignIns: call('GET', '/api/admin/user/sign-ins', {
    query: z.object(listQuery),
    data: z.array(LoginLog),
    isPaged: true,
    may: 'signed-in',
    isBeyondPlain: true,
  }),
});

export const operateLog = resourceWithCalls('operateLog', {
  path: 'system-manage/operate-log',
  fields: operateFields,
  Row: OperateLog,
  filters: operateFilters,
  counted,
  sorts: ['operTime', 'costTime'],
  isNewestFirst: true,
  calls: { list: logCalls.listOperateLog },
});

export const loginLog = resourceWithCalls('loginLog', {
  path: 'system-manage/login-log',
  fields: loginFields,
  Row: LoginLog,
  filters: loginFilters,
  counted,
  sorts: ['loginTime'],
  isNewestFirst: true,
  calls: { list: logCalls.listLoginLog },
});
