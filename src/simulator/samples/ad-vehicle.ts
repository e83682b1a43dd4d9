/** Of the vehicles in operation, every third carries a head screen; a few are kept back. */
import { asc, eq } from 'drizzle-orm';
import { adVehicleTable } from '../../upstream/ad-vehicle/tables.ts';
import { vehicle } from '../../upstream/domain/fleet/tables.ts';
import type { Samples } from '../demonstration/sampling.ts';

const DAY_MS = 86_400_000;
/** Which of those with a screen is what, by hand, and why. */
const KEPT_BACK: Readonly<Record<number, [adState: number, remark: string]>> = {
  2: [2, '展期加投预留'],
  5: [3, '车身待喷漆'],
  17: [2, '客户指定车辆'],
  19: [3, '车主不同意张贴'],
};

export const samples: Samples = async ({ db, now, made }) => {
  const vehicles = await db
    .select({ id: vehicle.id })
    .from(vehicle)
    .where(eq(vehicle.state, 1))
    .orderBy(asc(vehicle.id))
    .limit(120);
  const rows = vehicles
    .filter((_, at) => at % 3 === 0)
    .map(({ id }, at) => {
      const [adState, remark] = KEPT_BACK[at] ?? [0, null];
      const installTime = Math.floor(now / DAY_MS) * DAY_MS - (40 + at * 5) * DAY_MS - DAY_MS / 3;
      return {
        id,
        adState,
        remark,
        machineNo: `TP${24_0100 + at * 7}`,
        installTime,
        ...made(30 - (at % 30)),
      };
    });
  if (rows.length > 0) await db.insert(adVehicleTable).values(rows);
};
