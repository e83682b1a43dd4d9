/** What of an order can be changed before anybody is aboard, as values that a form compares. */
import type { PlaceInput } from '../../../contract/dispatch-parts.ts';
import type { Order } from '../../../contract/order.ts';
import { minuteToTime, toMinuteInput } from '../../../kit/format/time.ts';
import { NO_PLACE, type PlaceEntry } from '../state/entry.ts';

export interface ChangeValues {
  dest: PlaceInput | null;
  originDetail: string | null;
  passengerNum: number;
  vehicleType: Order['vehicleType'];
  useTime: number;
  remark: string | null;
}

export const CHANGED_FIELDS = [
  'dest',
  'originDetail',
  'passengerNum',
  'vehicleType',
  'useTime',
  'remark',
] as const satisfies readonly (keyof ChangeValues)[];

type Known = Pick<Order, 'origin' | 'dest' | 'passengerNum' | 'vehicleType' | 'useTime' | 'remark'>;

export function valuesOf({
  origin,
  dest,
  passengerNum,
  vehicleType,
  useTime,
  remark,
}: Partial<Known>): ChangeValues {
  return {
    dest: dest ? inputOf(dest) : null,
    originDetail: origin?.detail ?? null,
    passengerNum: passengerNum ?? 1,
    vehicleType: vehicleType ?? 0,
    useTime: useTime ?? 0,
    remark: remark ?? null,
  };
}

function inputOf({ city, address, detail, adCode, poiId, lng, lat }: NonNullable<Order['dest']>): PlaceInput {
  return { city, address, detail, adCode, poiId, lng: lng ?? 0, lat: lat ?? 0 };
}

/** As fields are typed into. */
export interface ChangeEntry {
  dest: PlaceEntry;
  originDetail: string;
  passengerNum: number;
  vehicleType: Order['vehicleType'];
  useTime: string;
  remark: string;
}

export const entryOf = ({ dest, originDetail, useTime, remark, ...rest }: ChangeValues): ChangeEntry => ({
  ...rest,
  dest: dest
    ? {
        text: dest.address,
        detail: dest.detail ?? '',
        at: { lng: dest.lng, lat: dest.lat, poiId: dest.poiId ?? null },
      }
    : NO_PLACE,
  originDetail: originDetail ?? '',
  useTime: toMinuteInput(useTime),
  remark: remark ?? '',
});

/** Null while the destination is a name without a place, or the time is none. */
export function valuesAfter(entry: ChangeEntry, before: ChangeValues): ChangeValues | null {
  const { dest, originDetail, useTime, remark, passengerNum, vehicleType } = entry;
  if (dest.text.trim() !== '' && !dest.at) return null;
  const same = before.dest;
  const isSamePlace = dest.at && same && same.address === dest.text && same.lng === dest.at.lng;
  // an input of minutes does not change the seconds
  const time = useTime === toMinuteInput(before.useTime) ? before.useTime : minuteToTime(useTime);
  if (time === null) return null;
  return {
    dest: isSamePlace ? same : dest.at && { address: dest.text.trim(), detail: null, ...dest.at },
    originDetail: originDetail.trim() || null,
    passengerNum,
    vehicleType,
    useTime: time,
    remark: remark.trim() || null,
  };
}
