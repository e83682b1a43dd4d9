import { asc, eq } from 'drizzle-orm';
import { searchKey } from '../../upstream/core/search-key.ts';
import {
  adBookingTable,
  adInstallmentTable,
  adPictureTypeTable,
  adProjectTable,
} from '../../upstream/domain/advertising/tables.ts';
import { vehicle } from '../../upstream/domain/fleet/tables.ts';
import type { Samples } from '../demonstration/sampling.ts';

const DAY_MS = 86_400_000;

export const after = ['ad-picture-type', 'ad-project'];

/** Of which project, its name, days from the project's beginning, days, picture type, planned, state, vehicles, how far. */
const INSTALLMENTS = [
  [0, '第一期', 0, 60, 0, 160, 4, 14, 5],
  [0, '第二期', 61, 60, 0, 160, 2, 16, 3],
  [1, '展前', 0, 30, 4, 400, 4, 10, 5],
  [1, '展中', 31, 29, 4, 400, 3, 10, 4],
  [2, '店庆左门', 0, 45, 1, 130, 1, 12, 2],
  [3, '首批', 0, 60, 3, 150, 1, 8, 1],
  [4, '首批', 0, 90, 2, 250, 0, 6, 0],
] as const;

export const samples: Samples = async ({ db, made }) => {
  const projects = await db.select().from(adProjectTable).orderBy(asc(adProjectTable.id));
  const types = await db.select().from(adPictureTypeTable).orderBy(asc(adPictureTypeTable.id));
  const vehicles = await db
    .select({ id: vehicle.id })
    .from(vehicle)
    .where(eq(vehicle.state, 1))
    .orderBy(asc(vehicle.id))
    .limit(48);
  const rows = await db
    .insert(adInstallmentTable)
    .values(
      INSTALLMENTS.map(([at, name, begins, days, type, planCount, state], index) => {
        const project = projects[at];
        const startTime = (project?.startDate ?? 0) + begins * DAY_MS;
        const isFirst = INSTALLMENTS.findIndex(([other]) => other === at) === index;
        return {
          installmentName: `${project?.projectName} ${name}`,
          installmentNo: isFirst ? 1 : 2,
          projectId: project?.id ?? '',
          pictureTypeId: types[type]?.id ?? '',
          startTime,
          endTime: startTime + days * DAY_MS - 1,
          planCount,
          rewardAmount: project?.driverReward ?? 0,
          state,
          searchKey: searchKey(`${project?.projectName} ${name}`),
          ...made(80 - index * 8),
        };
      }),
    )
    .returning();
  let taken = 0;
  const bookings = INSTALLMENTS.flatMap(([project, , , , , , , many, furthest], index) => {
    // the next installment of a project is pasted on the same vehicles
    const begins =
      INSTALLMENTS[index - 1]?.[0] === project ? taken - (INSTALLMENTS[index - 1]?.[7] ?? 0) : taken;
    taken = begins + many;
    return vehicles.slice(begins, begins + many).map(({ id: vehicleId }, at) => ({
      installmentId: rows[index]?.id ?? '',
      vehicleId,
      // not everybody is as far as the first
      state: furthest === 5 ? 5 : Math.max(0, furthest - (at % 3)),
    }));
  });
  if (bookings.length > 0) await db.insert(adBookingTable).values(bookings);
};
