/**
 * The own platform's positions beside the industry feed's of the same vehicles. 数据比对 comparing · 缺失 missing · 滞后 late ·
 * 不动 frozen · 偏离 apart · 一致 alike. These calls are this project's own.
 */
import * as z from 'zod/mini';
import { call, callGroup } from './grammar/call.ts';
import { choice } from './grammar/kinds/choice.ts';
import { count, metres, number } from './grammar/kinds/number.ts';
import { other } from './grammar/kinds/other.ts';
import { rowShape } from './grammar/kinds/shapes.ts';
import { text } from './grammar/kinds/text.ts';
import { moment } from './grammar/kinds/time.ts';
import { resourceWithCalls } from './grammar/resource.ts';
import { EpochMs, LARGEST_PAGE, line } from './grammar/wire.ts';
import { CoordKind, vehicleFields } from './vehicle-location.ts';

/** What is wrong with a vehicle, the worst first: each is in one of them. `Own` and `Feed` say on whose side. */
export const BUCKETS = [
  'missingOwn',
  'missingFeed',
  'frozenOwn',
  'frozenFeed',
  'lateOwn',
  'lateFeed',
  'apart',
  'alike',
] as const;
export type Bucket = (typeof BUCKETS)[number];

interface Limit {
  normal: number;
  lowest: number;
  highest: number;
}

/** From when on something is wrong: seconds, and metres. */
export const THRESHOLDS = {
  /** Seconds in which a side has heard nothing. */
  missingSeconds: { normal: 600, lowest: 30, highest: 86_400 },
  /** Seconds by which the last position of one side is older than the other's. */
  lateSeconds: { normal: 60, lowest: 1, highest: 86_400 },
  /** Seconds for which one side tells of one place while the other moves. */
  frozenSeconds: { normal: 300, lowest: 10, highest: 86_400 },
  /** Metres between the two, beyond what the vehicle may have driven between them. */
  apartMetres: { normal: 200, lowest: 10, highest: 100_000 },
} as const satisfies Record<string, Limit>;
export type ThresholdName = keyof typeof THRESHOLDS;
export type Thresholds = Record<ThresholdName, number>;

const threshold = ({ normal, lowest, highest }: Limit) =>
  z._default(z.int().check(z.gte(lowest), z.lte(highest)), normal);

const thresholds = {
  missingSeconds: threshold(THRESHOLDS.missingSeconds),
  lateSeconds: threshold(THRESHOLDS.lateSeconds),
  frozenSeconds: threshold(THRESHOLDS.frozenSeconds),
  apartMetres: threshold(THRESHOLDS.apartMetres),
};

export const Comparison = z.object({
  /** By the upstream's clock. */
  asOf: EpochMs,
  /** Vehicles that at least one side has heard within `missingSeconds`. */
  compared: z.int(),
  /** How many are in each bucket; all of them together are `compared`. */
  counts: z.object({
    missingOwn: z.int(),
    missingFeed: z.int(),
    frozenOwn: z.int(),
    frozenFeed: z.int(),
    lateOwn: z.int(),
    lateFeed: z.int(),
    apart: z.int(),
    alike: z.int(),
  }),
});
export type Comparison = z.output<typeof Comparison>;

const { dataFrom: _both, ...belonging } = vehicleFields;

/** Of each side the last position, however old; null where it has never told of one. */
const fields = {
  ...belonging,
  bucket: choice(BUCKETS).filled().readOnly(),
  coordType: other(CoordKind).filled().readOnly(),
  /** By the terminal's clock. */
  ownTime: moment('exact').readOnly(),
  /** By the upstream's clock. */
  ownReceivedOn: moment('exact').readOnly(),
  ownLng: number().readOnly(),
  ownLat: number().readOnly(),
  /** The nearest place of the gazetteer; null also where none is near. */
  ownAddress: text(200).readOnly(),
  /** For how long it has told of exactly this place. */
  ownStillSeconds: count().readOnly(),
  feedTime: moment('exact').readOnly(),
  feedReceivedOn: moment('exact').readOnly(),
  feedLng: number().readOnly(),
  feedLat: number().readOnly(),
  feedAddress: text(200).readOnly(),
  feedStillSeconds: count().readOnly(),
  /** By how much the feed is behind; below 0, the own platform. Null, as the next, without both. */
  lagSeconds: count().readOnly(),
  /** Between the two places. */
  metres: metres({}).readOnly(),
};
export const ComparedVehicle = z.object(rowShape(fields));
export type ComparedVehicle = z.output<typeof ComparedVehicle>;

const may = 'vehiclemonitor.nntaxi.dataCompare' as const;

export const dataCompareCalls = callGroup(
  'dataCompare',
  {
    /** How many vehicles are in which bucket. */
    comparePlatforms: call('GET', '/api/admin/positions/comparison', {
      query: z.object(thresholds),
      data: Comparison,
      may,
      scope: 'areas',
    }),
    /** The vehicles of a bucket, the worst first. */
    listCompared: call('GET', '/api/admin/positions/comparison/vehicles', {
      query: z.object({
        current: z._default(z.int().check(z.gte(1), z.lte(1_000_000)), 1),
        size: z._default(z.int().check(z.gte(1), z.lte(LARGEST_PAGE)), 20),
        ...thresholds,
        /** Left out, all that are not alike. */
        bucket: z.optional(z.enum(BUCKETS)),
        /** A part of the plate. */
        keyword: z.optional(line(20)),
      }),
      data: z.array(ComparedVehicle),
      isPaged: true,
      may,
      exports: may,
      scope: 'areas',
    }),
  },
  { isBeyondPlain: true },
);

/** They come in the order of their call, and in no other. */
export const comparedVehicle = resourceWithCalls('comparedVehicle', {
  path: 'vehicle-monitor/vehicle-taxi/dataCompare',
  words: 'dataCompare',
  fields,
  Row: ComparedVehicle,
  idField: 'vehicleId',
  sorts: ['bucket'],
  calls: { list: dataCompareCalls.listCompared },
});
