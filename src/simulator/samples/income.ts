/** What was paid to the operator in the demonstration: by those who want to be served first, and for orders. */
import { asc, eq } from 'drizzle-orm';
import { searchKey } from '../../upstream/core/search-key.ts';
import { lostOrderTable } from '../../upstream/domain/lost/tables.ts';
import { incomeTable } from '../../upstream/domain/payments/tables.ts';
import type { Samples } from '../demonstration/sampling.ts';

export const after = ['lost'];

const HOUR_MS = 3_600_000;
const VIP_KEPT = 6;

/** What for, payer, number, fen, what the provider keeps, channel, hours ago. */
const OTHERS = [
  [4, '罗永红', '13877123456', 500, 3, 1, 90],
  [4, '何丽萍', '15977011223', 500, 3, 1, 61],
  [3, '老友粉', '13607718820', 860_000, 5_160, 4, 48],
  [2, '韦海燕', '18077104455', 3_900, 23, 1, 31],
  [4, '陈建国', '13517719900', 500, 3, 1, 6],
] as const;

export const samples: Samples = async ({ db, now }) => {
  const paid = await db
    .select()
    .from(lostOrderTable)
    .where(eq(lostOrderTable.payStatus, 1))
    .orderBy(asc(lostOrderTable.id));
  const fees = paid.map(({ id, ownerName, ownerMobile, payTime, payAmount, addressType }) => ({
    bizCode: 1 as const,
    bizStrId: id,
    payerName: ownerName,
    payerMobile: ownerMobile,
    amount: payAmount ?? 0,
    fee: VIP_KEPT,
    tradeChannel: 1 as const,
    payTime: payTime ?? now,
    addressType,
  }));
  const others = OTHERS.map(([bizCode, payerName, payerMobile, amount, fee, tradeChannel, hours]) => ({
    bizCode,
    bizStrId: null,
    payerName,
    payerMobile,
    amount,
    fee,
    tradeChannel,
    payTime: Math.round(now - hours * HOUR_MS),
    addressType: '-1',
  }));
  const rows = [...fees, ...others]
    .toSorted((one, other) => one.payTime - other.payTime)
    .map((income, at) => {
      const tradeNo = `SIM-${income.payTime}-${at + 1}`;
      return {
        ...income,
        tradeNo,
        netAmount: income.amount - income.fee,
        state: 1 as const,
        searchKey: searchKey(income.payerName ?? '', tradeNo),
        createdOn: income.payTime,
        updatedOn: income.payTime,
      };
    });
  await db.insert(incomeTable).values(rows);
};
