/** What was paid to the operator: fees of lost cases, fees for ordering ahead, goods of the shop, advertising. */
import { and, asc, type Column, eq, gt, isNotNull, like, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../upstream/core/context.ts';
import type { Stream } from '../../../upstream/core/streams.ts';
import { lostOrderTable } from '../../../upstream/domain/lost/tables.ts';
import { taxiOrder } from '../../../upstream/domain/orders/tables.ts';
import { incomeTable } from '../../../upstream/domain/payments/tables.ts';
import { CITY_NUMBERS, nameOf, numberOf, PEOPLE } from '../../city/host/city-passengers.ts';
import { type PastDay, timesOn, weekdayOf } from '../frame/days.ts';
import { addRows } from '../frame/many-rows.ts';
import { repeatWeeks } from '../frame/repeating.ts';
import type { RoomPast, Spell } from '../frame/room-past.ts';

export const after = ['order', 'lost'];

interface Paid {
  bizCode: 1 | 2 | 3 | 4;
  /** The record that it was paid for; null where that is gone. */
  bizStrId: string | null;
  payerName: string | null;
  payerMobile: string | null;
  /** Fen. */
  amount: number;
  tradeChannel: 1 | 4;
  tradeNo: string;
  payTime: number;
  addressType: string;
  isRefunded?: boolean;
}

/** Of a thousand fen the messaging app keeps six. */
const KEPT = 0.006;
const BOOKED_MS = 20_000;
const SALES_A_DAY = 5;
const LEAST_SALE = 900;
const ADVERTISERS = ['老友粉', '螺蛳粉馆', '五象里商场', '邕江游船', '南湖名都广场'] as const;
/** Campaigns are paid on Mondays. */
const CAMPAIGN_DAY = 1;

export const past: RoomPast = {
  async records({ db, spell }) {
    await add(db, [...(await vipFees(db)), ...(await bookings(db))], spell);
  },
  async rows({ db, recordDays, olderDays, spell, chance }) {
    const isBooking = sql`past.trade_no like 'SIM-B-%'`;
    await repeatWeeks(
      db,
      { recordDays, older: olderDays },
      {
        table: incomeTable,
        on: incomeTable.payTime,
        name: incomeTable.tradeNo,
        times: [incomeTable.payTime, incomeTable.createdOn, incomeTable.updatedOn],
        set: new Map<Column, SQL>([
          [incomeTable.bizStrId, sql`null::text`],
          [incomeTable.searchKey, sql`past.search_key || '-' || day.ago`],
        ]),
        where: isBooking,
      },
    );
    const days = [...olderDays, ...recordDays];
    await add(
      db,
      days.flatMap(day => salesOn(day, chance(`sales ${day.daysAgo}`))),
      spell,
    );
  },
};

async function add(db: Db, paid: readonly Paid[], spell: Spell): Promise<void> {
  const rows = paid
    .toSorted((one, other) => one.payTime - other.payTime)
    .map(({ isRefunded, ...income }) => {
      const fee = Math.round(income.amount * KEPT);
      return {
        ...income,
        fee,
        netAmount: income.amount - fee,
        state: isRefunded ? (4 as const) : (1 as const),
        searchKey: `${spell(income.payerName ?? '')} ${income.tradeNo.toLowerCase()}`,
        createdOn: income.payTime,
        updatedOn: income.payTime,
      };
    });
  await addRows(db, incomeTable, rows);
}

/** Those of cases that have a payment. */
async function vipFees(db: Db): Promise<Paid[]> {
  const cases = await db
    .select()
    .from(lostOrderTable)
    .where(and(eq(lostOrderTable.payStatus, 1), isNotNull(lostOrderTable.transactionId)))
    .orderBy(asc(lostOrderTable.id));
  return cases.flatMap(({ id, payTime, transactionId, payAmount, ...row }) =>
    payTime === null || transactionId === null
      ? []
      : [
          {
            bizCode: 1,
            bizStrId: id,
            payerName: row.ownerName,
            payerMobile: row.ownerMobile,
            amount: payAmount ?? 0,
            tradeChannel: 1,
            tradeNo: transactionId,
            payTime,
            addressType: row.addressType,
            isRefunded: row.refundStatus === 1,
          },
        ],
  );
}

async function bookings(db: Db): Promise<Paid[]> {
  const orders = await db
    .select()
    .from(taxiOrder)
    .where(and(gt(taxiOrder.callFee, 0), like(taxiOrder.mobile, CITY_NUMBERS)))
    .orderBy(asc(taxiOrder.createdOn));
  return orders.map(({ id, orderNo, nickName, mobile, callFee, createdOn, addressType }) => ({
    bizCode: 4,
    bizStrId: id,
    payerName: nickName,
    payerMobile: mobile,
    amount: callFee,
    tradeChannel: 1,
    tradeNo: `SIM-B-${orderNo}`,
    payTime: createdOn + BOOKED_MS,
    addressType,
  }));
}

function salesOn(day: PastDay, chance: Stream): Paid[] {
  const sales = timesOn(day, SALES_A_DAY, chance).map((payTime): Paid => {
    const person = chance.below(PEOPLE);
    return {
      bizCode: 2,
      bizStrId: null,
      payerName: nameOf(person),
      payerMobile: numberOf(person),
      amount: LEAST_SALE + 100 * chance.below(90),
      tradeChannel: 1,
      tradeNo: `SIM-S-${payTime}`,
      payTime,
      addressType: '-1',
    };
  });
  const [noon] = timesOn(day, 1, chance);
  if (noon === undefined || weekdayOf(day.begin) !== CAMPAIGN_DAY) return sales;
  return [
    ...sales,
    {
      bizCode: 3,
      bizStrId: null,
      payerName: ADVERTISERS[chance.below(ADVERTISERS.length)] ?? null,
      payerMobile: null,
      amount: 100_000 * (3 + chance.below(9)),
      tradeChannel: 4,
      tradeNo: `SIM-A-${noon}`,
      payTime: noon,
      addressType: '-1',
    },
  ];
}
