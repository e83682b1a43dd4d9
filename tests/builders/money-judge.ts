/** What is wrong about the payments of a case, from the rows of the database and the provider's own books. */
import { and, eq, inArray, isNull } from 'drizzle-orm';
import { groupBy } from 'es-toolkit';
import { adminUser } from '../../src/upstream/core/identity/tables.ts';
import { lostOrderTable } from '../../src/upstream/domain/lost/tables.ts';
import {
  type IncomeRow,
  incomeTable,
  type OutlayRow,
  outlayTable,
} from '../../src/upstream/domain/payments/tables.ts';
import { CARD, type MoneyWorld } from './money-world.ts';

type Wrong = 'twice' | 'early' | 'elsewhere' | 'alone';
/** What is wrong, with what shows it. */
export interface Finding {
  wrong: Wrong;
  why: string;
}

const [REFUND, REWARD] = [1, 2] as const;
const [WAITING, PAID, PROCESSING, , CLOSED] = [0, 1, 2, 3, 4] as const;
const UNION_PAY = 2;
/** Fen, as the properties are where nobody has set them. */
const LIMITS: Readonly<Record<number, number>> = { [REFUND]: 20_000, [REWARD]: 50_000 };
const DAY_LIMIT = 100_000;
const HALF_A_DAY_MS = 43_200_000;

const sum = (all: readonly { amount: number }[]) => all.reduce((total, { amount }) => total + amount, 0);
const isOut = ({ state }: OutlayRow) => state === PAID || state === PROCESSING;
const isAtBank = ({ bizCode, tradeChannel }: OutlayRow) => bizCode === REWARD && tradeChannel === UNION_PAY;

/** Once everything has ended. */
export async function findWrongs({ db, provider, driver }: MoneyWorld, id: string): Promise<Finding[]> {
  const [about] = await db.select().from(lostOrderTable).where(eq(lostOrderTable.id, id));
  const outlays = await db
    .select()
    .from(outlayTable)
    .where(and(inArray(outlayTable.bizCode, [REFUND, REWARD]), eq(outlayTable.bizStrId, id)));
  const incomes = await db
    .select()
    .from(incomeTable)
    .where(and(eq(incomeTable.bizCode, 1), eq(incomeTable.bizStrId, id)));
  const findings: Finding[] = [];
  const find = (isWrong: boolean, wrong: Wrong, why: string) => {
    if (isWrong) findings.push({ wrong, why: `case ${id}: ${why}` });
  };
  const moved = provider.moved.filter(one => outlays.some(({ outTradeNo }) => outTradeNo === one.outTradeNo));
  const movedFor = (bizCode: number) =>
    moved.filter(one => outlays.some(row => row.bizCode === bizCode && row.outTradeNo === one.outTradeNo));

  for (const bizCode of [REFUND, REWARD]) {
    const own = outlays.filter(row => row.bizCode === bizCode);
    const atBank = own.filter(row => isAtBank(row) && row.state === PAID);
    find(movedFor(bizCode).length + atBank.length > 1, 'twice', `kind ${bizCode} was paid more than once`);
    find(
      own.filter(row => isOut(row) || row.state === WAITING).length > 1,
      'twice',
      `kind ${bizCode} is live twice`,
    );
  }
  find(sum(movedFor(REFUND)) > sum(incomes), 'twice', 'more was given back than came in');
  find((about?.payAmount ?? 0) !== sum(incomes), 'twice', 'the case counts other incomes than there are');

  for (const row of outlays) {
    const payments = moved.filter(({ outTradeNo }) => outTradeNo === row.outTradeNo);
    const isEarly = row.state === WAITING || row.state === CLOSED;
    find(isEarly && payments.length > 0, 'early', `outlay ${row.id} waits, and was paid`);
    const isBooked = row.state === PAID && !isAtBank(row);
    find(
      isBooked !== payments.length > 0 && row.state !== PROCESSING,
      'early',
      `outlay ${row.id} is not the provider's`,
    );
    find(isBooked && payments[0]?.amount !== row.amount, 'twice', `outlay ${row.id} is of another amount`);
    if (row.bizCode === REWARD && isOut(row))
      find(about?.handleResult !== 1 || about.ownerConfirm !== 1, 'early', 'a reward before the return');
  }

  for (const row of outlays.filter(isOut)) {
    find(
      !isToTheRight(row, incomes, { driver, matched: about?.matchDriverId ?? null }),
      'elsewhere',
      `outlay ${row.id}`,
    );
    for (const question of provider.asked.filter(
      ({ action, outTradeNo }) => action === 'pay' && outTradeNo === row.outTradeNo,
    )) {
      const isSame =
        question.amount === row.amount &&
        question.payee.account === row.payeeAccount &&
        JSON.stringify(question.refundOf ?? null) === JSON.stringify(row.refundOf);
      find(!isSame, 'elsewhere', `outlay ${row.id} was sent otherwise than it stands`);
    }
    const needsSecond =
      row.amount > (LIMITS[row.bizCode] ?? 0) || (row.bizCode === REFUND && row.refundOf === null);
    find(needsSecond && row.checkUserId === null, 'alone', `outlay ${row.id} had no second person`);
    if (row.checkUserId !== null)
      find(
        !(await isSecond(db, row.applyUserId, row.checkUserId)),
        'alone',
        `outlay ${row.id} had none of its own`,
      );
    const isOwn = [about?.createdUserId, about?.matchUserId].includes(row.applyUserId);
    find(row.bizCode === REWARD && isOwn, 'alone', `outlay ${row.id} is by who matched the case`);
  }
  return findings;
}

/** @param known the driver who is rewarded, and whom the case names */
function isToTheRight(
  { bizCode, refundOf, amount, checkUserId, driverId, payeeAccount, tradeChannel }: OutlayRow,
  incomes: readonly IncomeRow[],
  { driver, matched }: { driver: { id: string; mobile: string }; matched: string | null },
): boolean {
  if (bizCode === REWARD)
    return (
      driverId === driver.id &&
      matched === driver.id &&
      payeeAccount === (tradeChannel === UNION_PAY ? CARD : driver.mobile)
    );
  if (refundOf === null) return checkUserId !== null;
  return (
    sum(refundOf) === amount &&
    refundOf.every(part =>
      incomes.some(
        ({ tradeChannel: channel, tradeNo, amount: paid }) =>
          channel === part.channel && tradeNo === part.tradeNo && part.amount <= paid,
      ),
    )
  );
}

async function isSecond(db: MoneyWorld['db'], applicantId: string, approverId: string): Promise<boolean> {
  if (applicantId === approverId) return false;
  const rows = await db
    .select({ mobile: adminUser.mobile, jobNo: adminUser.jobNo })
    .from(adminUser)
    .where(inArray(adminUser.id, [applicantId, approverId]));
  const [one, other] = rows;
  return one !== undefined && other !== undefined && (!one.mobile || one.mobile !== other.mobile);
}

/** Of a day: what went out without a second person is within the limits of who asked and of who was paid. */
export async function findBeyondDay({ db, office }: MoneyWorld): Promise<Finding[]> {
  const rows = await db.select().from(outlayTable).where(isNull(outlayTable.checkUserId));
  const today = rows.filter(row => isOut(row) && row.createdOn > office.clock() - HALF_A_DAY_MS);
  const findings: Finding[] = [];
  for (const whose of ['applyUserId', 'driverId', 'payeeAccount'] as const)
    for (const [id, own] of Object.entries(
      groupBy(
        today.filter(row => row[whose] !== null),
        row => String(row[whose]),
      ),
    ))
      if (sum(own) > DAY_LIMIT)
        findings.push({ wrong: 'alone', why: `${whose} ${id}: ${sum(own)} on a day` });
  return findings;
}
