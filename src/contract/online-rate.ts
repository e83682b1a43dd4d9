/**
 * How much of the fleet is heard, by area, company or platform. 在线率 online rate · 入网率 access rate · 离线 offline ·
 * 趋势 trend
 */
import * as z from 'zod/mini';
import { call, callGroup } from './grammar/call.ts';
import { choice } from './grammar/kinds/choice.ts';
import { inWordsOf } from './grammar/kinds/in-words-of.ts';
import { count, number } from './grammar/kinds/number.ts';
import { other } from './grammar/kinds/other.ts';
import { rowShape } from './grammar/kinds/shapes.ts';
import { code, text } from './grammar/kinds/text.ts';
import { moment } from './grammar/kinds/time.ts';
import { anyOf } from './grammar/may.ts';
import { resourceWithCalls } from './grammar/resource.ts';
import { EpochMs, LARGEST_PAGE, line } from './grammar/wire.ts';
import { CoordKind, driverFields, vehicleFields } from './vehicle-location.ts';

/** 1 area, 2 company, 3 platform. */
export const GROUP_TYPES = [1, 2, 3] as const;
export type GroupType = (typeof GROUP_TYPES)[number];
const GroupKind = z.union(GROUP_TYPES.map(value => z.literal(value)));

/** The group of vehicles that belong to no company. */
export const NO_COMPANY = '0';

export const OnlineGroup = z.object({
  /** Of the area, of the company or `NO_COMPANY`, or the number of the source. */
  id: z.string(),
  groupType: GroupKind,
  /** Null where nobody has named it: vehicles without a company, and platforms, whose names are the console's. */
  name: z.nullable(z.string()),
  /** Heard within the property `position.onlineMinutes`. */
  onlineCount: z.int(),
  /** Heard at any time. */
  totalLocationCount: z.int(),
  /** Registered and not scrapped. */
  totalRecordCount: z.int(),
  /** Of the registered ones, whole percent, rounded down; 0 where there are none. */
  onlineRate: z.int(),
  accessRate: z.int(),
});
export type OnlineGroup = z.output<typeof OnlineGroup>;

const offlineFields = {
  ...vehicleFields,
  ...driverFields,
  ...inWordsOf('vehicle', {
    simNo: code(20).readOnly(),
    /** Who is scrapped is not missed. */
    state: choice([1, 2, 3]).open().filled().readOnly(),
  }),
  /** When the last packet came, by the upstream's clock; null for one that was never heard, as all below. */
  lastTime: moment('exact').readOnly(),
  lng: number().readOnly(),
  lat: number().readOnly(),
  coordType: other(CoordKind).filled().readOnly(),
  /** The nearest place of the gazetteer; null also where none is near. */
  lastAddress: text(200).readOnly(),
  offlineMinutes: count().readOnly(),
};
export const OfflineVehicle = z.object(rowShape(offlineFields));
export type OfflineVehicle = z.output<typeof OfflineVehicle>;

/** Milliseconds between two samples of the trend. */
export const SAMPLE_MS = 300_000;
/** Of one question about the trend. */
export const LONGEST_TREND_MS = 7 * 86_400_000;

/** A rate as it was. */
export const RateSample = z.object({
  /** The beginning of the five minutes in which it was taken. */
  time: EpochMs,
  onlineCount: z.int(),
  totalLocationCount: z.int(),
  totalRecordCount: z.int(),
  onlineRate: z.int(),
  accessRate: z.int(),
});
export type RateSample = z.output<typeof RateSample>;

const may = anyOf('monitoring.map', 'vehiclemonitor.realtime');

export const onlineRateCalls = callGroup('onlineRate', {
  /** Groups with vehicles in the areas of who asks, the highest online rate first. */
  getVehicleOnlineCount: call('GET', '/api/admin/order/getVehicleOnlineCount', {
    query: z.object({ groupType: z._default(GroupKind, 1) }),
    data: z.array(OnlineGroup),
    may,
    scope: 'areas',
  }),
  /** Why a rate is not higher: the longest silent first, those that were never heard last. */
  listOffline: call('GET', '/api/admin/positions/offline', {
    query: z.object({
      current: z._default(z.int().check(z.gte(1), z.lte(1_000_000)), 1),
      size: z._default(z.int().check(z.gte(1), z.lte(LARGEST_PAGE)), 20),
      groupType: z._default(GroupKind, 1),
      /** Left out, of all groups. */
      groupId: z.optional(line(20)),
      /** A part of the plate. */
      keyword: z.optional(line(20)),
    }),
    data: z.array(OfflineVehicle),
    isPaged: true,
    may,
    exports: may,
    scope: 'areas',
    isBeyondPlain: true,
  }),
  /**
   * How the rate went, the oldest first: every five minutes, over more than a day the first of each hour. Where nothing
   * was taken there is a gap. Longer than `LONGEST_TREND_MS`, or ending before it begins, is refused.
   */
  onlineRateTrend: call('GET', '/api/admin/positions/online-rate-trend', {
    query: z.object({
      groupType: z._default(GroupKind, 1),
      /** Left out, of all groups together. */
      groupId: z.optional(line(20)),
      from: EpochMs,
      to: EpochMs,
    }),
    data: z.array(RateSample),
    may,
    scope: 'areas',
    isBeyondPlain: true,
  }),
});

/** They come in the order of their call, and in no other. */
export const offlineVehicle = resourceWithCalls('offlineVehicle', {
  path: 'vehicle-monitor/realTimeInformation',
  words: 'onlineRate.offline',
  fields: offlineFields,
  Row: OfflineVehicle,
  idField: 'vehicleId',
  sorts: ['lastTime'],
  calls: { list: onlineRateCalls.listOffline },
});
