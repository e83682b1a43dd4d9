/**
 * Sessions that are open. 在线用户 online user · 会话 session · 强制下线 force logout · 预览角色 preview as role.
 * These calls are this project's own.
 */
import * as z from 'zod/mini';
import { call, callGroup } from './grammar/call.ts';
import { choice, flag } from './grammar/kinds/choice.ts';
import { other } from './grammar/kinds/other.ts';
import { code, text } from './grammar/kinds/text.ts';
import { moment } from './grammar/kinds/time.ts';
import { rowOf } from './grammar/resource.ts';
import { Id, line, listQuery, RequestId } from './grammar/wire.ts';

/** What is known of a session, besides its id. */
const known = {
  sessionId: other(Id).filled().readOnly(),
  ip: code(64).readOnly(),
  browser: text(40).readOnly(),
  os: text(40).readOnly(),
  device: choice(['computer', 'tablet', 'phone']).open().readOnly(),
  createdOn: moment().filled().readOnly(),
  /** The last sign of a person, to the minute. */
  lastSeenOn: moment().filled().readOnly(),
  /** When it ends however busy he is. */
  expireOn: moment().filled().readOnly(),
  /** 1 for the session that asks. */
  isCurrent: flag().filled().readOnly(),
};

export const OwnSession = rowOf(known);
export type OwnSession = z.output<typeof OwnSession>;

export const onlineFields = {
  ...known,
  userId: other(Id).filled().readOnly(),
  account: text(40).filled().readOnly(),
  userName: text(40).filled().readOnly(),
  /** The first of his roles. */
  roleName: text(40).readOnly(),
};
export const ONLINE_SORTS = ['lastSeenOn', 'createdOn', 'account', 'userName', 'ip'] as const;

export const OnlineUser = rowOf(onlineFields);
export type OnlineUser = z.output<typeof OnlineUser>;

/** How many sessions were ended. */
const Ended = z.object({ ended: z.int() });

export const onlineCalls = callGroup(
  'online',
  {
    /** One's own, latest first. */
    listOwnSessions: call('GET', '/api/admin/user/sessions', {
      data: z.array(OwnSession),
      may: 'signed-in',
    }),
    /** One of one's own; the one that asks is ended by signing out. */
    endOwnSession: call('DELETE', '/api/admin/user/sessions/{sessionId}', {
      params: z.object({ sessionId: Id }),
      data: Ended,
      may: 'signed-in',
      fails: ['NOT_FOUND', 'STATE_NOT_ALLOWED'],
      business: 'forceLogout',
    }),
    endOtherSessions: call('DELETE', '/api/admin/user/sessions', {
      data: Ended,
      may: 'signed-in',
      business: 'forceLogout',
    }),
    listOnline: call('GET', '/api/admin/online/list', {
      query: z.object({
        ...listQuery,
        orderBy: z._default(z.enum(ONLINE_SORTS), 'lastSeenOn'),
        order: z._default(z.enum(['asc', 'desc']), 'desc'),
        account: z.optional(line(64)),
        userName: z.optional(line(40)),
        /** Its beginning. */
        ip: z.optional(line(64)),
        /** Name, pinyin, initials, account or job number. */
        keyword: z.optional(line(40)),
      }),
      data: z.array(OnlineUser),
      isPaged: true,
      may: 'usermgr.list',
      scope: 'areas',
    }),
    /** One session, or all of a user; of one's own all but the one that asks. */
    forceLogout: call('POST', '/api/admin/online/forceLogout', {
      body: z.object({
        sessionId: z.optional(Id),
        userId: z.optional(Id),
        requestId: z.optional(RequestId),
      }),
      data: Ended,
      may: 'usermgr.list:edit',
      fails: ['NOT_FOUND', 'STATE_NOT_ALLOWED'],
      business: 'forceLogout',
      scope: 'areas',
    }),
    /**
     * A token that sees the console as the role does, within one's own areas, and changes nothing. It ends by
     * signing out with it, with the session it was begun in, and with the role.
     */
    previewRole: call('POST', '/api/admin/auth/preview', {
      body: z.object({ roleId: Id }),
      data: z.object({ token: z.string(), role: z.object({ roleId: Id, name: z.string() }) }),
      may: 'usermgr.list:edit',
      fails: ['NOT_FOUND', 'STATE_NOT_ALLOWED'],
      business: 'authorize',
    }),
  },
  { isBeyondPlain: true },
);
