/** Withdrawals that drivers ask for by their app. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anOffice, type Office } from '../../../tests/builders/office.ts';
import { aMachine, type Machine } from '../../../tests/builders/open-door.ts';
import type { Person } from '../../../tests/builders/upstream.ts';
import {
  AUDITOR,
  aDriverWithMoney,
  approve,
  ask,
  CARD_NO,
  theBooks,
} from '../../../tests/builders/withdrawals.ts';
import type { OwnWithdrawal } from '../../contract/open-door-withdrawals.ts';
import { withdrawal } from '../../contract/withdrawal.ts';
import type { WithdrawalTerms } from '../../contract/withdrawal-calls.ts';

let office: Office;
let clerk: Person;
let app: Machine;
let other: Machine;
beforeAll(async () => {
  office = await anOffice();
  clerk = await office.aClerk({ rights: AUDITOR });
  app = await aMachine(office, office.admin, ['withdraw']);
  other = await aMachine(office, office.admin, ['withdraw']);
});
afterAll(() => office.close());

const handIn = (machine: Machine, submitNo: string, driverId: string, about: object = {}) =>
  machine.send<OwnWithdrawal>('POST', '/api/open/withdrawals', {
    submitNo,
    driverId,
    amount: 1_000,
    channel: 2,
    ...about,
  });
const listed = async (machine: Machine, driverId: string) =>
  (await machine.send<OwnWithdrawal[]>('GET', `/api/open/withdrawals?driverId=${driverId}`)).data;

describe('a withdrawal of a driver', () => {
  it('waits for an auditor, asked for by the driver', async () => {
    const { id, name } = await aDriverWithMoney(office, 5_000);
    const reply = await handIn(app, 's-1', id);
    expect(reply.data).toMatchObject({ submitNo: 's-1', state: 0, amount: 1_000, cardNo: '****0128' });
    expect(JSON.stringify(reply)).not.toContain(CARD_NO);
    const { data } = await clerk.ask(withdrawal.calls.list, { query: { driverId: id } as never });
    expect(data).toMatchObject([{ source: 1, applyUser: name }]);
    expect(await approve(clerk, data[0] as never)).toMatchObject({ data: { state: 10 } });
    expect(await theBooks(office, id)).toMatchObject({ balance: 5_000, held: 1_000 });
  });

  it('sent again is the same, also at once; another one under its number is refused', async () => {
    const { id } = await aDriverWithMoney(office, 5_000);
    const sent = await Promise.all([1, 2, 3].map(() => handIn(app, 's-2', id)));
    expect(new Set(sent.map(({ data }) => data.id)).size).toBe(1);
    expect(await handIn(app, 's-2', id, { amount: 2_000 })).toMatchObject({
      errCode: 3004,
      data: { reason: 'REQUEST_REUSED' },
    });
    // of another account it is another one, and one is open
    expect(await handIn(other, 's-2', id)).toMatchObject({
      errCode: 3004,
      data: { reason: 'WITHDRAWAL_OPEN' },
    });
    expect(await theBooks(office, id)).toMatchObject({ held: 1_000 });
  });

  it('is seen by the account that has asked for it, and by no other', async () => {
    const { id } = await aDriverWithMoney(office, 5_000);
    const { data } = await handIn(app, 's-3', id);
    expect((await listed(app, id)).map(one => one.id)).toEqual([data.id]);
    expect(await listed(other, id)).toEqual([]);
    const { id: elsewhere } = await aDriverWithMoney(office, 5_000);
    await ask(clerk, elsewhere, 1_000);
    expect(await listed(app, elsewhere)).toEqual([]);
  });

  it('is refused for the same reasons as one of a clerk', async () => {
    const { id } = await aDriverWithMoney(office, 1_500);
    const reasons = async (about: object) => (await handIn(app, `r-${++count}`, id, about)).data.reason;
    expect(await reasons({ amount: 999 })).toBe('WITHDRAWAL_TOO_SMALL');
    expect(await reasons({ amount: 1_501 })).toBe('CASH_SHORT');
    expect(await handIn(app, `r-${++count}`, '987654321')).toMatchObject({ errCode: 3006 });
    expect(await handIn(app, `r-${++count}`, id, { channel: 1 })).toMatchObject({ errCode: 3007 });
  });

  it('needs its own scope', async () => {
    const stranger = await aMachine(office, office.admin, ['driveOrders']);
    const { id } = await aDriverWithMoney(office, 1_500);
    expect(await handIn(stranger, 's-4', id)).toMatchObject({ errCode: 3008 });
    for (const at of ['withdrawals', 'cash-account'])
      expect(await stranger.send('GET', `/api/open/${at}?driverId=${id}`)).toMatchObject({ errCode: 3008 });
  });
});
let count = 0;

it('a driver sees what there is, and where it may go', async () => {
  const { id, mobile } = await aDriverWithMoney(office, 5_000);
  await handIn(app, 's-5', id);
  const reply = await other.send<WithdrawalTerms>('GET', `/api/open/cash-account?driverId=${id}`);
  expect(reply.data).toMatchObject({
    account: { balance: 5_000, held: 1_000, available: 4_000, isFrozen: 0 },
    min: 1_000,
    hasOpen: 1,
    payees: [{ channel: 2 }, { channel: 4 }],
  });
  for (const whole of [CARD_NO, mobile]) expect(JSON.stringify(reply)).not.toContain(whole);
});
