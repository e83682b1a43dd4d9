/** The open door of a payment provider, as docs/payments.md tells it to its makers. */
import fs from 'node:fs';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aMachine, type Machine } from '../../../tests/builders/open-door.ts';
import { anOutlay, theOutlay } from '../../../tests/builders/outlays.ts';
import { anUpstream, type Person, type Upstream } from '../../../tests/builders/upstream.ts';
import { income } from '../../contract/income.ts';
import { PAYMENT_OUTCOMES } from '../../contract/open-door-payments.ts';
import { incomeTable, outlayTable, paymentReport } from '../domain/payments/tables.ts';

const page = fs.readFileSync('docs/payments.md', 'utf8');
const [payments, incomes] = [...page.matchAll(/```json\n(\{\n[\s\S]*?)```/g)].map(([, text = '']) =>
  JSON.parse(text),
) as { reports: object[] }[];

let upstream: Upstream;
let admin: Person;
let provider: Machine;
beforeAll(async () => {
  upstream = await anUpstream();
  admin = await upstream.signIn('admin');
  provider = await aMachine(upstream, admin, ['reportPayments']);
});
afterAll(() => upstream.close());
beforeEach(async () => {
  for (const table of [paymentReport, outlayTable, incomeTable]) await upstream.store.db.delete(table);
});

const report = async (at: string, reports: object[], machine = provider) =>
  (await machine.send<{ outcome: string }[]>('POST', at, { reports })).data;
const PAID = { state: 'paid', amount: 1_000, tradeNo: 'WX-1', payTime: 1_781_488_801_000 };
const paid = (reportId: string, outTradeNo: string, about: object = {}) =>
  report('/api/open/payments', [{ reportId, outTradeNo, ...PAID, ...about }]);

describe('the page for providers', () => {
  it('has examples that are taken', async () => {
    const { id, outTradeNo } = await anOutlay(upstream);
    const [first] = payments?.reports ?? [];
    expect(await report('/api/open/payments', [{ ...first, outTradeNo }])).toEqual([{ outcome: 'noted' }]);
    expect(await theOutlay(upstream, { id })).toMatchObject({ state: 1, tradeNo: 'WX-1' });
    expect(await report('/api/open/incomes', incomes?.reports ?? [])).toEqual([{ outcome: 'noted' }]);
    const { data } = await admin.ask(income.calls.list, { query: {} });
    expect(data).toMatchObject([
      {
        tradeNo: 'WX-2',
        amount: 1_000,
        fee: 6,
        netAmount: 994,
        state: 1,
        bizStrId: '7',
        addressType: '450103',
      },
    ]);
    expect(JSON.stringify(data)).not.toContain('13807710000');
  });

  it('names every outcome', () => {
    for (const outcome of PAYMENT_OUTCOMES) expect(page).toContain(`| \`${outcome}\``);
  });
});

describe('a report', () => {
  it('is taken once by its name, of each sender by himself', async () => {
    const { outTradeNo } = await anOutlay(upstream);
    expect(await paid('r1', outTradeNo)).toEqual([{ outcome: 'noted' }]);
    expect(await paid('r1', outTradeNo)).toEqual([{ outcome: 'known' }]);
    expect(await paid('r2', outTradeNo)).toEqual([{ outcome: 'known' }]);
    const other = await aMachine(upstream, admin, ['reportPayments']);
    const again = [{ reportId: 'r1', outTradeNo, ...PAID }];
    expect(await report('/api/open/payments', again, other)).toEqual([{ outcome: 'unknown' }]);
    expect(await upstream.store.db.$count(paymentReport)).toBe(2);
  });

  it('is of the account that reports on the payment first, and no other one moves it', async () => {
    const { id, outTradeNo } = await anOutlay(upstream);
    const about = { outTradeNo, amount: 1_000 };
    const processing = [{ reportId: 'r1', state: 'processing', ...about }];
    expect(await report('/api/open/payments', processing)).toEqual([{ outcome: 'noted' }]);
    const other = await aMachine(upstream, admin, ['reportPayments']);
    for (const more of [PAID, { state: 'failed' }, { ...PAID, amount: 1 }])
      expect(await report('/api/open/payments', [{ reportId: 'r2', ...about, ...more }], other)).toEqual([
        { outcome: 'unknown' },
      ]);
    expect(await theOutlay(upstream, { id })).toMatchObject({ state: 2, reconState: 0 });
    expect(await paid('r2', outTradeNo)).toEqual([{ outcome: 'noted' }]);
  });

  it('of what was never sent is not kept, and of what is otherwise changes nothing', async () => {
    expect(await paid('r1', 'P1-1')).toEqual([{ outcome: 'unknown' }]);
    const { id, outTradeNo } = await anOutlay(upstream);
    expect(await paid('r1', outTradeNo, { amount: 1 })).toEqual([{ outcome: 'different' }]);
    expect(await theOutlay(upstream, { id })).toMatchObject({ state: 2, reconState: 2 });
  });

  it('of a payment names and dates it', async () => {
    const { outTradeNo } = await anOutlay(upstream);
    const send = (about: object) =>
      provider.send('POST', '/api/open/payments', {
        reports: [{ reportId: 'r1', outTradeNo, state: 'paid', amount: 1_000, ...about }],
      });
    const refused = (field: string, reason = 'invalid_type') => ({
      data: [{ outcome: 'refused', problem: { index: 0, field, reason } }],
    });
    expect(await send({})).toMatchObject(refused('tradeNo'));
    expect(await send({ tradeNo: 'WX-1' })).toMatchObject(refused('payTime'));
    const named = { tradeNo: 'WX-1', payTime: PAID.payTime };
    for (const receiptUrl of ['javascript:alert(1)', 'data:text/html,x', '//host/x', 'ftp://host/x'])
      expect(await send({ ...named, receiptUrl })).toMatchObject(refused('receiptUrl', 'custom'));
    expect(await send({ state: 'processing' })).toMatchObject({ data: [{ outcome: 'noted' }] });
  });

  it('needs its own scope', async () => {
    const stranger = await aMachine(upstream, admin, ['reportCalls']);
    for (const at of ['/api/open/payments', '/api/open/incomes']) {
      const answer = await stranger.send('POST', at, { reports: [] });
      expect(answer.errCode).toBe(3008);
    }
  });
});

describe('an income', () => {
  const told = { tradeChannel: 1, tradeNo: 'WX-9', bizCode: 4, amount: 500, payTime: PAID.payTime };
  const send = (reportId: string, about: object = {}) =>
    report('/api/open/incomes', [{ reportId, ...told, ...about }]);

  it('is booked once for its name in a channel', async () => {
    expect(await send('i1')).toEqual([{ outcome: 'noted' }]);
    expect(await send('i2')).toEqual([{ outcome: 'known' }]);
    expect(await send('i3', { amount: 600 })).toEqual([{ outcome: 'different' }]);
    expect(await send('i4', { tradeChannel: 4 })).toEqual([{ outcome: 'noted' }]);
    const rows = await upstream.store.db.select().from(incomeTable);
    expect(rows.map(({ amount, reconState }) => [amount, reconState])).toEqual([
      [500, 2],
      [500, 0],
    ]);
  });

  it('is not touched by another account that reports the same name', async () => {
    await send('i1');
    const other = await aMachine(upstream, admin, ['reportPayments']);
    for (const amount of [500, 600])
      expect(await report('/api/open/incomes', [{ reportId: 'i1', ...told, amount }], other)).toEqual([
        { outcome: 'refused', problem: { index: 0, field: null, reason: 'OTHER_ACCOUNT' } },
      ]);
    expect(await upstream.store.db.select().from(incomeTable)).toMatchObject([
      { amount: 500, reconState: 0, reportedBy: provider.appKey },
    ]);
  });

  it('is judged by itself: what is malformed or out of bounds stops no other', async () => {
    const now = upstream.clock();
    const DAY_MS = 86_400_000;
    const wrong: [object | null, string | null, string][] = [
      [null, null, 'invalid_type'],
      [{ amount: '500' }, 'amount', 'invalid_type'],
      [{ payerName: 'a\u0000b' }, null, 'custom'],
      [{ fee: 501 }, 'fee', 'FEE_ABOVE_AMOUNT'],
      [{ payTime: now + 31 * 365 * DAY_MS }, 'payTime', 'TIME_OUT_OF_BOUNDS'],
      [{ payTime: now - 401 * DAY_MS }, 'payTime', 'TIME_OUT_OF_BOUNDS'],
      [{ addressType: 'nowhere' }, 'addressType', 'AREA_UNKNOWN'],
    ];
    const reports = wrong.map(([about], at) =>
      about === null ? (null as never) : { reportId: `w${at}`, ...told, tradeNo: `W-${at}`, ...about },
    );
    const ends = [now + 5 * 60_000, now - 400 * DAY_MS].map((payTime, at) => ({
      reportId: `e${at}`,
      ...told,
      tradeNo: `E-${at}`,
      fee: 500,
      payTime,
    }));
    expect(await report('/api/open/incomes', [ends[0], ...reports, ends[1]] as object[])).toEqual([
      { outcome: 'noted' },
      ...wrong.map(([, field, reason], at) => ({
        outcome: 'refused',
        problem: { index: at + 1, field, reason },
      })),
      { outcome: 'noted' },
    ]);
    expect(await upstream.store.db.$count(incomeTable)).toBe(2);
  });
});
