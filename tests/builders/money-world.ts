/** Two servers on one database before one payment provider, the people who ask for payments and approve them, and cases. */
import { eq } from 'drizzle-orm';
import type { LostOrder } from '../../src/contract/lost-order.ts';
import { adminUser } from '../../src/upstream/core/identity/tables.ts';
import { lostOrderTable } from '../../src/upstream/domain/lost/tables.ts';
import { driverBankCard } from '../../src/upstream/domain/lost/things-tables.ts';
import { runPayments } from '../../src/upstream/domain/payments/paying.ts';
import { outlayTable } from '../../src/upstream/domain/payments/tables.ts';
import { webhookPayments } from '../../src/upstream/ports/webhook-payments.ts';
import { SETTLERS } from '../../src/upstream/settlers.ts';
import { aDriverWithAccount, aLostCase, LOST_RIGHTS } from './lost-cases.ts';
import { aLyingProvider, type Mood } from './lying-provider.ts';
import { anOffice } from './office.ts';
import { aMachine } from './open-door.ts';
import { anUpstream, type Person } from './upstream.ts';

export const CARD = '6222021234567890128';
const PAYER = { payerName: '韦丽娟', payerMobile: '13807710000' };
const MONEY = [...LOST_RIGHTS, 'lost:refund', 'lost:reward'];
const DAY_MS = 86_400_000;

export type MoneyWorld = Awaited<ReturnType<typeof aMoneyWorld>>;

export async function aMoneyWorld() {
  const office = await anOffice();
  const { store, clock } = office;
  const { db } = store;
  const beside = { ...(await anUpstream({ store, now: clock, seed: 3 })), clock };
  const servers = [office, beside] as const;

  const clerk = await office.aClerk({ rights: MONEY });
  const people = {
    clerk,
    colleague: await office.aClerk({ rights: MONEY }),
    finance: await office.aClerk({ rights: ['finance', 'finance:check', 'lost'] }),
    /** Another account with the clerk's number. */
    double: await office.aClerk({ rights: [...MONEY, 'finance', 'finance:check'] }),
    /** Takes cases down and matches them, and moves no money. */
    desk: await office.aClerk({ rights: LOST_RIGHTS }),
  };
  for (const { id } of [people.clerk, people.double])
    await db.update(adminUser).set({ mobile: '13877700001' }).where(eq(adminUser.id, id));

  const driver = await aDriverWithAccount(office);
  const card = { bankName: '桂林银行', cardHolder: '韦师傅', cardNo: CARD };
  await db.insert(driverBankCard).values({ ...card, driverId: driver.id, createdOn: 0, updatedOn: 0 });

  const machine = await aMachine(office, office.admin, ['reportPayments']);
  let mood: Mood = 'honest';
  const provider = await aLyingProvider(() => mood);
  for (const { ports } of servers) ports.payments = webhookPayments({ ...provider, clock, timeoutMs: 2_000 });

  const pay = (at: number) => (servers[at] ?? office).run(runPayments(SETTLERS));

  return {
    office,
    db,
    servers,
    people,
    driver,
    provider,
    machine,
    /** The same person at another server. */
    at: (person: Person, server: number) => (servers[server] ?? office).person(person.token, person.id),
    pay,
    turn: (next: Mood) => {
      mood = next;
    },
    /** Whatever is under way ends, however the provider has behaved. */
    async settle() {
      mood = 'honest';
      provider.catchUp();
      for (let turn = 0; turn < 3; turn += 1) {
        await db.update(outlayTable).set({ nextOn: clock() }).where(eq(outlayTable.state, 2));
        await pay(turn % 2);
      }
    },
    /** What has been asked for so far is of another day. */
    async nextDay() {
      const rows = await db.select({ id: outlayTable.id, on: outlayTable.createdOn }).from(outlayTable);
      for (const { id, on } of rows)
        if (on > clock() - DAY_MS)
          await db
            .update(outlayTable)
            .set({ createdOn: on - DAY_MS })
            .where(eq(outlayTable.id, id));
    },
    /** @param amount fen that its owner has paid; 0 for nothing */
    async aCase(amount: number): Promise<LostOrder> {
      const row = await aLostCase(people.desk);
      if (amount > 0) {
        const paid = { tradeChannel: 1, tradeNo: `WX-${row.id}`, bizCode: 1, bizStrId: row.id, amount };
        const report = { reportId: `paid-${row.id}`, ...paid, ...PAYER, payTime: clock() };
        await machine.send('POST', '/api/open/incomes', { reports: [report] });
      }
      return row;
    },
    /** Closed as returned by the driver, as stored: the calls that lead there are not what a race is about. */
    async aReturnedCase(matchedBy: Person = people.desk): Promise<LostOrder> {
      const row = await aLostCase(people.desk);
      const returned = { handleStatus: 2, handleResult: 1, ownerConfirm: 1, rewardStatus: 0 } as const;
      const matched = { matchStatus: 1, matchDriverId: driver.id, matchUserId: matchedBy.id } as const;
      await db
        .update(lostOrderTable)
        .set({ ...returned, ...matched, propertyConfirm: 1, propertyReturn: 2 })
        .where(eq(lostOrderTable.id, row.id));
      return row;
    },
    async close() {
      provider.close();
      await beside.app.close();
      await office.close();
    },
  };
}
