/** Lost cases of every standing, as the table has them. */
import fc from 'fast-check';
import { CLOSE_MS, FIRST_ACTION_MS } from '../../src/contract/lost-order.ts';
import { stageOf } from '../../src/contract/lost-states.ts';
import type { Db } from '../../src/upstream/core/context.ts';
import { lostOrderTable } from '../../src/upstream/domain/lost/tables.ts';
import { TEST_TIME } from './time-and-chance.ts';

const MINUTE = 60_000;

/** Of any standing between new and closed. Offsets are minutes, `ago` before now. */
export const aRandomCase = fc
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
    handleUserId: fc.constantFrom<string>('7', '8'),
    rewardAmount: fc.nat({ max: 10_000 }),
    addressType: fc.constantFrom<string>('450103', '450105'),
  })
  .map(({ ago, firstAction, isMatched, closed, ...said }) => {
    const createdOn = TEST_TIME - ago * MINUTE;
    const isBegun = firstAction !== null;
    const isClosed = isBegun && closed !== null;
    const isBack = isClosed && said.handleResult === 1;
    const by = said.payStatus === 1 ? 'vip' : 'usual';
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
      goodsName: '包',
      handleUserId: isBegun ? said.handleUserId : null,
      handleUserName: isBegun ? `职员${said.handleUserId}` : null,
      handleStartDate,
      matchTime: isBegun && isMatched ? createdOn + (firstAction + 30) * MINUTE : null,
      handleEndDate: isClosed ? createdOn + (firstAction + closed) * MINUTE : null,
      rewardAmount: isBack ? said.rewardAmount : null,
      payTime: said.payStatus === 1 ? createdOn : null,
      slaDeadline: isClosed ? null : createdOn + (isBegun ? CLOSE_MS : FIRST_ACTION_MS)[by],
      searchKey: '',
      createdOn,
      updatedOn: createdOn,
    };
  });

type RandomCase = typeof aRandomCase extends fc.Arbitrary<infer Row> ? Row : never;

/** These and no others, each with a number of its own. */
export async function keepCases<Row extends RandomCase>(db: Db, made: readonly Row[]) {
  await db.delete(lostOrderTable);
  const rows = made.map((row, index) => ({ ...row, lostNo: `SW${index}` }));
  if (rows.length > 0) await db.insert(lostOrderTable).values(rows as never);
  return rows;
}
