/** Another file, or another match, says something else of what was handled. */
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { tradeBill } from '../../../../tests/builders/channel-bills.ts';
import { A_LINE, aDesk, type Desk, forgetBooks } from '../../../../tests/builders/reconciling.ts';
import { bookEvent } from '../../domain/books/tables.ts';
import { incomeTable, outlayTable } from '../../domain/payments/tables.ts';

let desk: Desk;
beforeAll(async () => {
  desk = await aDesk();
});
afterAll(() => desk.office.close());
beforeEach(() => forgetBooks(desk.office));

const [ADD, IGNORE] = [2, 4] as const;
const OTHER_AMOUNT = { ...A_LINE, amount: 2_500 };
const added = async () => (await desk.handle(await desk.only(), ADD)).data;
const ignored = async () => (await desk.handle(await desk.only(), IGNORE, { remark: '司机代收现金' })).data;
const replace = (...lines: (typeof A_LINE)[]) =>
  desk.bill(lines.length === 0 ? 'No Bill Exist' : tradeBill(lines), { replaces: 1 });
const takenBack = () =>
  desk.office.store.db
    .select({ by: bookEvent.by, handling: bookEvent.handling, amount: bookEvent.amount })
    .from(bookEvent)
    .where(eq(bookEvent.act, 'takeBack'));
const incomes = () => desk.office.store.db.select().from(incomeTable).orderBy(incomeTable.id);
const outlays = () => desk.office.store.db.select().from(outlayTable).orderBy(outlayTable.id);

describe('a payment that only we had', () => {
  beforeEach(async () => {
    await desk.ourA();
    await desk.bill('No Bill Exist');
  });

  it('and that was reversed by a row is equal once a file has it: the row does not count any more', async () => {
    await added();
    await replace(A_LINE);
    expect(await desk.differences()).toEqual([]);
    expect(await outlays()).toMatchObject([{ bizCode: 9, state: 4 }]);
    expect(await incomes()).toMatchObject([{ reconState: 1 }]);
    expect(await desk.channelOf(1)).toMatchObject({
      result: 'same',
      platformIn: { count: 1 },
      platformOut: { count: 0 },
    });
    expect(await takenBack()).toEqual([{ by: '陆文彬', handling: ADD, amount: 2_000 }]);
  });

  it('and that was ignored waits again where a file has it with another amount', async () => {
    const before = await ignored();
    await replace(OTHER_AMOUNT);
    expect(await desk.only()).toMatchObject({
      id: before.id,
      version: before.version + 1,
      type: 3,
      amount: 500,
      gap: -500,
      theirs: { amount: 2_500 },
      handleState: 0,
      handling: null,
      handleRemark: null,
      handledBy: null,
    });
    expect(await desk.channelOf(1)).toMatchObject({ waiting: 1, handled: 0, openGap: -500 });
    expect(await takenBack()).toEqual([{ by: '陆文彬', handling: IGNORE, amount: 2_000 }]);
  });

  it('and that was ignored is equal once a file has it', async () => {
    await ignored();
    await replace(A_LINE);
    expect(await desk.differences()).toEqual([]);
    expect(await incomes()).toMatchObject([{ reconState: 1 }]);
  });

  it('stays handled where another file says the same', async () => {
    const before = await ignored();
    await replace({ ...A_LINE, no: '4200-B', out: 'BK-B', amount: 100 });
    const found = await desk.differences();
    expect(found.find(({ id }) => id === before.id)).toEqual(before);
    expect(await takenBack()).toEqual([]);
  });
});

describe('another amount', () => {
  it('that was made good by a row waits again where a file has a third one, and the row does not count', async () => {
    await desk.ourA();
    await desk.bill(tradeBill([OTHER_AMOUNT]));
    await added();
    await replace({ ...A_LINE, amount: 2_700 });
    expect(await desk.only()).toMatchObject({ type: 3, gap: -700, handleState: 0, correction: null });
    expect(await incomes()).toMatchObject([{ state: 1 }, { bizCode: 9, amount: 500, state: 3 }]);
  });
});

describe('a payment that only the channel had, for which a row was added', () => {
  beforeEach(async () => {
    await desk.bill(tradeBill([A_LINE]));
    await added();
  });

  it('is gone with its row where a file does not have it', async () => {
    await replace();
    expect(await desk.differences()).toEqual([]);
    expect(await incomes()).toMatchObject([{ bizCode: 9, state: 3 }]);
    expect(await desk.channelOf(1)).toMatchObject({
      result: 'same',
      batch: { platformCount: 0, channelCount: 0 },
    });
  });

  it('waits again where a file has it with another amount', async () => {
    await replace(OTHER_AMOUNT);
    expect(await desk.only()).toMatchObject({ type: 2, gap: -2_500, handleState: 0, correction: null });
    expect(await incomes()).toMatchObject([{ state: 3 }]);
    expect(await takenBack()).toHaveLength(1);
  });

  it('is equal once our payment comes, and the row does not count any more', async () => {
    await desk.ourA();
    await desk.match();
    expect(await desk.differences()).toEqual([]);
    expect(await incomes()).toMatchObject([
      { bizCode: 9, state: 3 },
      { tradeNo: '4200-A', state: 1, reconState: 1 },
    ]);
  });

  it('stays handled where another file has the same line elsewhere', async () => {
    await replace({ ...A_LINE, no: '4200-B', out: 'BK-B', amount: 100 }, A_LINE);
    const found = await desk.differences();
    expect(found.map(({ type, handleState }) => [type, handleState])).toEqual([
      [2, 0],
      [2, 1],
    ]);
    expect(await incomes()).toMatchObject([{ bizCode: 9, state: 1 }]);
  });
});
