// @tier full
/** Reports by mail: to whom they go, once, and what becomes of those that are not taken. */

import { eq, isNotNull } from 'drizzle-orm';
import { readSheet } from 'read-excel-file/node';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { aMailReceiver, type ReceivedMail } from '../../../tests/builders/mail-receiver.ts';
import { anOffice, type Office } from '../../../tests/builders/office.ts';
import { anOrder } from '../../../tests/builders/orders.ts';
import { setProperty } from '../../../tests/builders/property.ts';
import { TEST_TIME } from '../../../tests/builders/time-and-chance.ts';
import { anUpstream, type Person, type Upstream } from '../../../tests/builders/upstream.ts';
import { morningReportCalls } from '../../contract/morning-report.ts';
import { reportCalls } from '../../contract/report.ts';
import { adminUser } from '../core/identity/tables.ts';
import { PortFailed } from '../core/outside/ports.ts';
import { taxiOrder } from '../domain/orders/tables.ts';
import { sheetsInProcess } from '../job/sheets/in-process.ts';
import { writerOf } from '../operating.ts';
import { openMail } from '../ports/mail.ts';
import { type Mailing, mailReports } from './mailing.ts';
import { reportSources } from './reports.ts';
import type { ReportSource } from './source.ts';
import { reportMail } from './tables.ts';
import { reportWarnings } from './warnings.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const [HERE, THERE] = ['450102', '450103'] as const;
const kind = 'orderStatistics';

/** Says whose areas it was read in. */
const source: ReportSource = {
  kind,
  name: { zh: '订单统计', en: 'Order statistics' },
  call: reportCalls.listOrderFigures,
  path: () => '/report-statistics/statistics-order',
  read: async ({ user }) => ({
    sheet: {
      columns: [
        { head: '区域', kind: 'text' },
        { head: '下单', kind: 'number' },
      ],
      rows: [
        [user.areaIds.join() || '=全部', 7],
        ['', 0],
      ],
    },
    lines: [{ zh: '下单 7', en: 'created 7' }],
  }),
};

let office: Office;
let receiver: Awaited<ReturnType<typeof aMailReceiver>>;
let refuses: number | undefined;
let failures: string[];
beforeEach(async () => {
  [refuses, failures] = [undefined, []];
  office = await anOffice();
  receiver = await aMailReceiver({
    judge: () => {
      if (refuses) throw Object.assign(new Error('to a@desk.example: no'), { responseCode: refuses });
    },
  });
});
afterEach(async () => {
  receiver.close();
  await office.close();
});

const mailing = (over: Partial<Mailing> = {}): Mailing => ({
  title: '调度台\r\nBcc: boss@elsewhere.example',
  consoleUrl: 'https://desk.example/cab',
  writeSheet: writerOf(sheetsInProcess),
  sources: [source],
  mail: openMail({ url: receiver.url, from: 'desk@desk.example' }),
  onUnsent: error => failures.push(error instanceof PortFailed ? error.message : String(error)),
  ...over,
});
const mail = (from: Upstream = office, over: Partial<Mailing> = {}) => from.run(mailReports(mailing(over)));

async function aReader({ email = 'reader@desk.example', areaIds = [] as string[] } = {}) {
  const clerk = await office.aClerk({ rights: ['reportStatistics'], areaIds });
  await office.store.db.update(adminUser).set({ email }).where(eq(adminUser.id, clerk.id));
  await subscribe(clerk);
  return clerk;
}
const subscribe = (person: Person, isMine: 0 | 1 = 1) =>
  person.ask(morningReportCalls.subscribe, { body: { kind, isMine } });
const subscription = async (person: Person) =>
  (await person.ask(morningReportCalls.readSubscription, { query: { kind } })).data;

/** The tests' clock stands at ten: to the next morning at half past seven. */
const nextMorning = () => office.clock.advance(21.5 * HOUR);
describe('who gets it', () => {
  it('is who has subscribed, the next morning, with what he himself may see', async () => {
    await aReader({ areaIds: [HERE] });
    await mail();
    expect(receiver.mails).toHaveLength(0);
    nextMorning();
    await mail();
    expect(receiver.mails.map(({ to }) => to)).toEqual([['reader@desk.example']]);
    const [received] = receiver.mails as [ReceivedMail];
    expect(received.text).toContain('订单统计 2026-06-15\r\n下单 7');
    expect(received.text).toContain('https://desk.example/cab/report-statistics/statistics-order');
    const [sheet] = received.attachments;
    expect(sheet?.type).toContain('spreadsheetml');
    expect(await readSheet(sheet?.bytes ?? Buffer.of())).toEqual([
      ['区域', '下单'],
      [HERE, 7],
      [null, 0],
    ]);
  });

  it('is nobody who has lost the right, the account or the address by then', async () => {
    const [right, account, address, ended] = [
      await aReader(),
      await aReader(),
      await aReader(),
      await aReader(),
    ];
    const { db } = office.store;
    expect((await subscription(office.admin)).readers).toHaveLength(4);
    const [role = ''] = right.roleIds;
    await db.execute(`delete from role_permission where role_id = ${role}`);
    await db.update(adminUser).set({ state: 0 }).where(eq(adminUser.id, account.id));
    await db.update(adminUser).set({ email: 'a@b.example, c@d.example' }).where(eq(adminUser.id, address.id));
    await subscribe(ended, 0);
    expect((await subscription(office.admin)).readers).toEqual([]);
    nextMorning();
    await mail();
    expect(receiver.mails).toEqual([]);
    expect(failures).toEqual([]);
    expect(await reportWarnings({ db, clock: office.clock } as never)).toEqual([]);
  });

  it('is not who subscribes after the mails of the morning were due', async () => {
    await aReader();
    office.clock.advance(HOUR);
    await mail();
    expect(receiver.mails).toEqual([]);
  });

  it('is asked of the property for its time', async () => {
    await aReader();
    await setProperty(office.store.db, 'report.mailTime', '09:15');
    nextMorning();
    await mail();
    expect(receiver.mails).toEqual([]);
    office.clock.advance(1.75 * HOUR);
    await mail();
    expect(receiver.mails).toHaveLength(1);
  });

  it('is told to who may open the report, and to nobody else', async () => {
    const clerk = await aReader();
    expect(await subscription(clerk)).toEqual({
      mailTime: '07:30',
      isMailSet: 0,
      isMine: 1,
      hasAddress: 1,
      readerCount: 1,
      readers: [expect.any(String)],
      lastSentOn: null,
    });
    const other = await office.aClerk({ rights: ['lost'] });
    expect((await subscribe(other)).errCode).toBe(3008);
  });
});

describe('names of readers', () => {
  it('are those of people whose areas one sees, in a number of all', async () => {
    const [everywhere, here, there] = [
      await aReader(),
      await aReader({ areaIds: [HERE] }),
      await aReader({ areaIds: [THERE] }),
    ];
    const names = async (of: Person) => (await subscription(of)).readers.length;
    expect([await names(everywhere), await names(here), await names(there)]).toEqual([3, 1, 1]);
    expect((await subscription(here)).readerCount).toBe(3);
    expect(await subscribe(there, 0)).toMatchObject({ data: { readers: [], readerCount: 2 } });
  });
});

describe('a mail', () => {
  it('goes out once, however many processes and turns there are', async () => {
    await aReader();
    nextMorning();
    const other = await anUpstream({ store: office.store, seed: 3, now: office.clock });
    await Promise.all([mail(), mail(other), mail(), mail(other)]);
    office.clock.advance(HOUR);
    await Promise.all([mail(), mail(other)]);
    expect(receiver.mails).toHaveLength(1);
    expect(receiver.mails[0]?.headers.get('message-id')).toMatch(
      /^<orderStatistics-20260615-\d+@desk\.example>$/,
    );
  });

  it('has no more heads for what the title holds', async () => {
    await aReader();
    nextMorning();
    await mail();
    const [received] = receiver.mails as [ReceivedMail];
    expect(received.headers.has('bcc')).toBe(false);
    expect(received.to).toEqual(['reader@desk.example']);
  });

  it('that is refused is sent again after a pause, is told as a warning until then, and names nobody', async () => {
    await aReader();
    nextMorning();
    refuses = 450;
    await mail();
    await mail();
    expect(failures).toEqual(['mail: SMTP_450']);
    const context = { db: office.store.db, clock: office.clock } as never;
    expect(await reportWarnings(context)).toEqual(['REPORT_UNSENT']);
    refuses = undefined;
    office.clock.advance(5_000);
    await mail();
    expect(receiver.mails).toHaveLength(1);
    expect(await reportWarnings(context)).toEqual([]);
    expect(await office.store.db.select().from(reportMail)).toMatchObject([{ attempts: 2, failure: null }]);
  });

  it('that waits to be sent again does not go to who has unsubscribed meanwhile', async () => {
    const clerk = await aReader();
    nextMorning();
    refuses = 450;
    await mail();
    expect(await subscribe(await office.signIn(clerk.account, 'new-password'), 0)).toMatchObject({
      data: { isMine: 0 },
    });
    refuses = undefined;
    office.clock.advance(HOUR);
    await mail();
    expect(receiver.mails).toEqual([]);
    expect(await office.store.db.select().from(reportMail)).toMatchObject([
      { attempts: 2, nextOn: null, sentOn: null },
    ]);
  });

  it('is tried once in a run, in which many wait for a server that takes none', async () => {
    const READERS = 12;
    const A_MINUTE = 60_000;
    const asked: string[] = [];
    for (let reader = 0; reader < READERS; reader += 1) await aReader();
    nextMorning();
    const leases: number[] = [];
    const send: Mailing['mail']['send'] = async ({ id }) => {
      asked.push(id);
      // or the failing run would not end
      if (asked.length > 4 * READERS) return;
      const rows = await office.store.db.select().from(reportMail).where(isNotNull(reportMail.nextOn));
      leases.push(Math.max(...rows.map(({ nextOn }) => nextOn ?? 0)) - office.clock());
      office.clock.advance(A_MINUTE);
      throw new PortFailed('mail', 'ETIMEDOUT');
    };
    await mail(office, { mail: { send } });
    expect(new Set(asked).size).toBe(READERS);
    expect(asked).toHaveLength(READERS);
    // each has its whole lease, however late in the run it is
    expect(new Set(leases)).toEqual(new Set([5 * A_MINUTE]));
    // by now the wait of the last one is over as well
    office.clock.advance(A_MINUTE);
    await mail(office, { mail: { send } });
    expect(asked).toHaveLength(2 * READERS);
  });

  it('of a process that has died is sent by another one when its lease is over', async () => {
    await aReader();
    nextMorning();
    const died = new Promise<void>(() => {});
    const hangs = mail(office, { mail: { send: () => died } });
    await expect.poll(() => office.store.db.select().from(reportMail)).toMatchObject([{ attempts: 1 }]);
    await mail();
    expect(receiver.mails).toHaveLength(0);
    office.clock.advance(5 * 60_000);
    await mail();
    expect(receiver.mails).toHaveLength(1);
    void hangs;
  });

  it('that could not be sent all day is not sent the day after, which has its own', async () => {
    await aReader();
    nextMorning();
    refuses = 550;
    await mail();
    refuses = undefined;
    office.clock.advance(DAY);
    await mail();
    expect(receiver.mails.map(({ text }) => text)).toEqual([expect.stringContaining('订单统计 2026-06-16')]);
  });
});

describe('the report of orders', () => {
  it('has a row for all and for each area, of the reader’s own areas, as the page has them', async () => {
    const { db } = office.store;
    const yesterday = TEST_TIME - 10 * HOUR + 9 * HOUR;
    await db.delete(taxiOrder);
    const over = { mainStatus: 8, stateOn: yesterday } as const;
    for (const addressType of [HERE, HERE, '450103'])
      await anOrder(db, { createdOn: yesterday, addressType });
    await anOrder(db, { createdOn: yesterday, addressType: HERE, ...over });
    await anOrder(db, { createdOn: yesterday - DAY, addressType: HERE });
    await aReader({ areaIds: [HERE] });
    nextMorning();
    await mail(office, { sources: reportSources(office.inner) });
    const [received] = receiver.mails as [ReceivedMail];
    expect(failures).toEqual([]);
    expect(received.text).toContain('下单 3（前一天 1），完成 0，自动取消 1，未结束 2');
    const rows = await readSheet(received.attachments[0]?.bytes ?? Buffer.of());
    const [head = [], ...areas] = rows;
    const [created, before, cancelled] = ['下单', '前一天下单', '自动取消'].map(name => head.indexOf(name));
    expect(areas.map(row => [row[0], row[created ?? 0], row[before ?? 0], row[cancelled ?? 0]])).toEqual([
      ['全部', 3, 1, 1],
      [expect.any(String), 3, 1, 1],
    ]);
  });
});
