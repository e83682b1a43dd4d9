import { CONSULT_NEW } from '../../contract/rental-consult.ts';
import { searchKey } from '../../upstream/core/search-key.ts';
import { rentalConsultTable } from '../../upstream/rental-consult/tables.ts';
import type { Samples } from '../demonstration/sampling.ts';

const HOUR_MS = 3_600_000;

/** Listing, driver, number, question, state, outcome, days since. */
const CONSULTS = [
  ['比亚迪 e5 双班出租 3200 元/月', '蒙志刚', '13877120937', '押金可以分两次付吗？', 0, null, 0.1],
  ['招聘夜班司机，包吃住', '农文勇', '15278016642', '驾龄三年、有从业资格证，还招人吗？', 0, null, 0.6],
  [
    '捷达 2019 年出租经营权转让',
    '梁建生',
    '13978812075',
    '车辆剩余年限还有多久？',
    1,
    '已电话联系，约周六看车',
    2,
  ],
  [
    '帝豪 EV450 单班 2600 元/月',
    '李桂花',
    '18977103358',
    '夜间能在公司车场充电吗？',
    1,
    '可以，已告知电价',
    4,
  ],
  ['比亚迪秦 PLUS 日租 150 元', '黄志坚', '13507816620', '最短租几天？', 2, '三天起租，司机已签约', 9],
  ['捷达 2019 年出租经营权转让', '周国栋', '17777129403', '价格能再谈吗？', 2, '车主不议价，司机放弃', 15],
] as const;

export const samples: Samples = async ({ db, made }) => {
  await db.insert(rentalConsultTable).values(
    CONSULTS.map(([title, consultDriverName, consultMobile, content, state, handleRemark, daysAgo]) => {
      const { createdOn, createdBy, updatedOn, updatedBy } = made(daysAgo);
      const isNew = state === CONSULT_NEW;
      return {
        title,
        consultDriverName,
        consultMobile,
        content,
        state,
        handleRemark,
        handleUser: isNew ? null : createdBy,
        handleTime: isNew ? null : createdOn + 5 * HOUR_MS,
        searchKey: searchKey(title, consultDriverName),
        createdOn,
        createdBy: consultDriverName,
        updatedOn: isNew ? updatedOn : updatedOn + 5 * HOUR_MS,
        updatedBy: isNew ? consultDriverName : updatedBy,
      };
    }),
  );
};
