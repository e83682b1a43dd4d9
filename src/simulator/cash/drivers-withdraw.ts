/** Drivers of the demonstration withdraw what is on their cash accounts, now and then, as by their app. */
import { and, asc, eq, gte, inArray, notExists, sql } from 'drizzle-orm';
import { ENTERPRISE_PAY, UNION_PAY } from '../../contract/payment-states.ts';
import { BY_DRIVER, OPEN_STATES, TO_AUDIT } from '../../contract/withdrawal-states.ts';
import type { Chance, Clock, Db } from '../../upstream/core/context.ts';
import { retryTransaction } from '../../upstream/core/database/fault.ts';
import { trySerialize } from '../../upstream/core/database/serialize.ts';
import type { Job } from '../../upstream/core/jobs.ts';
import { readProperties } from '../../upstream/core/properties.ts';
import { cashAccount } from '../../upstream/domain/cash/tables.ts';
import { driverAccount } from '../../upstream/domain/fleet/driver-desk.ts';
import { driverBankCard } from '../../upstream/domain/lost/things-tables.ts';
import { askForWithdrawal } from '../../upstream/withdrawal/asking.ts';
import { withdrawalTable } from '../../upstream/withdrawal/tables.ts';
import { SAMPLE_APP } from '../demonstration/driver-desk.ts';

/** While so many wait to be audited, nobody asks for more: a demonstration is no flood. */
const MOST_WAITING = 12;
/** Of the minutes in which somebody does. */
const SHARE = 0.2;
const IN_USE = 1;
const YUAN = 100;

/** Two processes at once: one of them does it. */
export const driversWithdraw: Job = {
  name: 'simulated-withdrawals',
  everyMs: 60_000,
  run: async ({ db, clock, chance }) => {
    if (fractionOf(chance) >= SHARE) return;
    await retryTransaction(db, inside => oneWithdraws(inside as unknown as Db, clock, chance));
  },
};

/** From 0 up to 1. */
const fractionOf = (chance: Chance): number => chance.bytes(4).readUInt32BE() / 2 ** 32;

async function oneWithdraws(db: Db, clock: Clock, chance: Chance): Promise<void> {
  if (!(await trySerialize(db, 'simulated withdrawals'))) return;
  if ((await db.$count(withdrawalTable, eq(withdrawalTable.state, TO_AUDIT))) >= MOST_WAITING) return;
  const { 'withdrawal.min': least } = await readProperties(db, 'withdrawal.min');
  const able = await whoCould(db, least);
  const one = able[Math.floor(fractionOf(chance) * able.length)];
  if (!one) return;
  const { driverId, available, hasCard } = one;
  const amount = least + Math.floor((fractionOf(chance) * (available - least)) / YUAN) * YUAN;
  await askForWithdrawal(
    { db, clock },
    {
      driverId,
      amount,
      channel: hasCard ? UNION_PAY : ENTERPRISE_PAY,
      source: BY_DRIVER,
      applicant: null,
      askedBy: SAMPLE_APP,
      submitNo: `${SAMPLE_APP}-${clock()}`,
    },
  );
}

/** @param least fen */
async function whoCould(db: Db, least: number) {
  const { driverId, balance, held } = cashAccount;
  const open = db
    .select({ id: withdrawalTable.id })
    .from(withdrawalTable)
    .where(and(eq(withdrawalTable.driverId, driverId), inArray(withdrawalTable.state, [...OPEN_STATES])));
  const rows = await db
    .select({ driverId, balance, held, cardNo: driverBankCard.cardNo })
    .from(cashAccount)
    .innerJoin(driverAccount, and(eq(driverAccount.driverId, driverId), eq(driverAccount.state, IN_USE)))
    .leftJoin(driverBankCard, eq(driverBankCard.driverId, driverId))
    .where(and(gte(sql`${balance} - ${held}`, least), notExists(open)))
    .orderBy(asc(driverId));
  return rows.map(({ cardNo, ...row }) => ({
    driverId: row.driverId,
    available: row.balance - row.held,
    hasCard: cardNo !== null,
  }));
}
