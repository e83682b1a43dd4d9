/**
 * What an upstream tells its consoles without being asked, over the socket at `SOCKET_PATH`.
 * 推送 push · 心跳 heartbeat · 看门狗 watchdog · 补发 replay · 重新读取 resync
 */
import * as z from 'zod/mini';
import { call, callGroup } from './grammar/call.ts';
import { EpochMs, Flag, Id, masked } from './grammar/wire.ts';
import { JOB_KINDS, JOB_STATES } from './job-states.ts';
import type { HEART_TYPE } from './push-times.ts';

/** Names in the query of the socket's address. */
export const SOCKET_TOKEN = 'token';
/** The last `msgId` that the client has had, of whatever; left out, it hears from now on. */
export const LAST_MSG_ID = 'lastMsgId';

/** Recipients without the right to see cases get `lostId` only. */
const NewLostOrder = z.object({
  lostId: Id,
  goodsName: z.optional(z.nullable(z.string())),
  ownerName: z.optional(z.nullable(z.string())),
  payStatus: z.optional(z.nullable(Flag)),
  createdOn: z.optional(z.nullable(EpochMs)),
});

const Address = z.object({ city: z.nullable(z.string()), address: z.nullable(z.string()) });

/** An order that has become otherwise. A plain upstream may leave out whatever is nullable. */
const OrderNews = z.object({
  id: Id,
  mainStatus: z.int(),
  subStatus: z.nullable(z.int()),
  version: z.nullable(z.int()),
  /** '0' real-time, else reserved. */
  type: z.nullable(z.string()),
  source: z.nullable(z.int()),
  orderCallType: z.nullable(z.int()),
  oldPeopleUse: z.nullable(Flag),
  addressType: z.nullable(z.string()),
  createdOn: z.nullable(EpochMs),
  matchTime: z.nullable(EpochMs),
  arriveTime: z.nullable(EpochMs),
  cancelTime: z.nullable(EpochMs),
  cancelmsg: z.nullable(z.string()),
  passenger: z.nullable(z.object({ mobile: z.nullable(masked('mobile')), nickName: z.nullable(z.string()) })),
  origin: z.nullable(Address),
  dest: z.nullable(Address),
  driver: z.nullable(
    z.object({
      plateNum: z.nullable(z.string()),
      driverType: z.nullable(z.int()),
      name: z.nullable(z.string()),
    }),
  ),
  /** Who of the back office has done it; null for the server, drivers and passengers. */
  byId: z.optional(z.nullable(Id)),
});

/** Data of each type of message that this console knows; others are logged. */
export const PUSHES = {
  /** Something was reported as lost, by an owner who has paid to be served first, or any other. */
  LOST_NEW_ORDER: NewLostOrder,
  LOST_NEW_VIP_ORDER: NewLostOrder,
  /** Of a refund of a lost case: as its axis says, and in words. */
  WX_REFUND_RESULT: z.object({ lostId: Id, status: z.int(), statusText: z.string() }),
  /** Something was handed in that fits an open case well. */
  FOUND_ITEM_FITS: z.object({ foundId: Id, goodsName: z.string() }),
  /** The other way round: a new case, and something that is kept fits it well. */
  LOST_CASE_FITS: z.object({ lostId: Id, goodsName: z.string() }),
  ADMIN_ORDER_CREATE: OrderNews,
  ADMIN_ORDER_CANCEL: OrderNews,
  /** Nobody took it, so it was cancelled by itself. */
  ORDER_AOTU_CANCEL: OrderNews,
  /** Somebody watches over the ride, or no longer does; or it was taken back from its driver. */
  ADMIN_ORDER_MONITOR: OrderNews,
  BACKSTAGE_ORDER_STATUS: OrderNews,
  /** Nobody has answered for `seconds`; `value` is 3. */
  THREE_MIN_NORESPOSE: z.object({ id: Id, value: z.literal(3), seconds: z.int() }),
  /** A call rings at somebody's (`begin` null) or was answered; told again when more of it is known. */
  ADMIN_LINK: z.object({
    callId: z.string(),
    callno: z.nullable(masked('mobile')),
    name: z.nullable(z.string()),
    district: z.nullable(z.string()),
    isOldPerson: z.nullable(Flag),
    isDriver: z.nullable(Flag),
    /** Account at the switchboard. */
    agent: z.nullable(z.string()),
    agentname: z.nullable(z.string()),
    ringingdate: z.nullable(EpochMs),
    begin: z.nullable(EpochMs),
    ivrkey: z.nullable(z.string()),
    calltype: z.nullable(z.string()),
  }),
  /** It is over; with neither end nor state it goes on at somebody else's. */
  ADMIN_UNLINK: z.object({
    callId: z.string(),
    end: z.nullable(EpochMs),
    state: z.nullable(z.string()),
  }),
  /** An alarm has come in, or has not been answered in time. */
  ALARM_NEW: z.object({
    id: Id,
    alarmType: z.int(),
    level: z.int(),
    plateNumber: z.nullable(z.string()),
    driverName: z.nullable(z.string()),
    address: z.nullable(z.string()),
    alarmTime: EpochMs,
    /** 1: nobody has answered it for a minute. */
    isOverdue: Flag,
  }),
  /** Somebody changed a record; what it holds now, lists ask for themselves. */
  RECORD_CHANGED: z.object({
    /** react-admin's name of the resource. */
    resource: z.string(),
    recordId: Id,
    change: z.enum(['create', 'update', 'delete']),
    /** Who did it; null for the server itself. */
    byId: z.nullable(Id),
    byName: z.nullable(z.string()),
    /** Names of the fields that an update has changed, save for who did it when; empty for the other two. */
    fields: z.array(z.string()),
  }),
  /** Somebody has begun or ended editing a record. */
  RECORD_LOCK: z.object({
    resource: z.string(),
    recordId: Id,
    /** Who holds it; null when it is free. */
    lockedById: z.nullable(Id),
    lockedBy: z.nullable(z.string()),
    /** When it is free again, unless it is taken anew before; null when it is free. */
    expireOn: z.nullable(EpochMs),
  }),
  /** The session that hears this is over. Reasons as in the login log. */
  SESSION_OVER: z.object({ reason: z.string() }),
  /** What the person may do is otherwise now. */
  RIGHTS_CHANGED: z.object({ byName: z.nullable(z.string()) }),
  /** The person's account has been used on a device that it had not been used on before. */
  NEW_DEVICE: z.object({
    ip: z.nullable(z.string()),
    browser: z.nullable(z.string()),
    os: z.nullable(z.string()),
  }),
  /** Something waits for a decision that the person may make. Kinds and resources are those of `approvals`. */
  APPROVAL_WAITS: z.object({
    kind: z.string(),
    resource: z.string(),
    recordId: Id,
    /** Fen; null where no money is involved. */
    amount: z.nullable(z.int()),
    applicant: z.string(),
  }),
  /** A long work of the person's has begun, moved on or ended. While it runs at most one a second. */
  JOB_CHANGED: z.object({
    id: Id,
    kind: z.enum(JOB_KINDS),
    state: z.enum(JOB_STATES),
    title: z.string(),
    done: z.int(),
    /** Null until it is known. */
    total: z.nullable(z.int()),
    /** Rows of an import that were refused. */
    failed: z.int(),
    made: z.int(),
    changed: z.int(),
    unchanged: z.int(),
    failure: z.nullable(z.string()),
    hasFile: z.boolean(),
  }),
  /** Messages are missing that cannot be had again: whatever is shown is read anew. */
  RESYNC: z.null(),
} as const;

/** Those that the specification names, which every upstream tells. */
export const SPECIFIED_PUSHES: ReadonlySet<string> = new Set([
  'LOST_NEW_ORDER',
  'LOST_NEW_VIP_ORDER',
  'WX_REFUND_RESULT',
  'ADMIN_ORDER_CREATE',
  'ADMIN_ORDER_CANCEL',
  'ORDER_AOTU_CANCEL',
  'ADMIN_ORDER_MONITOR',
  'BACKSTAGE_ORDER_STATUS',
  'THREE_MIN_NORESPOSE',
  'ADMIN_LINK',
  'ADMIN_UNLINK',
]);

export type PushType = keyof typeof PUSHES;
export type PushData<T extends PushType> = z.output<(typeof PUSHES)[T]>;

export interface PushMessage<T extends PushType = PushType> {
  type: T;
  /**
   * Grows with every message of the upstream, in the order of the commits; a client hears only what is for it, and a
   * start of the server jumps ahead. With `RESYNC`, the place from which the client hears everything. Absent on a
   * plain upstream, and where the end of a session was found rather than told: that one is never had again.
   */
  msgId?: number;
  /** When it was said. */
  time: number;
  data: PushData<T>;
}

/** What a heartbeat is answered by: with `msgId`, everything up to it that is for this client has been sent. */
export interface Heart {
  type: typeof HEART_TYPE;
  msgId?: number;
}

/** Codes with which the upstream closes a socket; what it refuses before, it answers as HTTP (401, 403, 429). */
export const CLOSE = {
  /** The server stops: another one, or the same, is there at once or soon. */
  GOING_AWAY: 1001,
  /** Bytes instead of text. */
  NOT_TEXT: 1003,
  /** More messages than any console sends. */
  FLOOD: 1008,
  /** Too slow a reader, or the database is away. */
  TRY_LATER: 1013,
  /** The session is over, as `SESSION_OVER` has said just before: no use in coming back with it. */
  SESSION_OVER: 4401,
} as const;

export const pushCalls = callGroup(
  'push',
  {
    /** Opens one socket within the next seconds; a token of the session never stands in an address. */
    pushToken: call('POST', '/api/admin/push/token', {
      data: z.object({ token: z.string(), expireOn: EpochMs }),
      may: 'signed-in',
      isForPreviews: true,
    }),
  },
  { isBeyondPlain: true },
);
