/** How much of the fleet was heard: a sample for each hour of the last days, from which everything else is counted. */
import { groupBy, sumBy } from 'es-toolkit';
import { GROUP_TYPES, type GroupType } from '../../../contract/online-rate.ts';
import { HOUR_MS } from '../../../upstream/core/day.ts';
import { onlineRateSample } from '../../../upstream/domain/fleet/online-samples.ts';
import { drift, type FleetPart, fleetParts, heardOf } from '../figures/online.ts';
import { addRows } from '../frame/many-rows.ts';
import type { RoomPast } from '../frame/room-past.ts';

export const past: RoomPast = {
  async records({ db, recordDays, chance: streamOf }) {
    const parts = await fleetParts(db);
    const rows = recordDays.flatMap(day => {
      const chance = streamOf(`samples ${day.daysAgo}`);
      const factor = drift(chance);
      const hours = Math.ceil((day.until - day.begin) / HOUR_MS);
      return Array.from({ length: hours }, (_, hour) => ({ sampledOn: day.begin + hour * HOUR_MS, hour }))
        .filter(({ sampledOn }) => sampledOn < day.until)
        .flatMap(at => sampleOf(parts, { ...at, factor: factor * drift(chance) }));
    });
    await addRows(db, onlineRateSample, rows);
  },
};

interface Sampled {
  sampledOn: number;
  hour: number;
  factor: number;
}

/** Every group in each of its areas, of every kind. */
function sampleOf(parts: readonly FleetPart[], { sampledOn, hour, factor }: Sampled) {
  return GROUP_TYPES.flatMap(groupType =>
    Object.values(groupBy(parts, part => `${groupIdOf(groupType, part)} ${part.addressType}`)).flatMap(
      group => {
        const [first] = group;
        if (!first) return [];
        const vehicles = sumBy(group, part => part.vehicles);
        const { addressType } = first;
        const counts = { totalLocationCount: vehicles, totalRecordCount: vehicles };
        const onlineCount = sumBy(group, part => heardOf(part.vehicles, hour, factor));
        return {
          groupType,
          groupId: groupIdOf(groupType, first),
          addressType,
          sampledOn,
          onlineCount,
          ...counts,
        };
      },
    ),
  );
}

const groupIdOf = (groupType: GroupType, { addressType, companyId, dataFrom }: FleetPart): string =>
  ({ 1: addressType, 2: companyId, 3: dataFrom })[groupType];
