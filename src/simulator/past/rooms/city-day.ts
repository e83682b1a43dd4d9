/** Vehicles, vehicles heard and street rides of the days whose samples are gone. */
import { groupBy, sumBy } from 'es-toolkit';
import { cityDay } from '../../../upstream/domain/city-days/tables.ts';
import { drift, fleetParts, heardOf } from '../figures/online.ts';
import { RIDES_A_VEHICLE } from '../figures/street-rides.ts';
import { addRows } from '../frame/many-rows.ts';
import type { RoomPast } from '../frame/room-past.ts';

/** One for each hour, as of the recent days. */
const SAMPLES = 24;

export const past: RoomPast = {
  async rows({ db, olderDays, chance: streamOf }) {
    const parts = Object.values(
      groupBy(await fleetParts(db), part => `${part.addressType} ${part.companyId}`),
    );
    const rows = olderDays.flatMap(day => {
      const chance = streamOf(`city day ${day.daysAgo}`);
      const factor = drift(chance);
      return parts.flatMap(group => {
        const [first] = group;
        if (!first) return [];
        const { addressType, companyId } = first;
        const vehicles = sumBy(group, part => part.vehicles);
        const heard = Array.from({ length: SAMPLES }, (_, hour) =>
          sumBy(group, part => heardOf(part.vehicles, hour, factor * drift(chance))),
        );
        return {
          ...{ day: day.begin, addressType, companyId, vehicles, samples: SAMPLES },
          onlineSum: sumBy(heard, count => count),
          streetRides: Math.round(vehicles * RIDES_A_VEHICLE * day.load * chance.between(0.9, 1.1)),
        };
      });
    });
    await addRows(db, cityDay, rows);
  },
};
