/** Drivers with money on their cash accounts, and what they and clerks ask for. */
import { eq, sum } from 'drizzle-orm';
import type { CashBizType } from '../../src/contract/cash-states.ts';
import { withdrawalCalls } from '../../src/contract/withdrawal-calls.ts';
import type { Db } from '../../src/upstream/core/context.ts';
import { searchKey } from '../../src/upstream/core/search-key.ts';
import { postCashEntry } from '../../src/upstream/domain/cash/entries.ts';
import { cashAccount, cashEntry } from '../../src/upstream/domain/cash/tables.ts';
import { driverAccount } from '../../src/upstream/domain/fleet/driver-desk.ts';
import { driver } from '../../src/upstream/domain/fleet/tables.ts';
import { driverBankCard } from '../../src/upstream/domain/lost/things-tables.ts';
import { type WithdrawalRow, withdrawalTable } from '../../src/upstream/withdrawal/tables.ts';
import type { Person, Upstream } from './upstream.ts';

/** What people who work with withdrawals hold. */
export const AUDITOR = ['finance.withdrawal', 'finance.withdrawal:audit'] as const;
export const PAYER = ['finance', 'finance.withdrawal', 'finance.withdrawal:pay'] as const;
export const CARD_NO = '6222021234567890128';
export const [BY_CARD, BY_APP] = [2, 4] as const;

let bookings = 0;

/** In a transaction of its own, as a reward does it. */
export const book = (
  { store, clock }: Upstream,
  driverId: string,
  amount: number,
  about: { bizType?: CashBizType; bizNo?: string } = {},
) =>
  store.db.transaction(inside =>
    postCashEntry(
      { db: inside as unknown as Db, clock },
      { driverId, bizType: 1, bizNo: `AD-${++bookings}`, amount, operator: null, ...about },
    ),
  );

let drivers = 0;

/** New, with an account in the app and a card that are long known. @param balance fen */
export async function aDriverWithMoney(upstream: Upstream, balance: number) {
  const { db } = upstream.store;
  const long = { createdOn: 0, updatedOn: 0 };
  const name = `司机${++drivers}`;
  const mobile = `199${String(20_000_000 + drivers)}`;
  const [found] = await db
    .insert(driver)
    .values({ name, mobile, addressType: '450103', searchKey: searchKey(name), ...long })
    .returning();
  if (!found) throw new Error('no driver');
  await db.insert(driverAccount).values({ driverId: found.id, ...long });
  const card = { bankName: '桂林银行', cardHolder: name, cardNo: CARD_NO };
  await db.insert(driverBankCard).values({ ...card, driverId: found.id, ...long });
  if (balance > 0) await book(upstream, found.id, balance);
  return found;
}

export const ask = (
  by: Person,
  driverId: string,
  amount: number,
  channel: typeof BY_CARD | typeof BY_APP = BY_CARD,
) => by.ask(withdrawalCalls.askWithdrawal, { body: { driverId, amount, channel } });

type Named = Pick<WithdrawalRow, 'id' | 'version'>;
export const approve = (by: Person, { id, version }: Named) =>
  by.ask(withdrawalCalls.approveWithdrawal, { body: { id, version } });
export const refuse = (by: Person, { id, version }: Named, reason = '资料不符') =>
  by.ask(withdrawalCalls.refuseWithdrawal, { body: { id, version, reason } });
export const pay = (by: Person, { id, version }: Named) =>
  by.ask(withdrawalCalls.payWithdrawal, { body: { id, version } });

export async function theWithdrawal(
  { store }: Pick<Upstream, 'store'>,
  { id }: Pick<WithdrawalRow, 'id'>,
): Promise<WithdrawalRow> {
  const [row] = await store.db.select().from(withdrawalTable).where(eq(withdrawalTable.id, id));
  if (!row) throw new Error(`no withdrawal ${id}`);
  return row;
}

/** The account with what its entries and open withdrawals add up to. */
export async function theBooks({ store }: Pick<Upstream, 'store'>, driverId: string) {
  const [account] = await store.db.select().from(cashAccount).where(eq(cashAccount.driverId, driverId));
  const [entries] = await store.db
    .select({ sum: sum(cashEntry.amount).mapWith(Number) })
    .from(cashEntry)
    .where(eq(cashEntry.driverId, driverId));
  const asked = await store.db.select().from(withdrawalTable).where(eq(withdrawalTable.driverId, driverId));
  const open = asked.filter(({ state }) => [0, 10, 12, 21].includes(state));
  return {
    balance: account?.balance ?? 0,
    held: account?.held ?? 0,
    entries: entries?.sum ?? 0,
    open: open.reduce((total, { amount }) => total + amount, 0),
  };
}
