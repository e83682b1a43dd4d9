import { CLOSE_MS, FIRST_ACTION_MS } from '../../contract/lost-order.ts';
import { type LostGuardState, NEW_CASE, RETURNED, stageOf } from '../../contract/lost-states.ts';
import { dayInShanghai } from '../../upstream/core/day.ts';
import { searchKey } from '../../upstream/core/search-key.ts';
import { lostOrderTable } from '../../upstream/domain/lost/tables.ts';
import type { Samples } from '../demonstration/sampling.ts';

const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;
/** Fen. */
const VIP_FEE = 1_000;

/** Owner, number, goods, kind, worth in yuan, where the ride began and ended, area, hours ago, VIP, how far. */
const CASES = [
  ['韦丽娟', '13877110293', '黑色双肩包', 2, 400, '南宁东站', '航洋城', '450103', 1, 1, 0],
  ['陈建华', '13507882216', '华为手机', 1, 4200, '吴圩机场 T2', '朝阳广场', '450102', 3, 0, 0],
  ['黄雅琪', '18977103365', '身份证和驾驶证', 3, null, '万象城', '广西大学东门', '450103', 7, 0, 1],
  ['梁志明', '13627718840', '银色笔记本电脑', 5, 6800, '东葛路口', '五象湖公园', '450108', 11, 1, 1],
  ['覃小燕', '15077164429', '儿童外套', 8, 180, '动物园', '秀厢大道', '450107', 26, 0, 1],
  ['农国强', '13978105517', '钥匙一串', 6, null, '南湖名都', '江南客运站', '450105', 30, 0, 2],
  ['李思颖', '18177140826', '金手链', 9, 5600, '青秀山', '民歌湖', '450103', 52, 1, 2],
  ['蒙建国', '13737119034', '行李箱', 7, 900, '南宁站', '安吉客运站', '450107', 75, 0, 2],
  ['周明', '15278033172', '高血压药', 10, 120, '区人民医院', '新阳路', '450107', 98, 0, 2],
] as const;

/** How far a case has come: as it began, in hand, given back. */
const FAR: readonly Partial<LostGuardState>[] = [
  {},
  { handleStatus: 1 },
  {
    handleStatus: 2,
    handleResult: RETURNED,
    matchStatus: 1,
    propertyConfirm: 1,
    propertyReturn: 2,
    ownerConfirm: 1,
    rewardStatus: 0,
  },
];

export const samples: Samples = async ({ db, now, made }) => {
  const rows = CASES.toReversed().map(
    (
      [ownerName, ownerMobile, goodsName, goodsType, yuan, upAddress, downAddress, area, hours, vip, far],
      index,
    ) => {
      const createdOn = now - hours * HOUR_MS;
      const lostNo = `SW${dayInShanghai(createdOn)}${String(index + 1).padStart(4, '0')}`;
      const { createdBy, updatedBy } = made(0);
      const standing: LostGuardState = {
        ...NEW_CASE,
        ...FAR[far],
        payStatus: vip,
        payAmount: vip === 1 ? VIP_FEE : null,
      };
      return {
        lostNo,
        source: 1,
        ownerName,
        ownerMobile,
        goodsName,
        goodsType,
        goodsValue: yuan === null ? null : yuan * 100,
        seatPosition: 2,
        upTime: createdOn - 70 * MINUTE_MS,
        upAddress,
        downTime: createdOn - 40 * MINUTE_MS,
        downAddress,
        payWay: 2,
        addressType: area,
        payTime: vip === 1 ? createdOn : null,
        slaDeadline:
          far === 2
            ? null
            : createdOn + (far === 1 ? CLOSE_MS : FIRST_ACTION_MS)[vip === 1 ? 'vip' : 'usual'],
        ...standing,
        stage: stageOf(standing),
        ...(far > 0 && { handleUserName: createdBy, handleStartDate: createdOn + 9 * MINUTE_MS }),
        ...(far === 2 && {
          matchTime: createdOn + 50 * MINUTE_MS,
          returnType: 1,
          returnTime: createdOn + 240 * MINUTE_MS,
          handleEndDate: createdOn + 245 * MINUTE_MS,
        }),
        searchKey: searchKey(ownerName, goodsName, null, lostNo),
        createdOn,
        createdBy,
        updatedOn: createdOn,
        updatedBy,
      };
    },
  );
  await db.insert(lostOrderTable).values(rows);
};
