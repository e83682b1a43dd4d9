import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import {
  type Change,
  changedIds,
  inPlace,
  isGone,
  type ListState,
  newState,
  next,
  type Row,
} from './list-state.ts';

const change = (id: string, about: Partial<Change> = {}): Change => ({
  id,
  seq: 1,
  kind: 'update',
  byId: '9',
  byName: '蒙建国',
  fields: [],
  isLate: false,
  isOwn: false,
  ...about,
});

const row = (id: string, rest: object = {}): Row => ({ id, state: 1, version: 1, ...rest });
const SHOWN = [row('1'), row('2'), row('3')];

interface About {
  state?: ListState;
  fresh?: Row[];
  page?: { ids: string[]; total: number };
  isFiltered?: boolean;
  now?: number;
}

const hear = (changes: Change[], { state = newState(3), fresh = [], now = 0, ...about }: About = {}) =>
  next(state, {
    type: 'heard',
    heard: {
      changes,
      shown: SHOWN,
      fresh: new Map(fresh.map(one => [String(one.id), one])),
      page: about.page ?? { ids: ['1', '2', '3'], total: 3 },
      isFiltered: about.isFiltered ?? false,
      now,
    },
  });

describe('a change of a row', () => {
  it.each([
    [{ state: 0 }, 'disabled'],
    [{ jobNo: 'NN1' }, 'changed'],
    [{ state: 1, name: 'x' }, 'changed'],
  ])('%o is said as %s', (values, act) => {
    const { marks } = hear([change('2')], { fresh: [row('2', { version: 2, ...values })] });
    expect([...marks]).toMatchObject([['2', { act, byName: '蒙建国' }]]);
  });

  it('by this window is none, from the clerk’s other window it is one', () => {
    const fresh = [row('2', { version: 2 })];
    expect(hear([change('2', { isOwn: true })], { fresh }).marks.size).toBe(0);
    expect(hear([change('2', { isOwn: false })], { fresh }).marks.size).toBe(1);
  });

  it('that the rows show already is none', () => {
    expect(hear([change('2')], { fresh: [row('2')] }).marks.size).toBe(0);
  });

  it('to a record that is gone, or out of sight, stays marked until the list is loaded', () => {
    const gone = hear([change('1', { kind: 'delete', isOwn: true }), change('2')], { fresh: [] });
    expect([...gone.marks.values()].map(({ act }) => act)).toEqual(['deleted', 'left']);
    const later = next(next(gone, { type: 'visited', id: '1' }), { type: 'faded', until: 1e9 });
    expect(later).toBe(gone);
    expect(next(later, { type: 'loaded', total: 1 })).toEqual(newState(1));
  });

  it('fades, or goes when it was looked at', () => {
    const fresh = [row('1', { version: 2 }), row('2', { version: 2 })];
    const both = hear([change('1'), change('2')], { fresh, now: 50 });
    expect([...next(both, { type: 'visited', id: '1' }).marks.keys()]).toEqual(['2']);
    expect(next(both, { type: 'faded', until: 49 })).toBe(both);
    expect(next(both, { type: 'faded', until: 50 }).marks.size).toBe(0);
  });
});

describe('new records', () => {
  it('wait, one by one, until the list is loaded', () => {
    const one = hear([change('8', { kind: 'create' })]);
    const two = hear([change('9', { kind: 'create', isOwn: true })], { state: one });
    const again = hear([change('8')], { state: two });
    const less = hear([change('9', { kind: 'delete' })], { state: again });
    expect([one, two, again, less].map(({ waiting }) => waiting)).toEqual([1, 2, 2, 1]);
    expect(next(less, { type: 'loaded', total: 4 }).waiting).toBe(0);
  });

  it('that a filter leaves out do not wait', () => {
    const created = [change('8', { kind: 'create' }), change('9', { kind: 'create' })];
    const none = { page: { ids: ['1', '2', '3'], total: 3 }, isFiltered: true };
    expect(hear(created, none).waiting).toBe(0);
    expect(hear(created, { ...none, page: { ids: ['1', '2', '3'], total: 4 } }).waiting).toBe(1);
    expect(hear(created, { ...none, page: { ids: ['8', '1', '2'], total: 3 } }).waiting).toBe(1);
    // one of the rows is gone, and one has come
    const swapped = [change('1', { kind: 'delete' }), change('8', { kind: 'create' })];
    expect(hear(swapped, { ...none, page: { ids: ['2', '3', '8'], total: 3 } }).waiting).toBe(1);
  });

  it('come into a filter by a change as well', () => {
    const page = { ids: ['1', '2', '3', '7'], total: 4 };
    expect(hear([change('7')], { page, isFiltered: true }).waiting).toBe(1);
    expect(hear([change('7')], { page }).waiting).toBe(0);
  });
});

const IDS = ['1', '2', '3', '4', '5', '6'];
const anyRow = fc.record({ id: fc.constantFrom(...IDS), state: fc.constantFrom(0, 1), version: fc.nat(3) });
const anyChange = fc
  .record({
    id: fc.constantFrom(...IDS),
    kind: fc.constantFrom('create' as const, 'update' as const, 'delete' as const),
    isOwn: fc.boolean(),
    seq: fc.nat(),
  })
  .map(about => change(about.id, about));
const anyEvent = fc.oneof(
  fc.record({ type: fc.constant('visited' as const), id: fc.constantFrom(...IDS) }),
  fc.record({ type: fc.constant('faded' as const), until: fc.nat(100) }),
  fc.record({ type: fc.constant('loaded' as const), total: fc.nat(10) }),
  fc
    .record({
      changes: fc.uniqueArray(anyChange, { selector: ({ id }) => id }),
      fresh: fc.array(anyRow),
      total: fc.nat(10),
      isFiltered: fc.boolean(),
      now: fc.nat(100),
    })
    .map(({ changes, fresh, total, isFiltered, now }) => ({
      type: 'heard' as const,
      heard: {
        changes,
        shown: SHOWN,
        fresh: new Map(fresh.map(one => [one.id, one])),
        page: { ids: fresh.map(({ id }) => id), total },
        isFiltered,
        now,
      },
    })),
);

test('whatever is heard: the rows stay as they are, marks stand on rows only, and what is gone stays gone', () => {
  fc.assert(
    fc.property(fc.array(anyEvent, { maxLength: 12 }), events => {
      let state = newState(3);
      for (const event of events) {
        const before = state;
        state = next(state, event);
        expect(state.waiting).toBeGreaterThanOrEqual(0);
        for (const id of state.marks.keys()) expect(SHOWN.map(one => one.id)).toContain(id);
        for (const id of state.created) expect(SHOWN.map(one => one.id)).not.toContain(id);
        const stays = event.type === 'visited' || event.type === 'faded';
        if (stays) {
          for (const [id, mark] of before.marks) if (isGone(mark)) expect(state.marks.get(id)).toBe(mark);
        }
        if (event.type === 'loaded') expect(state).toEqual(newState(event.total));
        if (event.type !== 'heard') continue;
        const drawn = inPlace(SHOWN, event.heard.fresh);
        expect(drawn.map(({ id }) => id)).toEqual(SHOWN.map(({ id }) => id));
        for (const { id, isOwn, kind } of event.heard.changes) {
          const isSilent = isOwn && kind !== 'delete' && event.heard.fresh.has(id);
          if (isSilent) expect(state.marks.get(id)).toBe(before.marks.get(id));
        }
        expect(new Set(changedIds(event.heard)).size).toBe(changedIds(event.heard).length);
      }
    }),
  );
});
