/** Figures of lost cases: each equals what one counts in the cases by hand, and each amount the list that it is made of. */
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { LOST_RIGHTS } from '../../../tests/builders/lost-cases.ts';
import { anOffice, type Office } from '../../../tests/builders/office.ts';
import { anOutlay } from '../../../tests/builders/outlays.ts';
import { TEST_TIME } from '../../../tests/builders/time-and-chance.ts';
import type { Person } from '../../../tests/builders/upstream.ts';
import { lostFinance, lostReward } from '../../contract/lost-money.ts';
import { CLOSE_MS, FIRST_ACTION_MS } from '../../contract/lost-order.ts';
import { lostReportCalls } from '../../contract/lost-report.ts';
import { stageOf } from '../../contract/lost-states.ts';
import { lostOrderTable } from '../domain/lost/tables.ts';
import { outlayTable } from '../domain/payments/tables.ts';

const MINUTE = 60_000;
const DAY = 86_400_000;

let office: Office;
let clerk: Person;
beforeAll(async () => {
  office = await anOffice();
  clerk = await office.aClerk({ rights: [...LOST_RIGHTS, 'finance'] });
});
afterAll(() => office.close());
beforeEach(async () => {
  await office.store.db.delete(lostOrderTable);
  await office.store.db.delete(outlayTable);
});

/** Offsets are minutes before now. */
const aCase = fc
  .record({
    ago: fc.integer({ min: 0, max: 10 * 1_440 }),
    firstAction: fc.option(fc.integer({ min: 0, max: 200 })),
    isMatched: fc.boolean(),
    closed: fc.option(fc.integer({ min: 0, max: 5_000 })),
    handleResult: fc.constantFrom(1, 2, 3),
    payStatus: fc.constantFrom(0, 1),
    goodsType: fc.constantFrom(1, 2, 99),
    seatPosition: fc.constantFrom(0, 2),
    companyName: fc.option(fc.constantFrom('甲公司', '乙公司')),
    goodsValue: fc.option(fc.nat({ max: 100_000 })),
    handleUserId: fc.constantFrom('7', '8'),
    rewardAmount: fc.nat({ max: 10_000 }),
  })
  .map(({ ago, firstAction, isMatched, closed, ...said }, index = 0) => {
    const createdOn = TEST_TIME - ago * MINUTE;
    const isBegun = firstAction !== null;
    const isClosed = isBegun && closed !== null;
    const isBack = isClosed && said.handleResult === 1;
    const handleStartDate = isBegun ? createdOn + firstAction * MINUTE : null;
    const standing = {
      handleStatus: isClosed ? 2 : isBegun ? 1 : 0,
      handleResult: isClosed ? said.handleResult : null,
      cancelStatus: 0,
      matchStatus: isBegun && isMatched ? 1 : 0,
      propertyConfirm: 0,
      propertyReturn: 0,
      ownerConfirm: 2,
      payStatus: said.payStatus,
      refundStatus: 0,
      rewardStatus: isBack ? 1 : null,
    } as const;
    return {
      ...said,
      ...(standing as object),
      handleResult: standing.handleResult,
      handleStatus: standing.handleStatus,
      matchStatus: standing.matchStatus,
      rewardStatus: standing.rewardStatus,
      stage: stageOf(standing as never),
      lostNo: `SW${index}`,
      goodsName: '包',
      handleUserId: isBegun ? said.handleUserId : null,
      handleUserName: isBegun ? `职员${said.handleUserId}` : null,
      handleStartDate,
      matchTime: isBegun && isMatched ? createdOn + (firstAction + 30) * MINUTE : null,
      handleEndDate: isClosed ? createdOn + (firstAction + closed) * MINUTE : null,
      rewardAmount: isBack ? said.rewardAmount : null,
      payTime: said.payStatus === 1 ? createdOn : null,
      searchKey: '',
      createdOn,
      updatedOn: createdOn,
    };
  });

const count = <T>(all: readonly T[], isMeant: (one: T) => boolean) => all.filter(isMeant).length;
const sum = (all: readonly (number | null)[]) => all.reduce<number>((total, each) => total + (each ?? 0), 0);
const mean = (all: readonly number[]) =>
  all.length === 0 ? null : Math.round(sum(all) / all.length / 1_000);

describe('figures of a period', () => {
  it('are those of its cases', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(aCase, { maxLength: 12 }),
        fc.integer({ min: 0, max: 9 }),
        async (made, from) => {
          await office.store.db.delete(lostOrderTable);
          const rows = made.map((row, index) => ({ ...row, lostNo: `SW${index}` }));
          if (rows.length > 0) await office.store.db.insert(lostOrderTable).values(rows as never);
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
          for (const parts of [data.byType, data.bySeat, data.byDay])
            expect([sum(parts.map(each => each.total)), sum(parts.map(each => each.returned))]).toEqual([
              data.total,
              data.returned,
            ]);
          expect(sum(data.byCompany.map(each => each.total))).toBe(
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
    const [row] = fc.sample(aCase, 1);
    await office.store.db.insert(lostOrderTable).values({ ...row, addressType: '450103' } as never);
    const elsewhere = await office.aClerk({ rights: ['lost'], areaIds: ['450105'] });
    expect((await elsewhere.ask(lostReportCalls.statistics, {})).data).toMatchObject({
      total: 0,
      recoverRate: null,
      byType: [],
    });
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
      },
    ]);
  });
});
