import { asc } from 'drizzle-orm';
import { searchKey } from '../../upstream/core/search-key.ts';
import { adCustomerTable, adProjectTable } from '../../upstream/domain/advertising/tables.ts';
import type { Samples } from '../demonstration/sampling.ts';

export const after = ['ad-customer'];

const DAY_MS = 86_400_000;
const ZONE_MS = 8 * 3_600_000;

/** Name, days since it began, days it lasts, vehicles, price, reward, state. */
const PROJECTS = [
  ['老友粉秋季后窗', 84, 180, 320, 26_000, 3000, 1],
  ['东博会交通指引', 66, 60, 800, 18_000, 2500, 3],
  ['绿城百货周年庆', 32, 90, 260, 24_000, 2500, 1],
  ['五象新盘开放日', 12, 120, 150, 30_000, 3000, 2],
  ['轨道安全出行', -14, 365, 500, 15_000, 2000, 0],
] as const;

export const samples: Samples = async ({ db, now, made }) => {
  const customers = await db
    .select({ id: adCustomerTable.id })
    .from(adCustomerTable)
    .orderBy(asc(adCustomerTable.id));
  const today = Math.floor((now + ZONE_MS) / DAY_MS) * DAY_MS - ZONE_MS;
  await db.insert(adProjectTable).values(
    PROJECTS.map(([projectName, begunAgo, days, planVehicles, unitPrice, driverReward, state], at) => ({
      projectName,
      customerId: customers[at]?.id ?? '',
      startDate: today - begunAgo * DAY_MS,
      endDate: today - begunAgo * DAY_MS + days * DAY_MS - 1,
      planVehicles,
      unitPrice,
      driverReward,
      contractAmount: Math.round((planVehicles * unitPrice * days) / 30),
      state,
      searchKey: searchKey(projectName),
      ...made(Math.max(1, begunAgo + 10)),
    })),
  );
};
