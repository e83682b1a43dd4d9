/**
 * How much of the fleet is heard, by area, company or platform. 在线率 online rate · 入网率 access rate · 离线 offline
 */
import * as z from 'zod/mini';
import { call, room } from './call.ts';
import { anyOf } from './may.ts';
import { CoordKind } from './vehicle-location.ts';
import { EpochMs, Id, LARGEST_PAGE, line, masked } from './wire.ts';

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

export const OfflineVehicle = z.object({
  vehicleId: Id,
  plateNumber: z.string(),
  companyName: z.nullable(z.string()),
  /** Of the dictionary `area`. */
  addressType: z.string(),
  driverId: z.nullable(Id),
  driverName: z.nullable(z.string()),
  driverMobile: z.nullable(masked('mobile')),
  simNo: z.nullable(z.string()),
  /** 1 operating, 2 maintenance, 3 suspended. */
  state: z.int(),
  /** When the last packet came, by the upstream's clock; null for one that was never heard, as all below. */
  lastTime: z.nullable(EpochMs),
  lng: z.nullable(z.number()),
  lat: z.nullable(z.number()),
  coordType: CoordKind,
  /** The nearest place of the gazetteer; null also where none is near. */
  lastAddress: z.nullable(z.string()),
  offlineMinutes: z.nullable(z.int()),
});
export type OfflineVehicle = z.output<typeof OfflineVehicle>;

const may = anyOf('monitoring.map', 'vehiclemonitor.realtime');

export const onlineRateCalls = room('onlineRate', {
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
    }),
    data: z.array(OfflineVehicle),
    isPaged: true,
    may,
    scope: 'areas',
    isBeyondPlain: true,
  }),
});
