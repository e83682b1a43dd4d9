/**
 * Spot checks of drivers on shift. 抽查 spot check · 批次 batch · 人脸 face · 车容 vehicle look · 证件 certificate ·
 * 着装 uniform · 截止 deadline · 超时 overdue. A driver is asked for pictures and sends them by his app; a person compares.
 */
import * as z from 'zod/mini';
import { call, callGroup } from './grammar/call.ts';
import { choice } from './grammar/kinds/choice.ts';
import { masked as maskedField } from './grammar/kinds/masked.ts';
import { count, number } from './grammar/kinds/number.ts';
import { oneOf } from './grammar/kinds/one-of.ts';
import { other } from './grammar/kinds/other.ts';
import { code, note, plateText, text } from './grammar/kinds/text.ts';
import { moment } from './grammar/kinds/time.ts';
import { resourceWithCalls, rowOf } from './grammar/resource.ts';
import { countsOf } from './grammar/resource-lists.ts';
import {
  EpochMs,
  Id,
  line,
  listQuery,
  masked,
  RequestId,
  recordFields,
  seeksNumbers,
  Version,
} from './grammar/wire.ts';

/** 1 face, 2 vehicle look, 3 certificate, 4 uniform. */
export const CHECK_TYPES = [1, 2, 3, 4] as const;
export type CheckType = (typeof CHECK_TYPES)[number];
/** 0 waiting, 1 pass, 2 fail, 3 overdue. */
export const CHECK_RESULTS = [0, 1, 2, 3] as const;
export const WAITING = 0;
export const PASS = 1;
export const FAIL = 2;
/** Nothing came until the deadline: follows from the time, and is written nowhere. */
export const OVERDUE = 3;
/** So often failed or overdue within `REPEAT_DAYS`, and somebody stands out. */
export const REPEATED = 2;
export const REPEAT_DAYS = 90;
export const MOST_AT_ONCE = 200;

const fields = {
  batchNo: code(40).filled().readOnly(),
  driverId: other(Id).filled().readOnly(),
  name: text(40).filled().readOnly().search(),
  mobile: maskedField('mobile').filled().readOnly(),
  plateNum: plateText(10).readOnly(),
  companyName: text(60).readOnly(),
  checkType: choice(CHECK_TYPES).filled().readOnly(),
  pushTime: moment().filled().readOnly(),
  deadline: moment('exact').filled().readOnly(),
  submitTime: moment().readOnly(),
  /** Addresses are good for minutes; null in lists. */
  images: other(z.array(z.object({ fileId: Id, url: z.nullable(z.string()) })))
    .filled()
    .readOnly(),
  /** The driver's photo on file; null in lists, and where there is none. */
  photoUrl: other(z.string()).readOnly(),
  /** Percent, as the app or its service has measured it. */
  similarity: number().readOnly(),
  result: choice(CHECK_RESULTS).filled().readOnly().status({ 0: 'off', 1: 'ok', 2: 'bad', 3: 'bad' }),
  handleRemark: note(200).readOnly(),
  handleUser: text(40).readOnly(),
  handleTime: moment().readOnly(),
  /** Of the driver within `REPEAT_DAYS`, this one too: failed or overdue. */
  failures: count().filled().readOnly(),
};
const SORTS = ['pushTime', 'deadline', 'submitTime'] as const;
const counted = {
  checkType: oneOf(CHECK_TYPES),
  result: oneOf(CHECK_RESULTS),
  /** 1: pictures are there and nobody has compared them. */
  isToJudge: oneOf([0, 1]),
};

export const SpotCheck = z.object({ ...rowOf(fields).shape, ...recordFields });
export type SpotCheck = z.output<typeof SpotCheck>;

export const OnlineDriver = z.object({
  driverId: Id,
  name: z.string(),
  mobile: masked('mobile'),
  plateNum: z.string(),
  companyId: z.nullable(Id),
  companyName: z.nullable(z.string()),
  /** When his shift began. */
  beganOn: EpochMs,
  /** Failed or overdue within `REPEAT_DAYS`. */
  failures: z.int(),
});
export type OnlineDriver = z.output<typeof OnlineDriver>;

/** The specification's. */
export const spotCheckCalls = callGroup('spotCheck', {
  listChecks: call('GET', '/api/admin/spotCheckDriver/list', {
    query: z.object({
      ...listQuery,
      orderBy: z.optional(z.enum(SORTS)),
      id: z.optional(Id),
      batchNo: z.optional(line(40)),
      driverId: z.optional(Id),
      ...z.partial(z.object(counted)).shape,
      counts: countsOf(counted),
      startTime: z.optional(EpochMs),
      endTime: z.optional(EpochMs),
      keyword: z.optional(seeksNumbers(line(40), { isKeyword: true })),
    }),
    data: z.array(SpotCheck),
    isPaged: true,
    may: 'drivermgr',
    exports: 'drivermgr',
    scope: 'areas',
  }),
  /**
   * Whoever is on shift, to sample from. With `sample` so many of them by chance, of each company as many as its share;
   * who is being checked already is left out.
   */
  onlineDrivers: call('GET', '/api/admin/spotCheckDriver/onlineDrivers', {
    query: z.object({
      companyId: z.optional(Id),
      addressType: z.optional(line(20)),
      sample: z.optional(z.int().check(z.gte(1), z.lte(MOST_AT_ONCE))),
      keyword: z.optional(seeksNumbers(line(40), { of: 'driver', isKeyword: true })),
    }),
    data: z.array(OnlineDriver),
    may: 'drivermgr',
    scope: 'areas',
  }),
  /** Starts a batch. Whose last check is still open is left out of it, and named; where that is everybody, none begins. */
  checks: call('POST', '/api/admin/spotCheckDriver/checks', {
    body: z.object({
      checkType: oneOf(CHECK_TYPES),
      driverIds: z.array(Id).check(z.minLength(1), z.maxLength(MOST_AT_ONCE)),
      /** Minutes until the pictures must be there. */
      minutes: z._default(z.int().check(z.gte(5), z.lte(1440)), 30),
      requestId: z.optional(RequestId),
    }),
    data: z.object({
      batchNo: z.string(),
      /** Who is asked. */
      count: z.int(),
      leftOut: z.array(z.object({ driverId: Id, name: z.string() })),
    }),
    may: 'drivermgr:check',
    fails: ['NOT_FOUND', 'STATE_NOT_ALLOWED'],
    business: 'add',
    scope: 'areas',
  }),
});

/** This project's own. */
export const spotCheckWorkCalls = callGroup(
  'spotCheckWork',
  {
    /** With addresses of its pictures. */
    oneCheck: call('GET', '/api/admin/spot-check/{id}', {
      params: z.object({ id: Id }),
      data: SpotCheck,
      may: 'drivermgr',
      fails: ['NOT_FOUND'],
      scope: 'areas',
    }),
    /** What a person saw in the pictures. */
    judgeCheck: call('POST', '/api/admin/spot-check/judge', {
      body: z.object({
        id: Id,
        result: z.union([z.literal(PASS), z.literal(FAIL)]),
        handleRemark: z.optional(z.nullable(line(200))),
        version: z.optional(Version),
        requestId: z.optional(RequestId),
      }),
      data: SpotCheck,
      may: 'drivermgr:check',
      fails: ['NOT_FOUND', 'STATE_CONFLICT', 'STATE_NOT_ALLOWED'],
      business: 'update',
      scope: 'areas',
    }),
    /** What a driver is asked for at this moment. */
    openChecks: call('GET', '/api/open/spot-checks', {
      query: z.object({ driverId: Id }),
      data: z.array(
        z.object({ id: Id, checkType: oneOf(CHECK_TYPES), pushTime: EpochMs, deadline: EpochMs }),
      ),
      may: 'open-door',
      openScope: 'pushPictures',
    }),
    /** The pictures, until the deadline; sent again before anybody has compared them, they take the place of the first. */
    answerCheck: call('POST', '/api/open/spot-check-answers', {
      body: z.object({
        checkId: Id,
        driverId: Id,
        fileIds: z.array(Id).check(z.minLength(1), z.maxLength(6)),
        similarity: z.optional(z.number().check(z.gte(0), z.lte(100))),
      }),
      data: z.null(),
      may: 'open-door',
      openScope: 'pushPictures',
      fails: ['NOT_FOUND', 'STATE_NOT_ALLOWED'],
    }),
  },
  { isBeyondPlain: true },
);

export const spotCheck = resourceWithCalls('spotCheck', {
  path: 'driver-manage/driver-check',
  live: { mayEdit: 'drivermgr:check' },
  fields,
  Row: SpotCheck,
  sorts: SORTS,
  counted,
  isNewestFirst: true,
  calls: {
    list: spotCheckCalls.listChecks,
    one: spotCheckWorkCalls.oneCheck,
    create: spotCheckCalls.checks,
  },
});
