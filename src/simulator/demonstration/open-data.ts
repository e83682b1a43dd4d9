/**
 * Partners of the demonstration, each with a state that a list should show. Their secrets are drawn and told to nobody:
 * who wants to try one renews it.
 */
import type { Chance, Db } from '../../upstream/core/context.ts';
import { dayOf } from '../../upstream/core/open-door/check.ts';
import { newAppKey, newSecret } from '../../upstream/core/open-door/secrets.ts';
import { openDataAccountTable, openDoorUse } from '../../upstream/core/open-door/tables.ts';
import { searchKey } from '../../upstream/core/search-key.ts';

type Account = Omit<
  typeof openDataAccountTable.$inferInsert,
  'appKey' | 'secret' | 'secretOn' | 'searchKey' | 'createdOn' | 'updatedOn' | 'expireOn'
>;
interface Partner extends Account {
  expiresInDays?: number;
  /** Undefined where nobody has come yet. */
  use?: { minutesAgo: number; inDay: number; errorsInDay: number };
}

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

const PARTNERS: readonly Partner[] = [
  {
    name: '城投数据平台',
    protocol: 1,
    scopes: ['pushPositions', 'pushPictures'],
    ipWhitelist: ['10.8.0.0/16'],
    dataFrom: '4501001',
    qps: 200,
    state: 1,
    expiresInDays: 320,
    use: { minutesAgo: 1, inDay: 18_426, errorsInDay: 3 },
  },
  {
    name: '绿城出租车载终端网关',
    protocol: 3,
    scopes: ['pushPositions'],
    ipWhitelist: ['203.0.113.9', '203.0.113.10'],
    dataFrom: '4501002',
    endpoint: 'tcp://gateway.example.com:809',
    qps: 500,
    state: 1,
    use: { minutesAgo: 2, inDay: 92_310, errorsInDay: 0 },
  },
  {
    name: '市交通运输局监管平台',
    protocol: 2,
    scopes: ['fetchPositions', 'fetchSupervision'],
    ipWhitelist: ['198.51.100.0/24'],
    qps: 20,
    dailyLimit: 50_000,
    state: 1,
    expiresInDays: 48,
    use: { minutesAgo: 14, inDay: 1_204, errorsInDay: 17 },
  },
  {
    name: '聚合出行平台',
    protocol: 2,
    scopes: ['fetchPositions', 'fetchOrders', 'orderAsPassenger', 'payOrders'],
    qps: 50,
    dailyLimit: 200_000,
    state: 0,
    remark: '联调期间停用',
    use: { minutesAgo: 9 * 24 * 60, inDay: 0, errorsInDay: 0 },
  },
  {
    name: '失物自助柜',
    protocol: 1,
    scopes: ['handInItems'],
    qps: 5,
    state: 1,
    expiresInDays: -6,
    use: { minutesAgo: 7 * 24 * 60, inDay: 0, errorsInDay: 0 },
  },
  {
    name: '城市大脑数据总线',
    protocol: 4,
    scopes: ['fetchPositions', 'fetchOrders'],
    endpoint: 'kafka://bus.example.com:9092',
    qps: 100,
    state: 1,
  },
];

export async function addPartners(db: Db, now: number, by: string, chance: Chance): Promise<void> {
  for (const [index, { use, expiresInDays, ...partner }] of PARTNERS.entries()) {
    const appKey = newAppKey(chance);
    const madeOn = now - (150 - index * 20) * DAY_MS;
    const { sealed } = await newSecret({ db, clock: () => now, chance }, appKey);
    const [made] = await db
      .insert(openDataAccountTable)
      .values({
        ...partner,
        appKey,
        secret: sealed,
        secretOn: madeOn,
        // the last millisecond of a day, as the form has it
        expireOn:
          expiresInDays === undefined ? null : (dayOf(now) + expiresInDays + 1) * DAY_MS - EIGHT_HOURS_MS - 1,
        searchKey: searchKey(partner.name, appKey),
        createdOn: madeOn,
        createdBy: by,
        updatedOn: madeOn,
        updatedBy: by,
      })
      .returning({ id: openDataAccountTable.id });
    if (!made || !use) continue;
    const lastTime = now - use.minutesAgo * MINUTE_MS;
    await db.insert(openDoorUse).values({
      accountId: made.id,
      second: Math.floor(lastTime / 1000),
      inSecond: 1,
      day: dayOf(now),
      inDay: use.inDay,
      errorsInDay: use.errorsInDay,
      lastTime,
    });
  }
}

/** Days are those of Asia/Shanghai. */
const EIGHT_HOURS_MS = 8 * 3_600_000;
