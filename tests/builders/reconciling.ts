/** Books that are held against statements: payments of a day, files that are sent up, and what became of them. */
import { eq } from 'drizzle-orm';
import type { Envelope } from '../../src/contract/grammar/envelope.ts';
import { reconciliationCalls } from '../../src/contract/reconciliation.ts';
import type { StatementFile } from '../../src/contract/reconciliation-files.ts';
import type { Difference } from '../../src/contract/reconciliation-records.ts';
import type { StatementChannel } from '../../src/contract/reconciliation-statement.ts';
import type { Handling } from '../../src/contract/reconciliation-states.ts';
import type { Db } from '../../src/upstream/core/context.ts';
import { job } from '../../src/upstream/core/work/tables.ts';
import { bookDay, bookEvent, difference } from '../../src/upstream/domain/books/tables.ts';
import { addIncome, type NewIncome } from '../../src/upstream/domain/payments/incomes.ts';
import { incomeTable, outlayTable } from '../../src/upstream/domain/payments/tables.ts';
import { statementBatch, statementLine } from '../../src/upstream/reconciliation/tables.ts';
import { fundFlow } from './channel-bills.ts';
import { anOffice } from './office.ts';
import { anOutlay } from './outlays.ts';
import { type Reply, replyOf } from './request.ts';
import type { Person, Upstream } from './upstream.ts';

/** Milliseconds since 1970 of `YYYY-MM-DD HH:mm:ss` in China. */
export const china = (text: string) => Date.parse(`${text.replace(' ', 'T')}+08:00`);

let count = 0;

/** Yesterday of the tests' clock. */
export const YESTERDAY = '2026-06-14';
export const TODAY = '2026-06-15';

export const anIncome = ({ store, clock }: Upstream, about: Partial<NewIncome> = {}) =>
  store.db.transaction(async inside => {
    const tradeNo = about.tradeNo ?? `4200-${++count}`;
    const { income } = await addIncome(
      { db: inside as unknown as Db, clock, settlers: {} },
      {
        tradeChannel: 1,
        tradeNo,
        outTradeNo: `BK-${tradeNo}`,
        bizCode: 9,
        amount: 2_000,
        payTime: china(`${YESTERDAY} 12:00:00`),
        reportedBy: null,
        ...about,
      },
    );
    return income;
  });

/** As `uploadStatement`, from bytes or text. */
export async function sendUp(
  { app }: Pick<Upstream, 'app'>,
  who: Person,
  content: string | Buffer,
  name = 'bill.csv',
): Promise<Reply<StatementFile>> {
  const boundary = '----a-form';
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\n\r\n`;
  const response = await app.inject({
    method: 'POST',
    url: reconciliationCalls.uploadStatement.path,
    payload: Buffer.concat([Buffer.from(head), Buffer.from(content), Buffer.from(`\r\n--${boundary}--\r\n`)]),
    headers: { token: who.token, 'content-type': `multipart/form-data; boundary=${boundary}` },
  });
  return replyOf(response.statusCode, response.json<Envelope<StatementFile>>());
}

interface Importing {
  days?: string[];
  replaces?: 0 | 1;
  name?: string;
  channel?: StatementChannel;
}

/** Sent up, imported and worked at; fails where any of it is refused. */
export async function importBill(
  upstream: Upstream,
  who: Person,
  content: string | Buffer,
  { days = [YESTERDAY], replaces = 0, name = 'bill.csv', ...about }: Importing = {},
): Promise<void> {
  const sent = await sendUp(upstream, who, content, name);
  if (sent.errCode !== 0) throw new Error(`${sent.message} ${JSON.stringify(sent.failure)}`);
  const begun = await who.ask(reconciliationCalls.importStatement, {
    body: { fileId: sent.data.fileId, days, replaces, ...about },
  });
  await workedAt(upstream, begun);
}

async function workedAt(upstream: Upstream, begun: Reply<{ id: string }>): Promise<void> {
  if (begun.errCode !== 0) throw new Error(`${begun.message} ${JSON.stringify(begun.failure)}`);
  await upstream.work();
  const [done] = await upstream.store.db.select().from(job).where(eq(job.id, begun.data.id));
  if (done?.state !== 'done')
    throw new Error(`${done?.state} ${done?.failure} ${upstream.failures.map(String).join()}`);
}

export async function differencesOf(who: Person, day = YESTERDAY): Promise<Difference[]> {
  const answer = await who.ask(reconciliationCalls.listDifferences, { query: { day, size: 200 } });
  if (answer.errCode !== 0) throw new Error(answer.message);
  return answer.data;
}

/** Nothing of it is left. */
export async function forgetBooks({ store: { db } }: Upstream): Promise<void> {
  await db.delete(bookDay);
  for (const table of [bookEvent, difference, statementLine, statementBatch, job, incomeTable, outlayTable])
    await db.delete(table);
}

export const NOON = `${YESTERDAY} 12:00:00`;
/** Of the payment that `ourA` is. */
export const A_LINE = { time: NOON, no: '4200-A', out: 'BK-A', amount: 2_000 };
/** The payout of that name at the channel. */
export const flowOf = (outTradeNo: string, amount = -48_000) =>
  fundFlow([{ time: NOON, no: '1000-P', voucher: outTradeNo, amount }]);

type Seen = Pick<Difference, 'id' | 'version'>;

/** The people who close a day, and what they do there; of yesterday unless another day is named. */
export async function aDesk() {
  const office = await anOffice();
  const { db } = office.store;
  const finance = await office.signIn('finance');
  const second = await office.signIn('finance2');
  const reopener = await office.aClerk({ rights: ['finance', 'finance:reopen'] });
  const dayOf = async (day = YESTERDAY, who: Person = finance) =>
    (await who.ask(reconciliationCalls.getDay, { query: { day } })).data;

  return {
    office,
    finance,
    second,
    reopener,
    inside: <T>(work: (db: Db) => Promise<T>) =>
      db.transaction(transaction => work(transaction as unknown as Db)),

    ourA: (about: Parameters<typeof anIncome>[1] = {}) =>
      anIncome(office, { tradeNo: '4200-A', outTradeNo: 'BK-A', ...about }),
    /** Under way at the channel, as if sent yesterday. */
    async aPayout(about: Parameters<typeof anOutlay>[1] = {}) {
      const row = await anOutlay(office, { bizCode: 2, tradeChannel: 4, amount: 48_000, ...about });
      const set = { attempts: 1, createdOn: china(`${YESTERDAY} 11:00:00`) };
      await db.update(outlayTable).set(set).where(eq(outlayTable.id, row.id));
      return row;
    },

    sendUp: (content: string | Buffer, name?: string) => sendUp(office, finance, content, name),
    begin: (fileId: string, about: { days?: string[]; replaces?: 0 | 1 } = {}) =>
      finance.ask(reconciliationCalls.importStatement, { body: { fileId, days: [YESTERDAY], ...about } }),
    bill: (content: string | Buffer, about?: Importing) => importBill(office, finance, content, about),
    async match(day = YESTERDAY) {
      const begun = await finance.ask(reconciliationCalls.matchDay, { body: { day } });
      await workedAt(office, begun);
    },

    dayOf,
    channelOf: async (channel: number, day = YESTERDAY) =>
      (await dayOf(day)).channels.find(one => one.channel === channel),
    differences: (day?: string) => differencesOf(finance, day),
    async only(day = YESTERDAY): Promise<Difference> {
      const [found, ...more] = await differencesOf(finance, day);
      if (!found || more.length > 0) throw new Error(`${more.length + (found ? 1 : 0)} differences`);
      return found;
    },
    detailOf: async ({ id }: Pick<Difference, 'id'>) =>
      (await finance.ask(reconciliationCalls.getDifference, { query: { id } })).data,

    handle: (
      { id, version }: Seen,
      handling: Handling,
      about: { remark?: string; amount?: number; toDay?: string } = {},
      who: Person = finance,
    ) => who.ask(reconciliationCalls.handleDifference, { body: { id, version, handling, ...about } }),
    takeBack: ({ id, version }: Seen) =>
      finance.ask(reconciliationCalls.takeBackHandling, { body: { id, version } }),
    correctClosed: ({ id, version }: Seen, remark = '补记上日收款') =>
      finance.ask(reconciliationCalls.correctClosed, { body: { id, version, remark } }),
    close: (who: Person = finance, about: { day?: string; version?: number } = {}) =>
      who.ask(reconciliationCalls.closeDay, { body: { day: YESTERDAY, ...about } }),
    reopen: (who: Person, reason = '账单有误') =>
      who.ask(reconciliationCalls.reopenDay, { body: { day: YESTERDAY, reason } }),
  };
}

export type Desk = Awaited<ReturnType<typeof aDesk>>;
