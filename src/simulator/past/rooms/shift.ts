/** Who drove on the days of records that the demonstration has no shifts for. */
import { asc, eq } from 'drizzle-orm';
import { groupBy } from 'es-toolkit';
import { driver, driverShift, vehicle } from '../../../upstream/domain/fleet/tables.ts';
import { DAYS_OF_SHIFTS, shiftsOn } from '../../demonstration/drivers.ts';
import { addRows } from '../frame/many-rows.ts';
import type { RoomPast } from '../frame/room-past.ts';

export const past: RoomPast = {
  async records({ db, now, recordDays }) {
    const cars = await db
      .select({ id: vehicle.id, state: vehicle.state })
      .from(vehicle)
      .orderBy(asc(vehicle.id));
    const drivers = await db
      .select({ id: driver.id, state: driver.state, vehicleId: driver.vehicleId })
      .from(driver)
      .where(eq(driver.state, 1))
      .orderBy(asc(driver.id));
    const crews = groupBy(drivers, ({ vehicleId }) => vehicleId ?? '');
    // whoever drives in the first hours began the day before
    const first = (recordDays[0]?.daysAgo ?? 0) + 1;
    for (let back = first; back > DAYS_OF_SHIFTS; back -= 1) {
      const shifts = cars.flatMap((car, index) => shiftsOn(car, crews[car.id] ?? [], index, { now, back }));
      await addRows(db, driverShift, shifts);
    }
  },
};
