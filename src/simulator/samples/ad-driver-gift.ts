import { asc } from 'drizzle-orm';
import { searchKey } from '../../upstream/core/search-key.ts';
import { adDriverGiftTable, adInstallmentTable } from '../../upstream/domain/advertising/tables.ts';
import type { Samples } from '../demonstration/sampling.ts';

export const after = ['ad-installment'];

/** Name, type, worth, stock, issued, condition, of which installment, state. */
const GIFTS = [
  ['首贴红包', 1, 2000, null, 64, 3, 0, 1],
  ['车载纸巾盒', 2, 1500, 200, 87, 1, 1, 1],
  ['满三月洗车券', 4, 3000, 120, 41, 2, 1, 1],
  ['东博会纪念保温杯', 2, 4900, 80, 80, 1, 3, 0],
  ['店庆积分', 3, 500, null, 22, 1, 4, 1],
  ['高温慰问饮料', 2, 600, 500, 0, 1, null, 1],
] as const;

export const samples: Samples = async ({ db, made }) => {
  const installments = await db.select().from(adInstallmentTable).orderBy(asc(adInstallmentTable.id));
  await db.insert(adDriverGiftTable).values(
    GIFTS.map(([giftName, giftType, amount, stock, issued, condition, at, state], index) => {
      const installment = at === null ? undefined : installments[at];
      return {
        giftName,
        giftType,
        amount,
        stock,
        issued,
        condition,
        state,
        installmentId: installment?.id ?? null,
        startTime: installment?.startTime ?? null,
        endTime: installment?.endTime ?? null,
        searchKey: searchKey(giftName),
        ...made(70 - index * 9),
      };
    }),
  );
};
