/**
 * A vehicle where it was last: the item of every `vehicleLocationVoList`, and what maps and lists of vehicles show.
 * 车牌 plate · 载客 carrying · 接单 order taken · 空车 empty · 停运 out of service · 在线 online · 重点监控 watched
 */
import * as z from 'zod/mini';
import { inWordsOf } from './grammar/kinds/in-words-of.ts';
import { other } from './grammar/kinds/other.ts';
import { area } from './grammar/kinds/reference.ts';
import { plateText, text } from './grammar/kinds/text.ts';
import { EpochMs, Flag, Id, masked } from './grammar/wire.ts';

/** 1 WGS-84, 2 GCJ-02, 3 BD-09. The reference upstream answers 1. */
export const CoordKind = z.union([z.literal(1), z.literal(2), z.literal(3)]);

/** 1 carrying passengers, 2 order taken, 3 empty, 4 out of service. */
export const BusinessKind = z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4)]);

/** Who delivers positions. */
export const OWN_PLATFORM = 1;
export const INDUSTRY_FEED = 4_501_001;

/** Which vehicle a row is about and where that belongs, in the words of the register. */
export const vehicleFields = {
  vehicleId: other(Id).filled().readOnly(),
  ...inWordsOf('vehicle', {
    plateNumber: plateText(10).filled().readOnly().search(),
    addressType: area().filled().readOnly(),
  }),
  companyName: text(60).readOnly().called('vehicle.field.companyId'),
  /** Who delivers its positions: 1 the own platform, or `INDUSTRY_FEED`. */
  dataFrom: other(z.int()).filled().readOnly(),
};

/** Who drives it, or is known to. */
export const driverFields = {
  driverId: other(Id).readOnly(),
  driverName: text(40).readOnly(),
  /** It is shown whole with his record alone. */
  driverMobile: other(masked('mobile')).readOnly(),
};

export const VehicleLocation = z.object({
  /** A plain upstream may know vehicles by their plates alone. */
  vehicleId: z.optional(Id),
  plateNumber: z.string(),
  companyId: z.nullable(Id),
  companyName: z.nullable(z.string()),
  /** Of the dictionary `area`. */
  addressType: z.string(),
  /** Who drives it now or, where nobody has begun a shift, who usually does. */
  driverId: z.nullable(Id),
  driverName: z.nullable(z.string()),
  driverMobile: z.nullable(masked('mobile')),
  /** How the driver is known: 1 by the register, 2 by the industry feed, 3 by a shift begun at the terminal. */
  driverInfoSource: z.nullable(z.union([z.literal(1), z.literal(2), z.literal(3)])),
  /** Degrees, by `coordType`. */
  lng: z.number(),
  lat: z.number(),
  coordType: CoordKind,
  /** Degrees clockwise from north, 0 to 359. */
  direction: z.int(),
  /** Kilometres an hour. */
  speed: z.number(),
  /** By the terminal's clock. */
  gpsTime: EpochMs,
  /** By the upstream's clock. */
  receiveTime: EpochMs,
  businessStatus: BusinessKind,
  /** Carrying passengers. */
  load: z.boolean(),
  /** Who delivered it: 1 the own platform, `INDUSTRY_FEED` the industry feed. */
  dataFrom: z.int(),
  /** 1 where a packet came within the property `position.onlineMinutes`. */
  online: Flag,
  /** 1 where it is on the list of watched vehicles of who asks. */
  isMonitored: Flag,
  /** Metres from the centre that was searched around, as the crow flies. */
  distance: z.optional(z.number()),
});
export type VehicleLocation = z.output<typeof VehicleLocation>;
