/** One report of where a vehicle was. 车牌 plate · 坐标系 coordinate system · 载客 carrying */
import * as z from 'zod/mini';
import { EpochMs } from '../grammar/wire.ts';

/** In one call, of either form. */
export const MOST_REPORTS = 1000;

export const PositionReport = z.object({
  plateNumber: z.string().check(z.maxLength(20)),
  /** By the terminal's clock. */
  gpsTime: EpochMs,
  /** Degrees, by `coordType`. */
  lng: z.number(),
  lat: z.number(),
  /** 1 WGS-84, 2 GCJ-02, 3 BD-09. */
  coordType: z._default(z.union([z.literal(1), z.literal(2), z.literal(3)]), 1),
  /** Kilometres an hour. */
  speed: z._default(z.number(), 0),
  /** Degrees clockwise from north. */
  heading: z._default(z.number(), 0),
  /** 1 carrying, 2 order taken, 3 empty, 4 out of service; where it is left out, `load` says 1 or 3. */
  businessStatus: z.optional(z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4)])),
  load: z._default(z.boolean(), false),
});
export type PositionReport = z.output<typeof PositionReport>;
