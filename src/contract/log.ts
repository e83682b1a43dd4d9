/**
 * What was done and who signed in. 操作日志 operate log · 登录日志 login log. Neither can be changed or deleted.
 *
 * A reader with areas sees his own entries and those of people inside his areas, as they were when the entry was
 * written.
 */
import * as z from 'zod/mini';
import { call, room } from './grammar/call.ts';
import { filterable } from './grammar/filters.ts';
import { anyOf } from './grammar/may.ts';
import { EpochMs, Flag, Id, line, listQuery } from './grammar/wire.ts';

export const OperateLog = z.object({
  id: Id,
  /** The room of the call, as `access`. */
  title: z.string(),
  businessType: z.int(),
  /** 0 other, 1 admin, 2 driver app, 3 passenger app. */
  operatorType: z.int(),
  operId: z.nullable(Id),
  operName: z.nullable(z.string()),
  requestMethod: z.string(),
  operUrl: z.string(),
  method: z.string(),
  operParam: z.nullable(z.string()),
  jsonResult: z.nullable(z.string()),
  objectType: z.nullable(z.string()),
  objectId: z.nullable(z.string()),
  before: z.nullable(z.string()),
  after: z.nullable(z.string()),
  operIp: z.nullable(z.string()),
  operLocation: z.nullable(z.string()),
  userAgent: z.nullable(z.string()),
  traceId: z.string(),
  /** 1 success, 0 failure. */
  status: Flag,
  errorMsg: z.nullable(z.string()),
  operTime: EpochMs,
  /** Milliseconds. */
  costTime: z.int(),
});
export type OperateLog = z.output<typeof OperateLog>;

export const LoginLog = z.object({
  id: Id,
  account: z.string(),
  userName: z.nullable(z.string()),
  /** 1 password, 2 SMS, 3 single sign-on, 4 sign-out, 5 forced. */
  loginType: z.int(),
  ip: z.nullable(z.string()),
  location: z.nullable(z.string()),
  browser: z.nullable(z.string()),
  os: z.nullable(z.string()),
  device: z.nullable(z.string()),
  status: Flag,
  msg: z.nullable(z.string()),
  loginTime: EpochMs,
  logoutTime: z.nullable(EpochMs),
  sessionId: z.nullable(Id),
});
export type LoginLog = z.output<typeof LoginLog>;

const range = { startTime: z.optional(EpochMs), endTime: z.optional(EpochMs) };

export const operateLogFilters = {
  operName: 'text',
  operIp: 'text',
  method: 'text',
  traceId: 'text',
  objectId: 'text',
  errorMsg: 'text',
  title: 'choice',
  objectType: 'choice',
  businessType: 'choice',
  status: 'choice',
  costTime: 'number',
  operTime: 'time',
} as const;

export const loginLogFilters = {
  account: 'text',
  userName: 'text',
  ip: 'text',
  browser: 'text',
  os: 'text',
  msg: 'text',
  loginType: 'choice',
  status: 'choice',
  loginTime: 'time',
} as const;

const operateLogFilter = {
  id: z.optional(Id),
  title: z.optional(line(40)),
  operName: z.optional(line(40)),
  operId: z.optional(Id),
  businessType: z.optional(z.int()),
  status: z.optional(Flag),
  objectType: z.optional(line(40)),
  objectId: z.optional(line(64)),
  operIp: z.optional(line(64)),
  traceId: z.optional(line(64)),
  ...range,
  ...filterable(operateLogFilters),
};

const READERS = anyOf('systemmgr', 'log:view');

export const logCalls = room('log', {
  /** Paging in the query, filters in the body, as clients in the field send it. Reading: it changes nothing. */
  listOperateLog: call('POST', '/api/admin/log/list', {
    query: z.object(listQuery),
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
      loginType: z.optional(z.int()),
      ip: z.optional(line(64)),
      ...range,
      ...filterable(loginLogFilters),
    }),
    data: z.array(LoginLog),
    isPaged: true,
    may: READERS,
    exports: READERS,
    scope: 'areas',
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
