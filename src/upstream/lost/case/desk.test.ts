/** Counts of the first page, deadlines and the order of the work, held against the cases themselves. */
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LOST_RIGHTS } from '../../../../tests/builders/lost-cases.ts';
import { anOffice, type Office } from '../../../../tests/builders/office.ts';
import { aRandomCase, keepCases } from '../../../../tests/builders/random-lost-cases.ts';
import { TEST_TIME } from '../../../../tests/builders/time-and-chance.ts';
import type { Person } from '../../../../tests/builders/upstream.ts';
import { lostDeskCalls } from '../../../contract/lost-desk.ts';
import { CLOSE_MS, FIRST_ACTION_MS, lostOrder } from '../../../contract/lost-order.ts';

let office: Office;
let clerk: Person;
let elsewhere: Person;
let own: string;
beforeAll(async () => {
  office = await anOffice();
  clerk = await office.aClerk({ rights: LOST_RIGHTS });
  elsewhere = await office.aClerk({ rights: LOST_RIGHTS, areaIds: ['450105'] });
  own = clerk.id;
});
afterAll(() => office.close());

const area = fc.constantFrom('450103', '450105');
/** Some of them are the clerk's own. */
const someCases = () =>
  fc.array(
    fc.tuple(aRandomCase, area, fc.boolean()).map(([row, addressType, isOwn]) => ({
      ...row,
      addressType,
      handleUserId: row.handleUserId !== null && isOwn ? own : row.handleUserId,
    })),
    { maxLength: 15 },
  );
const listed = async (by: Person, query: object) =>
  by.ask(lostOrder.calls.list, { query: { size: 100, ...query } as never });

describe('what waits', () => {
  it('is counted as the list has it, of the areas of who asks', async () => {
    await fc.assert(
      fc.asyncProperty(someCases(), async made => {
        await keepCases(office.store.db, made);
        for (const by of [clerk, elsewhere]) {
          const { data } = await by.ask(lostDeskCalls.countLostCases, {});
          const found = async (filter: object) => (await listed(by, filter)).total;
          expect(data).toEqual({
            waiting: await found({ stage: 'toHandle' }),
            vipWaiting: await found({ stage: 'toHandle', payStatus: 1 }),
            mine: await found({ handleStatus: 1, handleUserId: by.id }),
            overdue: await found({ due: 'over' }),
          });
        }
      }),
      { numRuns: 15 },
    );
  });

  it('is the same that one counts by hand', async () => {
    await fc.assert(
      fc.asyncProperty(someCases(), async made => {
        const rows = await keepCases(office.store.db, made);
        const count = (isMeant: (row: (typeof rows)[number]) => boolean) => rows.filter(isMeant).length;
        const { data } = await clerk.ask(lostDeskCalls.countLostCases, {});
        expect(data).toEqual({
          waiting: count(row => row.handleStatus === 0),
          vipWaiting: count(row => row.handleStatus === 0 && row.payStatus === 1),
          mine: count(row => row.handleStatus === 1 && row.handleUserId === own),
          overdue: count(row => row.slaDeadline !== null && row.slaDeadline < TEST_TIME),
        });
      }),
      { numRuns: 15 },
    );
  });
});

describe('what is due', () => {
  it('is over its time now, or was late at one of its ends', async () => {
    await fc.assert(
      fc.asyncProperty(someCases(), async made => {
        const rows = await keepCases(office.store.db, made);
        const named = (all: readonly { lostNo: string }[]) => all.map(row => row.lostNo).toSorted();
        const isLate = (row: (typeof rows)[number]) => {
          const by = row.payStatus === 1 ? 'vip' : 'usual';
          return (
            (row.handleStartDate ?? TEST_TIME) > row.createdOn + FIRST_ACTION_MS[by] ||
            (row.handleEndDate ?? TEST_TIME) > row.createdOn + CLOSE_MS[by]
          );
        };
        expect(named((await listed(clerk, { due: 'late' })).data)).toEqual(named(rows.filter(isLate)));
        expect(named((await listed(clerk, { due: 'over' })).data)).toEqual(
          named(rows.filter(row => row.slaDeadline !== null && row.slaDeadline < TEST_TIME)),
        );
      }),
      { numRuns: 15 },
    );
  });
});

describe('the order of the work', () => {
  it('has who has paid first, each by the deadline, and last what is closed, the newest first', async () => {
    await fc.assert(
      fc.asyncProperty(someCases(), async made => {
        await keepCases(office.store.db, made);
        const { data } = await listed(clerk, { orderBy: 'payStatus', order: 'asc' });
        const placeOf = ({ slaDeadline, payStatus, createdOn }: (typeof data)[number]) =>
          slaDeadline === null ? [2, -createdOn] : [payStatus === 1 ? 0 : 1, slaDeadline];
        const places = data.map(placeOf);
        expect(places).toEqual(places.toSorted(([a = 0, x = 0], [b = 0, y = 0]) => a - b || x - y));
        expect(data).toHaveLength(made.length);
      }),
      { numRuns: 15 },
    );
  });
});
