import { searchKey } from '../../upstream/core/search-key.ts';
import { serviceCardTable } from '../../upstream/service-card/tables.ts';
import type { Samples } from '../demonstration/sampling.ts';

const CARDS = [
  ['积分兑换客服', '18978810101', '周一至周日 08:30–21:00', 1],
  ['自提与配送客服', '18978810102', '周一至周五 09:00–18:00', 1],
  ['售后客服', '18978810103', '周一至周六 09:00–17:30', 1],
  ['节假日值班', '18978810104', '法定节假日 09:00–17:00', 0],
] as const;

export const samples: Samples = async ({ db, made }) => {
  await db.insert(serviceCardTable).values(
    CARDS.map(([name, mobile, workTime, state], at) => ({
      name,
      mobile,
      workTime,
      state,
      sort: (at + 1) * 10,
      searchKey: searchKey(name),
      ...made(150 - at * 12),
    })),
  );
};
