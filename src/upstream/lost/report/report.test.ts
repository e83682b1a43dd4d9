/** Figures of lost cases: each equals what one counts in the cases by hand, and each amount the list that it is made of. */
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { LOST_RIGHTS } from '../../../../tests/builders/lost-cases.ts';
import { anOffice, type Office } from '../../../../tests/builders/office.ts';
import { anOutlay } from '../../../../tests/builders/outlays.ts';
import { aRandomCase, keepCases } from '../../../../tests/builders/random-lost-cases.ts';
import { TEST_TIME } from '../../../../tests/builders/time-and-chance.ts';
import type { Person } from '../../../../tests/builders/upstream.ts';
import { lostFinance, lostReward } from '../../../contract/lost-money.ts';
import { CLOSE_MS, FIRST_ACTION_MS, lostOrder } from '../../../contract/lost-order.ts';
import { lostReportCalls } from '../../../contract/lost-report.ts';
import { company, vehicle } from '../../domain/fleet/tables.ts';
import { lostOrderTable } from '../../domain/lost/tables.ts';
import { driverBankCard } from '../../domain/lost/things-tables.ts';
import { outlayTable } from '../../domain/payments/tables.ts';

const DAY = 86_400_000;

let office: Office;
let clerk: Person;
/** Of one area. */
let limited: Person;
beforeAll(async () => {
  office = await anOffice();
  clerk = await office.aClerk({ rights: [...LOST_RIGHTS, 'finance'] });
  limited = await office.aClerk({ rights: LOST_RIGHTS, areaIds: ['450103'] });
});
afterAll(() => office.close());
beforeEach(async () => {
  await office.store.db.delete(lostOrderTable);
  await office.store.db.delete(outlayTable);
});

const count = <T>(all: readonly T[], isMeant: (one: T) => boolean) => all.filter(isMeant).length;
const sum = (all: readonly (number | null)[]) => all.reduce<number>((total, each) => total + (each ?? 0), 0);
const mean = (all: readonly number[]) =>
  all.length === 0 ? null : Math.round(sum(all) / all.length / 1_000);

describe('figures of a period', () => {
  it('are those of its cases', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(aRandomCase, { maxLength: 12 }),
        fc.integer({ min: 0, max: 9 }),
        async (made, from) => {
          const rows = await keepCases(office.store.db, made);
          const startTime = TEST_TIME - (from + 1) * DAY;
          const query = { startTime, endTime: TEST_TIME + 1 };
          const meant = rows.filter(({ createdOn }) => createdOn >= startTime);
          const isBack = ({ handleResult }: (typeof rows)[number]) => handleResult === 1;
          const { data } = await clerk.ask(lostReportCalls.statistics, { query });
          expect(data).toMatchObject({
            total: meant.length,
            vip: count(meant, row => row.payStatus === 1),
            handled: count(meant, row => row.handleStatus === 2),
            matched: count(meant, row => row.matchStatus === 1),
            returned: count(meant, isBack),
            rewardAmount: sum(meant.map(row => row.rewardAmount)),
            goodsValue: sum(meant.filter(isBack).map(row => row.goodsValue)),
            avgHandleSeconds: mean(
              meant.flatMap(row =>
                row.handleEndDate === null ? [] : row.handleEndDate - (row.handleStartDate ?? 0),
              ),
            ),
          });
          for (const parts of [data.byType ?? [], data.bySeat ?? [], data.byDay ?? []])
            expect([sum(parts.map(each => each.total)), sum(parts.map(each => each.returned))]).toEqual([
              data.total,
              data.returned,
            ]);
          expect(sum((data.byCompany ?? []).map(each => each.total))).toBe(
            count(meant, row => row.companyName !== null),
          );

          const clerks = (await clerk.ask(lostReportCalls.orderPerformances, { query })).data;
          const isLate = (row: (typeof rows)[number]) => {
            const of = row.payStatus === 1 ? 'vip' : 'usual';
            return (
              (row.handleStartDate ?? TEST_TIME) > row.createdOn + FIRST_ACTION_MS[of] ||
              (row.handleEndDate ?? TEST_TIME) > row.createdOn + CLOSE_MS[of]
            );
          };
          for (const id of ['7', '8']) {
            const own = meant.filter(row => row.handleUserId === id);
            const told = clerks.find(row => row.handleUserId === id);
            expect(told?.received ?? 0).toBe(own.length);
            if (told)
              expect(told).toMatchObject({
                returned: count(own, isBack),
                overdue: count(own, isLate),
                rewardAmount: sum(own.map(row => row.rewardAmount)),
              });
          }
          const { data: whole } = await clerk.ask(lostReportCalls.performanceStat, { query });
          expect(whole).toMatchObject({ received: meant.length, overdue: count(meant, isLate) });
        },
      ),
      { numRuns: 20 },
    );
  });

  it('are of the areas of who asks', async () => {
    const made = fc.sample(aRandomCase, 1).map(row => ({ ...row, addressType: '450103' }));
    await keepCases(office.store.db, made);
    const elsewhere = await office.aClerk({ rights: ['lost'], areaIds: ['450105'] });
    expect((await elsewhere.ask(lostReportCalls.statistics, {})).data).toMatchObject({
      total: 0,
      recoverRate: null,
      byType: [],
    });
  });
});

describe('a figure', () => {
  it('counts the cases that the list finds with its filter, and a file has the same', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(aRandomCase, { maxLength: 12 }),
        fc.integer({ min: 0, max: 9 }),
        fc.boolean(),
        async (made, from, isLimited) => {
          const by = isLimited ? limited : clerk;
          await keepCases(office.store.db, made);
          const query = { startTime: TEST_TIME - (from + 1) * DAY, endTime: TEST_TIME + 1 };
          const within = { createdOn__gte: query.startTime, createdOn__lte: query.endTime - 1 };
          const found = async (filter: object) =>
            (await by.ask(lostOrder.calls.list, { query: { ...within, ...filter } as never })).total;
          const { data } = await by.ask(lostReportCalls.statistics, { query });
          const figures: [counted: number | null, filter: object][] = [
            [data.total, {}],
            [data.vip, { payStatus: 1 }],
            [data.handled, { handleStatus: 2 }],
            [data.matched, { matchStatus: 1 }],
            [data.returned, { handleResult: 1 }],
          ];
          const parts = { byType: 'goodsType', bySeat: 'seatPosition', byCompany: 'ofCompany' } as const;
          for (const [part, field] of Object.entries(parts)) {
            const { data: rows } = await by.ask(lostReportCalls.listLostPart, {
              query: { ...query, part: part as keyof typeof parts },
            });
            const told = (data[part as keyof typeof parts] ?? []).map(row => [row.total, row.returned]);
            expect(rows.map(row => [row.total, row.returned])).toEqual(told);
            for (const { of, total, returned } of rows)
              figures.push([total, { [field]: of }], [returned, { [field]: of, handleResult: 1 }]);
          }
          for (const row of (await by.ask(lostReportCalls.orderPerformances, { query })).data) {
            const { handleUserId } = row;
            figures.push(
              [row.received, { handleUserId }],
              [row.handled, { handleUserId, handleStatus: 2 }],
              [row.overdue, { handleUserId, due: 'late' }],
            );
          }
          for (const [counted, filter] of figures)
            expect([filter, await found(filter)]).toEqual([filter, counted]);
        },
      ),
      { numRuns: 10 },
    );
  });

  it('of a company is that of the vehicle, where one was matched', async () => {
    const { db } = office.store;
    const [found] = await db
      .select({ plate: vehicle.plateNumber, name: company.companyName })
      .from(vehicle)
      .innerJoin(company, eq(company.id, vehicle.companyId))
      .limit(1);
    const [one] = fc.sample(aRandomCase, 1);
    const remembered = { ...one, companyName: '甲公司', matchPlateNumber: null };
    await keepCases(db, [remembered, { ...remembered, matchPlateNumber: found?.plate ?? null }] as never);
    const { data } = await clerk.ask(lostReportCalls.statistics, {});
    expect(data.byCompany?.map(row => row.companyName).toSorted()).toEqual(
      ['甲公司', found?.name ?? ''].toSorted(),
    );
    const { total } = await clerk.ask(lostOrder.calls.list, { query: { ofCompany: found?.name } as never });
    expect(total).toBe(1);
  });
});

describe('money of cases', () => {
  const listed = { query: { withSums: 1 } } as never;

  it('is listed case by case, with what comes to it in sum', async () => {
    const base = { goodsName: '包', goodsType: 2, searchKey: '', createdOn: 1, updatedOn: 1 };
    await office.store.db.insert(lostOrderTable).values([
      {
        ...base,
        lostNo: 'SW1',
        payStatus: 1,
        payAmount: 1_000,
        payTime: 5,
        refundStatus: 1,
        refundAmount: 400,
      },
      {
        ...base,
        lostNo: 'SW2',
        payStatus: 1,
        payAmount: 2_000,
        payTime: 6,
        rewardStatus: 1,
        rewardAmount: 500,
      },
      { ...base, lostNo: 'SW3' },
    ]);
    const { data } = await clerk.ask(lostFinance.calls.list, listed);
    expect(data.map(({ lostNo, netAmount }) => [lostNo, netAmount])).toEqual([
      ['SW2', 1_500],
      ['SW1', 600],
    ]);
  });

  it('of rewards names the case and the driver', async () => {
    const base = { goodsName: '包', goodsType: 2, searchKey: '', createdOn: 1, updatedOn: 1 };
    const [made] = await office.store.db
      .insert(lostOrderTable)
      .values({ ...base, lostNo: 'SW9' })
      .returning();
    await anOutlay(office, {
      bizCode: 2,
      bizStrId: made?.id ?? '',
      payeeName: '李师傅',
      payeeAccount: '13812345678',
    });
    const { data, total } = await clerk.ask(lostReward.calls.list, listed);
    expect(total).toBe(1);
    expect(data).toMatchObject([
      {
        lostNo: 'SW9',
        driverName: '李师傅',
        driverPhone: '138****5678',
        rewardStatus: 2,
        operatorName: '失物小覃',
        bankName: null,
        bankCardNo: null,
      },
    ]);
  });

  it('of rewards paid to a card names the bank, and not the card as a telephone', async () => {
    const { db } = office.store;
    const stamp = { createdOn: 1, updatedOn: 1 };
    const cardNo = '6222021234567890128';
    const [made] = await db
      .insert(lostOrderTable)
      .values({
        ...stamp,
        goodsName: '包',
        goodsType: 2,
        searchKey: '',
        lostNo: 'SW10',
        matchDriverId: '987654',
        matchDriverPhone: '13912345678',
      })
      .returning();
    await db
      .insert(driverBankCard)
      .values({ ...stamp, driverId: '987654', cardNo, bankName: '桂林银行', cardHolder: '李师傅' });
    await anOutlay(office, {
      bizCode: 2,
      bizStrId: made?.id ?? '',
      tradeChannel: 2,
      payeeAccount: cardNo,
    });
    const { data } = await clerk.ask(lostReward.calls.list, listed);
    expect(data.find(({ lostNo }) => lostNo === 'SW10')).toMatchObject({
      driverPhone: '139****5678',
      bankName: '桂林银行',
      bankCardNo: '****0128',
    });
  });
});
