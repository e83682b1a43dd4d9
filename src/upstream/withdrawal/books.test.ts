/** Whatever people and the provider do, in any order and at once: the books add up, and nothing is paid twice. */
import { and, eq, inArray } from 'drizzle-orm';
import { groupBy, sumBy } from 'es-toolkit';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  aLyingProvider,
  type LyingProvider,
  MOODS,
  type Mood,
} from '../../../tests/builders/lying-provider.ts';
import { anOffice, type Office } from '../../../tests/builders/office.ts';
import { setProperty } from '../../../tests/builders/property.ts';
import { IS_FULL } from '../../../tests/builders/tier.ts';
import type { Person } from '../../../tests/builders/upstream.ts';
import {
  AUDITOR,
  aDriverWithMoney,
  approve,
  ask,
  book,
  PAYER,
  pay,
  refuse,
  theBooks,
} from '../../../tests/builders/withdrawals.ts';
import { driverCashCalls } from '../../contract/driver-cash.ts';
import { outlayCalls } from '../../contract/outlay.ts';
import type { Db } from '../core/context.ts';
import { cashAdjustment, cashEntry } from '../domain/cash/tables.ts';
import { runPayments } from '../domain/payments/paying.ts';
import { takePayment } from '../domain/payments/reports.ts';
import { outlayTable } from '../domain/payments/tables.ts';
import { webhookPayments } from '../ports/webhook-payments.ts';
import { SETTLERS } from '../settlers.ts';
import { withdrawalTable } from './tables.ts';

const ACTS = [
  'earn',
  'adjust',
  'reverse',
  'decide',
  'ask',
  'approve',
  'refuse',
  'pay',
  'send',
  'report',
  'query',
] as const;
type Act = (typeof ACTS)[number];

interface Doing {
  act: Act;
  /** Which driver, and which person. */
  of: 0 | 1;
  by: 0 | 1 | 2;
  /** Fen; some are alike, so that a business comes twice. */
  amount: number;
}

/** Acts that happen at the same moment. */
const aRound = (acts: readonly Act[]) =>
  fc.array(
    fc.record<Doing>({
      act: fc.constantFrom(...acts),
      of: fc.constantFrom(0, 1),
      by: fc.constantFrom(0, 1, 2),
      amount: fc.oneof(fc.constantFrom(1_000, 1_049, 1_050, 500_001), fc.integer({ min: 1, max: 9_999 })),
    }),
    { minLength: 2, maxLength: 5 },
  );
/** Each step of a withdrawal many times at once, and what does not belong there. */
const aCycle = fc.tuple(
  aRound(['earn', 'earn', 'ask', 'adjust']),
  aRound(['ask', 'ask', 'ask', 'earn', 'adjust']),
  aRound(['approve', 'approve', 'approve', 'decide', 'reverse', 'ask']),
  aRound(['approve', 'approve', 'decide', 'pay']),
  aRound(['pay', 'pay', 'pay', 'refuse']),
  aRound(['send', 'send', 'query', 'report', 'pay']),
  aRound(ACTS),
);
const aCourse = fc.record({
  feePercent: fc.constantFrom(0, 1, 7),
  mood: fc.constantFrom(...MOODS),
  cycles: fc.array(aCycle, { minLength: 1, maxLength: 3 }),
});

const RUNS = IS_FULL ? 40 : 8;

let office: Office;
let people: readonly Person[];
let provider: LyingProvider;
let mood: Mood = 'honest';
let reports = 0;
beforeAll(async () => {
  office = await anOffice();
  people = await Promise.all(
    [1, 2, 3].map(() => office.aClerk({ rights: [...AUDITOR, ...PAYER, 'finance:check'] })),
  );
  provider = await aLyingProvider(() => mood);
  office.ports.payments = webhookPayments({ ...provider, clock: office.clock, timeoutMs: 2_000 });
  // those of the samples are none of this
  await office.store.db.delete(outlayTable);
});
afterAll(async () => {
  provider.close();
  await office.close();
});

it('adds up', { timeout: 600_000 }, async () => {
  let paid = 0;
  await fc.assert(
    fc.asyncProperty(aCourse, async ({ feePercent, mood: next, cycles }) => {
      await setProperty(office.store.db, 'withdrawal.feePercent', String(feePercent));
      const drivers = [await aDriverWithMoney(office, 600_000), await aDriverWithMoney(office, 2_000)];
      const ids = drivers.map(({ id }) => id);
      mood = next;
      for (const round of cycles.flat()) {
        const seen = await look(ids);
        await Promise.all(round.map(doing => act(doing, ids[doing.of] ?? '', seen)));
        await expectSound(ids);
      }
      await settle(ids);
      await expectSound(ids);
      paid += await expectPaidOnce(ids);
    }),
    { numRuns: RUNS, seed: 71 },
  );
  // where hardly anything is paid, nothing is said
  expect(paid).toBeGreaterThan(RUNS / 4);
});

async function look(ids: readonly string[]) {
  const { db } = office.store;
  return {
    withdrawals: await db
      .select()
      .from(withdrawalTable)
      .where(inArray(withdrawalTable.driverId, [...ids])),
    adjustments: await db
      .select()
      .from(cashAdjustment)
      .where(inArray(cashAdjustment.driverId, [...ids])),
    entries: await db
      .select()
      .from(cashEntry)
      .where(inArray(cashEntry.driverId, [...ids])),
    outlays: await db
      .select()
      .from(outlayTable)
      .where(inArray(outlayTable.driverId, [...ids])),
  };
}
type Seen = Awaited<ReturnType<typeof look>>;

/** A refusal is an answer, too; whether it was right, the books say. */
async function act({ act, by, amount }: Doing, driverId: string, seen: Seen): Promise<unknown> {
  const who = people[by] as Person;
  const ofDriver = <R extends { driverId: string | null }>(rows: readonly R[]) =>
    rows.filter(row => row.driverId === driverId);
  const last = ofDriver(seen.withdrawals).at(-1);
  const outlay = ofDriver(seen.outlays).at(-1);
  switch (act) {
    case 'earn':
      return book(office, driverId, amount, { bizNo: `${driverId}-${amount}` }).catch(() => undefined);
    case 'adjust': {
      const body = { driverId, amount: amount % 2 === 0 ? amount : -amount, reason: '调整' };
      return who.ask(driverCashCalls.askCashAdjustment, { body });
    }
    case 'reverse': {
      const entry = ofDriver(seen.entries)[amount % Math.max(1, seen.entries.length)];
      return (
        entry && who.ask(driverCashCalls.askCashReversal, { body: { entryId: entry.id, reason: '冲正' } })
      );
    }
    case 'decide': {
      const one = ofDriver(seen.adjustments).at(-1);
      return (
        one && who.ask(driverCashCalls.approveCashAdjustment, { body: { id: one.id, version: one.version } })
      );
    }
    case 'ask':
      return ask(who, driverId, amount, amount % 2 === 0 ? 2 : 4);
    case 'approve':
      return last && approve(who, last);
    case 'refuse':
      return last && refuse(who, last);
    case 'pay':
      return last && pay(who, last);
    case 'send':
      return office.run(runPayments(SETTLERS));
    case 'report':
      return outlay && reportTruly(outlay.outTradeNo);
    case 'query':
      return outlay && who.ask(outlayCalls.queryOutlay, { body: { id: outlay.id } });
  }
}

/** What the provider’s books say. */
async function reportTruly(outTradeNo: string): Promise<void> {
  const entry = provider.books.get(outTradeNo);
  if (!entry || entry.state === 'processing') return;
  const { state, amount, tradeNo, payTime } = entry;
  const outcome = state === 'paid' ? { state, tradeNo, payTime } : { state, failCode: 'CLOSED' };
  const told = { reportNo: `books ${++reports}`, outTradeNo, amount, outcome, reportedBy: null } as const;
  await office.store.db.transaction(inside =>
    takePayment({ db: inside as unknown as Db, clock: office.clock, settlers: SETTLERS }, told),
  );
}

/** Whatever is under way ends, however the provider has behaved. */
async function settle(ids: readonly string[]): Promise<void> {
  mood = 'honest';
  provider.catchUp();
  for (let turn = 0; turn < 3; turn += 1) {
    await office.store.db
      .update(outlayTable)
      .set({ nextOn: office.clock() })
      .where(and(eq(outlayTable.state, 2), inArray(outlayTable.driverId, [...ids])));
    await office.run(runPayments(SETTLERS));
  }
}

async function expectSound(ids: readonly string[]): Promise<void> {
  for (const id of ids) {
    const { balance, held, entries, open } = await theBooks(office, id);
    expect([balance, held]).toEqual([entries, open]);
    expect(Math.min(held, balance - held)).toBeGreaterThanOrEqual(0);
  }
}

/** @returns how many were paid */
async function expectPaidOnce(ids: readonly string[]): Promise<number> {
  const { withdrawals, outlays, entries } = await look(ids);
  const names = new Map(outlays.map(({ outTradeNo, bizStrId }) => [outTradeNo, bizStrId]));
  const moved = groupBy(
    provider.moved.filter(({ outTradeNo }) => names.has(outTradeNo)),
    ({ outTradeNo }) => (names.get(outTradeNo) ?? '').replace(/-\d+$/, ''),
  );
  for (const { withdrawNo, state, realAmount, fee, driverId } of withdrawals) {
    const went = moved[withdrawNo] ?? [];
    const booked = entries.filter(one => one.driverId === driverId && one.bizNo === withdrawNo);
    if (state === 11) {
      expect(went.map(({ amount }) => amount)).toEqual([realAmount]);
      expect(sumBy(booked, ({ amount }) => amount)).toBe(-realAmount - fee);
    } else expect([went, booked, [12].includes(state)]).toEqual([[], [], false]);
  }
  return Object.keys(moved).length;
}
