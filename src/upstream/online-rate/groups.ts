/** How much of the fleet is heard, counted from what the process knows by heart. */
import { type GroupType, NO_COMPANY, type OnlineGroup } from '../../contract/online-rate.ts';
import { SCRAPPED } from '../../contract/vehicle.ts';
import type { Db } from '../core/context.ts';
import type { LastPositions } from '../core/positions/last-positions.ts';
import type { FleetRegister, KnownVehicle } from '../core/positions/register.ts';
import { seesAreas } from '../core/scope.ts';
import { areaNames, companyNames } from '../domain/fleet/group-names.ts';

export interface Fleet {
  register: FleetRegister;
  positions: LastPositions;
}

/** Without an id, all of its kind together. */
export interface Group {
  groupType: GroupType;
  groupId?: string | undefined;
}

/** Registered, not scrapped, in one of these areas. */
export function* vehiclesIn({ register }: Fleet, areaIds: readonly string[]): Iterable<KnownVehicle> {
  for (const known of register.all())
    if (known.state !== SCRAPPED && seesAreas(areaIds, [known.addressType])) yield known;
}

/** Which group a vehicle counts in. */
export function groupOf(groupType: GroupType, { addressType, companyId, dataFrom }: KnownVehicle): string {
  if (groupType === 1) return addressType;
  return groupType === 2 ? (companyId ?? NO_COMPANY) : String(dataFrom);
}

export type Counts = Pick<OnlineGroup, 'onlineCount' | 'totalLocationCount' | 'totalRecordCount'>;

/** @param heardSince by the upstream's clock: who was heard then or later is online */
export const countGroups = (
  fleet: Fleet,
  areaIds: readonly string[],
  groupType: GroupType,
  heardSince: number,
): Map<string, Counts> => countBy(fleet, areaIds, heardSince, known => groupOf(groupType, known));

/** The same by a key of one's own. */
export function countBy(
  fleet: Fleet,
  areaIds: readonly string[],
  heardSince: number,
  keyOf: (known: KnownVehicle) => string,
): Map<string, Counts> {
  const groups = new Map<string, Counts>();
  for (const known of vehiclesIn(fleet, areaIds)) {
    const key = keyOf(known);
    const group = groups.get(key) ?? { onlineCount: 0, totalLocationCount: 0, totalRecordCount: 0 };
    const heardOn = fleet.positions.of(known.vehicleId)?.receivedOn;
    group.totalRecordCount += 1;
    if (heardOn !== undefined) group.totalLocationCount += 1;
    if (heardOn !== undefined && heardOn >= heardSince) group.onlineCount += 1;
    groups.set(key, group);
  }
  return groups;
}

/** Whole percent, rounded down. */
const rate = (part: number, whole: number) => (whole === 0 ? 0 : Math.floor((part * 100) / whole));

export const ratesOf = ({ onlineCount, totalLocationCount, totalRecordCount }: Counts) => ({
  onlineRate: rate(onlineCount, totalRecordCount),
  accessRate: rate(totalLocationCount, totalRecordCount),
});

/** What the groups are called, by their ids. */
export async function namesOf(
  db: Db,
  groupType: GroupType,
  ids: readonly string[],
): Promise<Map<string, string>> {
  if (groupType === 3) return new Map();
  return groupType === 1 ? areaNames(db, ids) : companyNames(db, ids);
}
