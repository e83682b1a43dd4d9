/** A payment stands on one day for us and on another for the channel. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { tradeBill } from '../../../../tests/builders/channel-bills.ts';
import {
  A_LINE,
  aDesk,
  china,
  type Desk,
  forgetBooks,
  TODAY,
  YESTERDAY,
} from '../../../../tests/builders/reconciling.ts';
import { incomeTable } from '../../domain/payments/tables.ts';

let desk: Desk;
beforeAll(async () => {
  desk = await aDesk();
});
afterAll(() => desk.office.close());
beforeEach(() => forgetBooks(desk.office));

describe('a payment of two days', () => {
  const LATE = { ...A_LINE, time: `${TODAY} 00:00:02` };

  it('is carried from one to the other once both know it', async () => {
    await desk.ourA({ payTime: china(`${YESTERDAY} 23:59:58`) });
    await desk.bill('No Bill Exist');
    expect(await desk.only()).toMatchObject({ type: 1 });
    await desk.bill(tradeBill([LATE]), { days: [TODAY] });
    const [here, there] = [await desk.only(), await desk.only(TODAY)];
    expect(here).toMatchObject({ type: 5, gap: 2_000, theirs: { billDate: TODAY } });
    expect(there).toMatchObject({ type: 5, gap: -2_000 });
    const done = await desk.handle(here, 3);
    expect(done.data).toMatchObject({ handling: 3, carriedTo: TODAY });
    expect(await desk.only(TODAY)).toMatchObject({ handleState: 1, handling: 3, carriedFrom: YESTERDAY });
    expect(await desk.office.store.db.select().from(incomeTable)).toMatchObject([{ reconState: 1 }]);
    await desk.takeBack(done.data);
    expect(await desk.only(TODAY)).toMatchObject({ handleState: 0, carriedFrom: null });
  });

  it('waits on the other day until it is found there', async () => {
    await desk.ourA({ payTime: china(`${YESTERDAY} 23:59:58`) });
    await desk.bill('No Bill Exist');
    const found = await desk.only();
    expect((await desk.handle(found, 3)).failure.reason).toBe('CARRY_NO_DAY');
    expect((await desk.handle(found, 3, { toDay: '2026-06-20' })).failure.reason).toBe('CARRY_DAY_FAR');
    const done = await desk.handle(found, 3, { toDay: TODAY });
    expect(await desk.only(TODAY)).toMatchObject({ type: 5, handleState: 0, carriedFrom: YESTERDAY });
    await desk.bill(tradeBill([LATE]), { days: [TODAY] });
    expect(await desk.only(TODAY)).toMatchObject({
      handleState: 1,
      handling: 3,
      theirs: { channelNo: '4200-A' },
    });
    await desk.takeBack(done.data);
    expect((await desk.differences(TODAY)).map(({ handleState }) => handleState)).toEqual([0]);
  });
});
