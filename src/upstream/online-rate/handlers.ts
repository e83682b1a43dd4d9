import { plateMatcher } from '../../contract/grammar/plates.ts';
import type { OfflineVehicle, onlineRateCalls } from '../../contract/online-rate.ts';
import type { Handlers } from '../core/context.ts';
import type { LastFix } from '../core/positions/fix.ts';
import type { KnownVehicle } from '../core/positions/register.ts';
import { atWork, NOBODY } from '../domain/fleet/at-work.ts';
import { onlineSpan } from '../domain/fleet/locations.ts';
import { placesBy } from '../domain/places.ts';
import { countGroups, type Fleet, groupOf, namesOf, ratesOf, vehiclesIn } from './groups.ts';
import { trendOf } from './trend.ts';

export const onlineRateHandlers = (fleet: Fleet) =>
  ({
    getVehicleOnlineCount: async ({ db, user, clock, query: { groupType } }) => {
      const heardSince = clock() - (await onlineSpan(db));
      const counted = [...countGroups(fleet, user.areaIds, groupType, heardSince)];
      const names = await namesOf(
        db,
        groupType,
        counted.map(([id]) => id),
      );
      return counted
        .map(([id, counts]) => ({
          id,
          groupType,
          name: names.get(id) ?? null,
          ...counts,
          ...ratesOf(counts),
        }))
        .sort((a, b) => b.onlineRate - a.onlineRate || (a.id < b.id ? -1 : 1));
    },

    listOffline: async ({ db, user, clock, query: { groupType, groupId, keyword, current, size } }) => {
      const now = clock();
      const isSought = plateMatcher(keyword ?? '');
      const silent = silentIn(fleet, user.areaIds, now - (await onlineSpan(db))).filter(
        ({ known }) =>
          (groupId === undefined || groupOf(groupType, known) === groupId) && isSought(known.plateNumber),
      );
      const page = silent.slice((current - 1) * size, current * size);
      const people = await atWork(
        db,
        page.map(({ known }) => known.vehicleId),
      );
      const heard = page.flatMap(({ fix }) => fix ?? []);
      const names = await placesBy(db, heard);
      const placeOf = new Map(heard.map(({ vehicleId }, at) => [vehicleId, names[at] ?? null]));
      const rows = page.map(({ known, fix }): OfflineVehicle => {
        const { isOnShift: _, ...its } = people.get(known.vehicleId) ?? NOBODY;
        const { vehicleId, plateNumber, addressType, dataFrom, state } = known;
        const lastAddress = placeOf.get(vehicleId) ?? null;
        const about = { vehicleId, plateNumber, addressType, dataFrom, state };
        return { ...about, ...its, lastAddress, ...silenceOf(fix, now) };
      });
      return { rows, total: silent.length };
    },

    onlineRateTrend: async ({ db, user, query: { groupType, groupId, from, to } }) =>
      trendOf(db, user.areaIds, { groupType, groupId }, { from, to }),
  }) satisfies Handlers<typeof onlineRateCalls>;

interface Silent {
  known: KnownVehicle;
  fix: LastFix | undefined;
}

/** The longest silent first, those that were never heard last, equals by plate. */
function silentIn(fleet: Fleet, areaIds: readonly string[], heardSince: number): Silent[] {
  const silent: Silent[] = [];
  for (const known of vehiclesIn(fleet, areaIds)) {
    const fix = fleet.positions.of(known.vehicleId);
    if (!fix || fix.receivedOn < heardSince) silent.push({ known, fix });
  }
  const heardOn = ({ fix }: Silent) => fix?.receivedOn ?? Number.MAX_VALUE;
  return silent.sort(
    (a, b) => heardOn(a) - heardOn(b) || (a.known.plateNumber < b.known.plateNumber ? -1 : 1),
  );
}

const silenceOf = (fix: LastFix | undefined, now: number) => ({
  lastTime: fix ? Math.round(fix.receivedOn) : null,
  lng: fix?.lng ?? null,
  lat: fix?.lat ?? null,
  coordType: 1 as const,
  offlineMinutes: fix ? Math.max(0, Math.floor((now - fix.receivedOn) / 60_000)) : null,
});
