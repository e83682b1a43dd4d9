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

  describe('of which the first is closed', () => {
    const FIRST = '2026-06-13';
    beforeEach(async () => {
      await desk.ourA({ payTime: china(`${FIRST} 23:59:58`) });
      await desk.bill('No Bill Exist', { days: [FIRST] });
    });

    it('is not carried back: neither day would miss it', async () => {
      await desk.handle(await desk.only(FIRST), 3, { toDay: YESTERDAY });
      const there = await desk.only();
      expect((await desk.handle(there, 3, { toDay: FIRST })).failure.reason).toBe('CARRY_BACK');
      expect((await desk.close(desk.finance, { day: FIRST })).errCode).toBe(0);
      expect((await desk.handle(there, 3, { toDay: FIRST })).failure.reason).toBe('CARRY_BACK');
      expect(await desk.only()).toMatchObject({ handleState: 0 });
      // what it can be: found by a statement, or ignored
      const { choices } = await desk.detailOf(there);
      expect(choices.filter(({ refusal }) => refusal === null).map(({ handling }) => handling)).toEqual([
        3, 4,
      ]);
    });

    it('is not carried to where it was reversed', async () => {
      await desk.handle(await desk.only(FIRST), 2);
      await desk.close(desk.finance, { day: FIRST });
      await desk.bill(tradeBill([{ ...A_LINE, time: `${YESTERDAY} 00:00:02` }]));
      expect((await desk.handle(await desk.only(), 3)).failure.reason).toBe('CARRY_DAY_CLOSED');
    });

    it('is corrected by no row once both sides are there', async () => {
      await desk.bill(tradeBill([{ ...A_LINE, time: `${YESTERDAY} 00:00:02` }]));
      const carried = await desk.handle(await desk.only(FIRST), 3);
      await desk.close(desk.finance, { day: FIRST });
      expect((await desk.correctClosed(carried.data)).failure.reason).toBe('DIFFERENCE_HANDLED');
    });

    it('is corrected by no row once the other day has found it', async () => {
      const carried = await desk.handle(await desk.only(FIRST), 3, { toDay: YESTERDAY });
      await desk.close(desk.finance, { day: FIRST });
      await desk.bill(tradeBill([{ ...A_LINE, time: `${YESTERDAY} 00:00:02` }]));
      expect(await desk.only()).toMatchObject({ handleState: 1, handling: 3 });
      expect((await desk.correctClosed(carried.data)).failure.reason).toBe('DIFFERENCE_HANDLED');
    });
  });
});
