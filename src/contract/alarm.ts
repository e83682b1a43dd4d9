/**
 * Alarms of vehicles and drivers. 报警 alarm · 一键报警 SOS · 超速 overspeed · 疲劳 fatigue · 越界 leaves an area · 误报 false alarm ·
 * 受理 acknowledge · 指派 assign · 结案 close. The specification calls the resource Callthepolice.
 */
import * as z from 'zod/mini';
import { batch, problemOfRefused } from './grammar/batch.ts';
import { call, callGroup } from './grammar/call.ts';
import { choice, flag } from './grammar/kinds/choice.ts';
import { masked } from './grammar/kinds/masked.ts';
import { count, number } from './grammar/kinds/number.ts';
import { oneOf } from './grammar/kinds/one-of.ts';
import { other } from './grammar/kinds/other.ts';
import { area } from './grammar/kinds/reference.ts';
import { plateText, text } from './grammar/kinds/text.ts';
import { moment } from './grammar/kinds/time.ts';
import { filledPlateLine } from './grammar/plates.ts';
import { specifiedResource } from './grammar/resource.ts';
import { WebAddress } from './grammar/validators.ts';
import { EpochMs, Id, line, masked as maskedText, writeFields } from './grammar/wire.ts';
import { CoordKind } from './vehicle-location.ts';

export const ALARM_RESOURCE = 'monitorDispatch/alarm';

/**
 * After the flags of JT/T 808: 1 SOS, 2 overspeed, 3 fatigue, 4 leaves an area, 5 enters one, 6 the terminal has lost its
 * power, 7 its satellites, 8 collision or rollover, 9 moved while it should stand, 10 parked for too long.
 */
export const ALARM_TYPES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;
export type AlarmType = (typeof ALARM_TYPES)[number];
export const SOS = 1;

/** 1 at once, 2 soon, 3 when there is time. */
export const ALARM_LEVELS = [1, 2, 3] as const;
export type AlarmLevel = (typeof ALARM_LEVELS)[number];
const URGENT: ReadonlySet<AlarmType> = new Set([1, 8]);
const SERIOUS: ReadonlySet<AlarmType> = new Set([2, 3, 9]);
/** Where who raises it does not say. */
export const levelOf = (type: AlarmType): AlarmLevel => (URGENT.has(type) ? 1 : SERIOUS.has(type) ? 2 : 3);

/** 0 new, 1 in somebody's hands, 2 closed, 3 false alarm. */
export const ALARM_STATES = [0, 1, 2, 3] as const;
export const [NEW, IN_HAND, CLOSED, FALSE_ALARM] = ALARM_STATES;
/** Nothing more is done about it. */
export const isOver = (state: number): boolean => state === CLOSED || state === FALSE_ALARM;

/** Of one that is closed: 1 driver spoken to, 2 police called, 3 help sent, 4 all was well, 5 equipment repaired, 99 other. */
export const ALARM_RESULTS = [1, 2, 3, 4, 5, 99] as const;

/** Reports of one vehicle and type within this time before or after an open alarm belong to that alarm. */
export const SAME_ALARM_MS = 600_000;
/** An SOS that nobody has acknowledged for so long goes to everybody. */
export const SOS_ANSWER_MS = 60_000;
/** Where no push comes, alarms are asked for so often. */
export const ALARM_POLLING_MS = 10_000;

export const alarm = specifiedResource('alarm', {
  changesByActs: true,
  path: ALARM_RESOURCE,
  fields: {
    alarmType: choice(ALARM_TYPES).filled().readOnly(),
    level: choice(ALARM_LEVELS).filled().readOnly(),
    state: choice(ALARM_STATES).filled().readOnly().status({ 0: 'bad', 1: 'warn', 2: 'ok', 3: 'off' }),
    plateNumber: plateText(12).readOnly().search(),
    vehicleId: other(Id).readOnly(),
    companyName: text(60).readOnly(),
    addressType: area().filled().readOnly(),
    driverId: other(Id).readOnly(),
    driverName: text(40).readOnly().search(),
    /** As he was known when it was raised. */
    driverMobile: masked('mobile').readOnly(),
    orderId: other(Id).readOnly(),
    lng: other(z.number()).readOnly(),
    lat: other(z.number()).readOnly(),
    coordType: other(CoordKind).filled().derived(),
    address: text(120).readOnly(),
    /** Kilometres an hour. */
    speed: number().readOnly(),
    /** When it was raised, and when last. */
    alarmTime: moment().filled().readOnly(),
    lastTime: moment().readOnly(),
    /** How often it was raised. */
    receiveCount: count().filled().readOnly(),
    /** Nobody has acknowledged it in time. */
    isOverdue: flag().filled().readOnly(),
    handleUserId: other(Id).readOnly(),
    handleUser: text(40).readOnly(),
    handleResult: choice(ALARM_RESULTS).readOnly(),
    handleRemark: text(200).readOnly(),
    /** When somebody first took it in hand, and when it was over. */
    acknowledgedOn: moment().readOnly(),
    handleTime: moment().readOnly(),
    /** Addresses of pictures, as the terminal sent them. */
    attachments: other(z.array(z.string())).filled().readOnly(),
    /** Only those that are not over. */
    isOpen: flag().filterOnly(),
  },
  equals: [
    'state',
    'isOpen',
    'alarmType',
    'level',
    'addressType',
    'plateNumber',
    'driverId',
    'handleUserId',
    'handleResult',
  ],
  filters: ['alarmTime', 'driverName', 'speed', 'handleUser'],
  sorts: ['alarmTime', 'level', 'alarmType', 'state'],
  isNewestFirst: true,
  may: { read: 'monitoring.alarm', edit: 'monitoring.alarm:handle', export: 'monitoring.alarm' },
  calls: { list: 'GET /api/admin/alarm/queryCallthepoliceInfo' },
});
export type Alarm = z.output<typeof alarm.Row>;

export const alarmCalls = callGroup('alarms', {
  /**
   * State 1 takes it in hand, or gives it to `handleUserId`: of an alarm that a colleague has in hand only with a remark
   * and the version that was seen. 2 closes it with a result, 3 as a false alarm, and both say why. What is over is not
   * opened again.
   */
  updateCallthepoliceInfo: call('POST', '/api/admin/alarm/updateCallthepoliceInfo', {
    body: z.object({
      id: Id,
      state: oneOf([1, 2, 3]),
      /** Who is to take it in hand; left out, who asks. */
      handleUserId: z.optional(Id),
      handleResult: z.optional(z.nullable(oneOf(ALARM_RESULTS))),
      handleRemark: z.optional(z.nullable(line(200))),
      ...writeFields,
    }),
    data: alarm.Row,
    may: 'monitoring.alarm:handle',
    fails: ['NOT_FOUND', 'STATE_CONFLICT', 'STATE_NOT_ALLOWED'],
    business: 'update',
    scope: 'areas',
  }),
  /** Who drives, with whom he drives for. */
  selectDriverInfoById: call('GET', '/api/admin/alarm/selectDriverInfoById', {
    query: z.object({ id: Id }),
    data: z.object({
      driverId: Id,
      name: z.nullable(z.string()),
      mobile: z.nullable(maskedText('mobile')),
      plateNum: z.nullable(z.string()),
      companyName: z.nullable(z.string()),
      certNo: z.nullable(z.string()),
      star: z.nullable(z.number()),
      photoUrl: z.nullable(z.string()),
    }),
    may: 'monitoring.alarm',
    fails: ['NOT_FOUND'],
    scope: 'areas',
  }),
});

/** What was done about an alarm: `raise`, `repeat`, `overdue`, `acknowledge`, `assign`, `takeOver`, `close`,
 * `dismiss`. */
export const AlarmLogEntry = z.object({
  id: Id,
  action: z.string(),
  /** Null for the terminal and for the server itself. */
  operatorName: z.nullable(z.string()),
  content: z.nullable(z.string()),
  createdOn: EpochMs,
});
export type AlarmLogEntry = z.output<typeof AlarmLogEntry>;

/** What the specification knows nothing of (capability `alarms`). */
export const alarmDeskCalls = callGroup(
  'alarmDesk',
  {
    /** The earliest first. */
    listAlarmLog: call('GET', '/api/admin/alarm/log', {
      query: z.object({ alarmId: Id }),
      data: z.array(AlarmLogEntry),
      may: 'monitoring.alarm',
      fails: ['NOT_FOUND'],
      scope: 'areas',
    }),
    /** Who may take an alarm of this area in hand. */
    listAlarmHandlers: call('GET', '/api/admin/alarm/handlers', {
      query: z.object({ addressType: z.optional(line(20)) }),
      data: z.array(z.object({ userId: Id, userName: z.string() })),
      may: 'monitoring.alarm:handle',
      scope: 'areas',
    }),
    /** What nobody has in hand, how much of it is SOS, and what somebody has. */
    countAlarms: call('GET', '/api/admin/alarm/counts', {
      data: z.object({ sos: z.int(), waiting: z.int(), inHand: z.int() }),
      may: 'monitoring.alarm',
      scope: 'areas',
    }),
  },
  { isBeyondPlain: true },
);

/** Alarms in one call. */
export const MOST_ALARMS = 100;

/** By a terminal or a gateway. `repeated`: the vehicle's alarm of this type that is not over yet. */
export const ALARM_OUTCOMES = ['raised', 'repeated', 'known', 'unknown'] as const;

export const AlarmReport = z.object({
  alarmType: oneOf(ALARM_TYPES),
  level: z.optional(oneOf(ALARM_LEVELS)),
  plateNumber: filledPlateLine(12),
  /** Degrees, by `coordType`; WGS-84 where that is left out. */
  lng: z.optional(z.number().check(z.gte(-180), z.lte(180))),
  lat: z.optional(z.number().check(z.gte(-90), z.lte(90))),
  coordType: z.optional(CoordKind),
  address: z.optional(line(120)),
  speed: z.optional(z.number().check(z.gte(0), z.lte(300))),
  alarmTime: EpochMs,
  attachments: z.optional(z.array(WebAddress(300)).check(z.maxLength(9))),
});
export type AlarmReport = z.output<typeof AlarmReport>;

const door = { may: 'open-door', openScope: 'raiseAlarms' } as const;

export const alarmDoorCalls = callGroup(
  'alarmDoor',
  {
    /**
     * Of the same vehicle, type and time it is `known`: it may be sent again. Of a vehicle that nobody knows it is `unknown`,
     * and kept nowhere.
     */
    raiseAlarm: call('POST', '/api/open/alarm', {
      body: AlarmReport,
      data: z.object({ outcome: z.enum(ALARM_OUTCOMES), id: z.nullable(Id) }),
      ...door,
    }),
    /** Several at once, each judged by itself. */
    raiseAlarms: call('POST', '/api/open/alarms', {
      body: z.object({ reports: batch(AlarmReport, MOST_ALARMS) }),
      data: z.array(
        z.object({
          outcome: z.enum([...ALARM_OUTCOMES, 'refused']),
          id: z.nullable(Id),
          ...problemOfRefused,
        }),
      ),
      ...door,
    }),
  },
  { isBeyondPlain: true },
);
