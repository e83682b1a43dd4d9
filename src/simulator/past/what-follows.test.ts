/** What the rooms besides orders add to the past: nothing waits that is late, and what belongs together agrees. */
import { and, eq, gte, inArray, isNotNull, like, lt, not, sql } from 'drizzle-orm';
import { groupBy } from 'es-toolkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aStore } from '../../../tests/builders/database.ts';
import { isOfPast, PAST, TO_MAKE_A_PAST } from '../../../tests/builders/past.ts';
import { TEST_TIME } from '../../../tests/builders/time-and-chance.ts';
import { isOver } from '../../contract/alarm.ts';
import { MATCHED } from '../../contract/payment-states.ts';
import { DIFFERENCE_WAITS } from '../../contract/reconciliation-states.ts';
import { WITHDRAWN } from '../../contract/withdrawal-states.ts';
import { alarmTable } from '../../upstream/alarm/tables.ts';
import { alertCondition, alertMessage } from '../../upstream/alerts/tables.ts';
import type { Db } from '../../upstream/core/context.ts';
import type { Store } from '../../upstream/core/database/store.ts';
import { DAY_MS, dateInShanghai, startOfDay } from '../../upstream/core/day.ts';
import { pushRow } from '../../upstream/core/outbox/tables.ts';
import { smsOutbox } from '../../upstream/core/outside/sms-outbox.ts';
import { job } from '../../upstream/core/work/tables.ts';
import { bookDay, difference } from '../../upstream/domain/books/tables.ts';
import { callBack, callRecord } from '../../upstream/domain/calls/tables.ts';
import { cashAccount, cashEntry } from '../../upstream/domain/cash/tables.ts';
import { complaintTable } from '../../upstream/domain/complaints/tables.ts';
import { lostOrderTable } from '../../upstream/domain/lost/tables.ts';
import { orderTimer, taxiOrder } from '../../upstream/domain/orders/tables.ts';
import { incomeTable, outlayTable } from '../../upstream/domain/payments/tables.ts';
import { withdrawalTable } from '../../upstream/withdrawal/tables.ts';
import { CITY_NUMBERS } from '../city/host/city-passengers.ts';
import { PAST_DAYS } from './frame/days.ts';
import { addPast } from './past.ts';

const today = startOfDay(TEST_TIME);

/** What others would be told, and what would be done, if somebody looked. */
const WAITING = { pushRow, smsOutbox, alertMessage, alertCondition, job, orderTimer };
const waiting = (of: Db) =>
  Promise.all(Object.entries(WAITING).map(async ([name, table]) => [name, await of.$count(table)]));

let store: Store;
let db: Db;
let before: unknown;
beforeAll(async () => {
  store = await aStore();
  ({ db } = store);
  before = await waiting(db);
  await db.transaction(inside => addPast(inside as unknown as Db, PAST));
}, TO_MAKE_A_PAST);
afterAll(() => store.close());

describe('what follows from the past', () => {
  it('are no pushes, text messages, alerts, jobs or timers', async () => {
    expect(await waiting(db)).toEqual(before);
  });

  it('has people of the city only, by their numbers', async () => {
    const strange = await db
      .select()
      .from(callRecord)
      .where(
        and(
          isNotNull(callRecord.callno),
          not(like(callRecord.callno, CITY_NUMBERS)),
          not(sql`${callRecord.callId} like 'sample-%'`),
        ),
      );
    expect(strange).toEqual([]);
    const cases = await db
      .select()
      .from(lostOrderTable)
      .where(sql`${lostOrderTable.transactionId} like 'SIM-%'`);
    expect(cases.length).toBeGreaterThan(0);
    expect(cases.filter(({ ownerMobile }) => !ownerMobile?.startsWith('199'))).toEqual([]);
  });

  it('waits for nobody longer than it may', async () => {
    const overdue = await db
      .select()
      .from(lostOrderTable)
      .where(and(lt(lostOrderTable.slaDeadline, TEST_TIME), like(lostOrderTable.ownerMobile, CITY_NUMBERS)));
    expect(overdue).toEqual([]);
    const answers = await db
      .select()
      .from(complaintTable)
      .where(and(inArray(complaintTable.state, [0, 1]), like(complaintTable.mobile, CITY_NUMBERS)));
    expect(answers.filter(({ deadline }) => deadline !== null && deadline < TEST_TIME)).toEqual([]);
    const alarms = await db.select().from(alarmTable).where(isNotNull(alarmTable.handleUserId));
    expect(alarms.length).toBeGreaterThan(0);
    expect(alarms.filter(({ state, escalateOn }) => !isOver(state) || escalateOn !== null)).toEqual([]);
  });

  it('calls back who was missed, and has records of calls for three months', async () => {
    const backs = await db
      .select()
      .from(callBack)
      .innerJoin(callRecord, eq(callRecord.id, callBack.lastCallId))
      .where(sql`${callRecord.callId} like 'past-%'`);
    expect(backs.length).toBeGreaterThan(0);
    expect(backs.filter(({ call_back }) => call_back.state !== 2)).toEqual([]);
    const [first] = await db.select({ on: sql<string>`min(entered_on)` }).from(callRecord);
    expect(Number(first?.on)).toBeLessThan(today - (PAST_DAYS - 2) * DAY_MS);
  });

  it('binds calls and orders to each other', async () => {
    const bound = await db
      .select()
      .from(taxiOrder)
      .innerJoin(callRecord, eq(callRecord.id, sql`${taxiOrder.callId}::bigint`))
      .where(isOfPast);
    expect(bound.length).toBeGreaterThan(0);
    const named = await db
      .select()
      .from(taxiOrder)
      .where(and(isOfPast, isNotNull(taxiOrder.callId)));
    expect(bound).toHaveLength(named.length);
    const wrong = bound.filter(
      ({ taxi_order: order, call_record: call }) =>
        call.orderId !== order.id ||
        call.callno !== order.mobile ||
        call.agentName !== order.operatorName ||
        (call.begin ?? Number.POSITIVE_INFINITY) > order.createdOn ||
        (call.end ?? 0) < order.createdOn,
    );
    expect(wrong).toEqual([]);
  });

  it('pays fees, refunds and rewards of lost cases as the cases have them', async () => {
    const cases = await db.select().from(lostOrderTable).where(sql`${lostOrderTable.lostNo} like 'SW%'`);
    const incomes = groupBy(
      await db.select().from(incomeTable).where(eq(incomeTable.bizCode, 1)),
      ({ bizStrId }) => bizStrId ?? '',
    );
    const outlays = groupBy(
      await db
        .select()
        .from(outlayTable)
        .where(inArray(outlayTable.bizCode, [1, 2])),
      ({ bizStrId }) => bizStrId,
    );
    const wrong = cases.filter(
      ({
        id,
        transactionId,
        payAmount,
        rewardStatus,
        rewardAmount,
        refundStatus,
        refundAmount,
        serialNum,
        refundNo,
      }) => {
        const [fee, paid] = [incomes[id] ?? [], outlays[id] ?? []];
        if (transactionId && (fee.length !== 1 || fee[0]?.amount !== payAmount)) return true;
        if (rewardStatus === 1 && serialNum)
          return paid[0]?.amount !== rewardAmount || paid[0]?.tradeNo !== serialNum;
        if (refundStatus === 1)
          return paid[0]?.amount !== refundAmount || paid[0]?.outTradeNo !== refundNo || fee[0]?.state !== 4;
        return false;
      },
    );
    expect(wrong.map(({ lostNo }) => lostNo)).toEqual([]);
  });

  it('closes the books of two weeks but for yesterday, which has a difference of each kind', async () => {
    const days = await db.select().from(bookDay).orderBy(bookDay.day);
    expect(days).toHaveLength(13);
    expect(days.at(-1)?.endOn).toBe(today - DAY_MS);
    const differences = await db.select().from(difference);
    expect(new Set(differences.map(({ day }) => day))).toEqual(new Set([dateInShanghai(today - DAY_MS)]));
    expect(differences.map(({ type }) => type).sort()).toEqual([1, 2, 3, 4, 5]);
    expect(differences.filter(({ handleState }) => handleState !== DIFFERENCE_WAITS)).toEqual([]);
    const compared = await db
      .select()
      .from(incomeTable)
      .where(and(lt(incomeTable.payTime, today - DAY_MS), gte(incomeTable.payTime, days[0]?.startOn ?? 0)));
    expect(compared.filter(({ reconState }) => reconState !== MATCHED)).toEqual([]);
  });

  it('keeps cash accounts that are the sums of their entries', async () => {
    const accounts = await db.select().from(cashAccount);
    const entries = groupBy(await db.select().from(cashEntry), ({ driverId }) => driverId);
    const sums = accounts.map(({ driverId }) =>
      (entries[driverId] ?? []).reduce((sum, { amount }) => sum + amount, 0),
    );
    expect(accounts.map(({ balance }) => balance)).toEqual(sums);
    const paid = await db
      .select()
      .from(withdrawalTable)
      .innerJoin(outlayTable, eq(outlayTable.id, withdrawalTable.outlayId))
      .where(and(eq(withdrawalTable.state, WITHDRAWN), like(withdrawalTable.withdrawNo, 'TX2%')));
    expect(paid.length).toBeGreaterThan(0);
    const wrong = paid.filter(
      ({ withdrawal, outlay }) =>
        outlay.amount !== withdrawal.realAmount || outlay.payTime !== withdrawal.payTime,
    );
    expect(wrong).toEqual([]);
  });
});
