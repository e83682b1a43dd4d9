/** What drivers have handed in during the last days: some of it may belong to the cases of the demonstration. */
import { asc, eq } from 'drizzle-orm';
import type { Keeper } from '../../contract/found-states.ts';
import { dayInShanghai } from '../../upstream/core/day.ts';
import { searchKey } from '../../upstream/core/search-key.ts';
import { company, driver, vehicle } from '../../upstream/domain/fleet/tables.ts';
import { foundItemTable } from '../../upstream/domain/lost/found/tables.ts';
import type { Samples } from '../demonstration/sampling.ts';

const HOUR_MS = 3_600_000;
const BY_STAFF = 2;

interface Sample {
  goodsName: string;
  goodsType: number;
  goodsColor: string | null;
  goodsDesc: string | null;
  foundAddress: string | null;
  keptAt: Keeper;
  hoursAgo: number;
  state: 0 | 3;
}

/** The earliest first. */
const ITEMS: readonly Sample[] = [
  {
    goodsName: '折叠雨伞',
    goodsType: 99,
    goodsColor: '蓝色',
    goodsDesc: null,
    foundAddress: null,
    keptAt: 3,
    hoursAgo: 2_300,
    state: 3,
  },
  {
    goodsName: '钱包',
    goodsType: 2,
    goodsColor: '棕色',
    goodsDesc: '内有现金和公交卡，没有证件',
    foundAddress: '朝阳广场',
    keptAt: 4,
    hoursAgo: 70,
    state: 0,
  },
  {
    goodsName: '笔记本电脑',
    goodsType: 5,
    goodsColor: '银色',
    goodsDesc: '装在灰色内胆包里，有电源',
    foundAddress: '五象湖公园',
    keptAt: 2,
    hoursAgo: 10,
    state: 0,
  },
  {
    goodsName: '双肩背包',
    goodsType: 2,
    goodsColor: '黑色',
    goodsDesc: '里面有衣服和充电器',
    foundAddress: '航洋城',
    keptAt: 1,
    hoursAgo: 1,
    state: 0,
  },
];

export const samples: Samples = async ({ db, now, made }) => {
  const taxis = await db
    .select({
      vehicleId: vehicle.id,
      plateNumber: vehicle.plateNumber,
      addressType: vehicle.addressType,
      companyName: company.companyName,
      driverId: driver.id,
      driverName: driver.name,
      driverMobile: driver.mobile,
    })
    .from(vehicle)
    .innerJoin(driver, eq(driver.vehicleId, vehicle.id))
    .leftJoin(company, eq(company.id, vehicle.companyId))
    .orderBy(asc(vehicle.id), asc(driver.id))
    .limit(ITEMS.length);
  const rows = taxis.flatMap((taxi, at) => {
    const item = ITEMS[at];
    if (!item) return [];
    const { hoursAgo, ...said } = item;
    const foundOn = now - hoursAgo * HOUR_MS;
    const foundNo = `ZL${dayInShanghai(foundOn)}${String(at + 1).padStart(4, '0')}`;
    const { createdBy, updatedBy } = made(0);
    return {
      ...taxi,
      ...said,
      foundNo,
      foundOn,
      seatPosition: 2,
      source: BY_STAFF,
      ...(said.state === 3 && { closeReason: '保管期满，无人认领' }),
      searchKey: searchKey(said.goodsName, taxi.plateNumber, taxi.driverName, foundNo),
      createdOn: foundOn,
      createdBy,
      updatedOn: foundOn,
      updatedBy,
    } as const;
  });
  await db.insert(foundItemTable).values(rows);
};
