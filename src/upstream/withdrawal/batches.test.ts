/** Several withdrawals at once: by the sum that was shown, each judged by itself. */
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { anOffice, type Office } from '../../../tests/builders/office.ts';
import { setProperty } from '../../../tests/builders/property.ts';
import type { Person } from '../../../tests/builders/upstream.ts';
import {
  AUDITOR,
  aDriverWithMoney,
  ask,
  PAYER,
  refuse,
  theWithdrawal,
} from '../../../tests/builders/withdrawals.ts';
import { logCalls } from '../../contract/log.ts';
import type { Withdrawal } from '../../contract/withdrawal.ts';
import { withdrawalCalls } from '../../contract/withdrawal-calls.ts';
import { outlayTable } from '../domain/payments/tables.ts';

let office: Office;
let maker: Person;
let auditor: Person;
let payer: Person;
beforeAll(async () => {
  office = await anOffice();
  maker = await office.aClerk({ rights: AUDITOR });
  auditor = await office.aClerk({ rights: AUDITOR });
  payer = await office.aClerk({ rights: PAYER });
});
afterAll(() => office.close());
afterEach(() => setProperty(office.store.db, 'withdrawal.batchLimit', undefined));

const asked = async (amount: number, by = maker) => {
  const { id } = await aDriverWithMoney(office, amount);
  return (await ask(by, id, amount)).data;
};
type Named = Pick<Withdrawal, 'id' | 'version' | 'amount'>;
const bodyOf = (rows: readonly Named[], sum?: number) => ({
  items: rows.map(({ id, version }) => ({ id, version })),
  sum: sum ?? rows.reduce((total, { amount }) => total + amount, 0),
});
const approve = (who: Person, ...of: Parameters<typeof bodyOf>) =>
  who.ask(withdrawalCalls.approveWithdrawals, { body: bodyOf(...of) });
const pay = (who: Person, ...of: Parameters<typeof bodyOf>) =>
  who.ask(withdrawalCalls.payWithdrawals, { body: bodyOf(...of) });

it('answers to each what became of it, in the order in which they were named', async () => {
  const [mine, big, plain, gone, stale] = [
    await asked(1_000, auditor),
    await asked(600_000),
    await asked(2_000),
    await asked(3_000),
    await asked(4_000),
  ];
  await refuse(maker, gone);
  const rows = [plain, mine, { ...gone, version: gone.version + 1 }, { ...stale, version: 99 }, big];
  const { data } = await approve(auditor, rows);
  expect(data).toEqual([
    { id: plain.id, isDone: 1, state: 10, reason: null },
    { id: mine.id, isDone: 0, state: 0, reason: 'APPROVES_OWN' },
    { id: gone.id, isDone: 0, state: 20, reason: 'WITHDRAWAL_NOT_TO_AUDIT' },
    { id: stale.id, isDone: 0, state: 0, reason: 'STATE_CONFLICT' },
    // the first of two
    { id: big.id, isDone: 1, state: 0, reason: null },
  ]);
  const { data: log } = await office.admin.ask(logCalls.listOperateLog, { query: { size: 50 } });
  const told = log.filter(({ method, objectType }) => /approveWithdrawals/.test(method ?? '') && objectType);
  expect(told.map(({ objectId }) => objectId).toSorted()).toEqual([plain.id, big.id].toSorted());
});

it('is refused whole where the sum is another one than was shown', async () => {
  const rows = [await asked(1_000), await asked(2_000)];
  const refused = { errCode: 3002, failure: { reason: 'WITHDRAWAL_SUM_DIFFERS' } };
  for (const sum of [2_999, 3_001, 0]) expect(await approve(auditor, rows, sum)).toMatchObject(refused);
  const elsewhere = ['450102', '450103', '450105'].filter(area =>
    rows.every(({ addressType }) => addressType !== area),
  );
  const outside = await office.aClerk({ rights: AUDITOR, areaIds: elsewhere });
  expect(await approve(outside, rows)).toMatchObject(refused);
  expect(await theWithdrawal(office, rows[0] as Withdrawal)).toMatchObject({ state: 0 });
});

it('is refused whole above the limit of a batch', async () => {
  await setProperty(office.store.db, 'withdrawal.batchLimit', '2999');
  const rows = [await asked(1_000), await asked(2_000)];
  expect(await approve(auditor, rows)).toMatchObject({
    errCode: 3005,
    failure: { reason: 'WITHDRAWAL_BATCH_LIMIT' },
  });
  await setProperty(office.store.db, 'withdrawal.batchLimit', '3000');
  expect((await approve(auditor, rows)).data.map(({ isDone }) => isDone)).toEqual([1, 1]);
});

it('names each once', async () => {
  const row = await asked(1_000);
  expect(await approve(auditor, [row, row])).toMatchObject({ errCode: 3007 });
});

it('pays each once, also where two send the same batch at once', async () => {
  const rows = [await asked(1_000), await asked(2_000), await asked(3_000)];
  await approve(auditor, rows);
  const approved = rows.map(row => ({ ...row, version: row.version + 1 }));
  const other = await office.aClerk({ rights: PAYER });
  const before = await office.store.db.$count(outlayTable);
  const replies = await Promise.all([pay(payer, approved), pay(other, approved.toReversed())]);
  const done = replies.flatMap(({ data }) => data.filter(({ isDone }) => isDone === 1));
  expect(done.map(({ id }) => id).toSorted()).toEqual(rows.map(({ id }) => id).toSorted());
  expect((await office.store.db.$count(outlayTable)) - before).toBe(3);
  expect(await pay(auditor, approved)).toMatchObject({ errCode: 3008 });
});
