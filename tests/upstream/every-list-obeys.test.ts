/** Every list, asked by its contract: what is sorted is sorted the other way round, and no filter is passed over. */
// @feature *
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AnyCall } from '../../src/contract/grammar/call.ts';
import { inspect, type Schema } from '../../src/contract/grammar/walk.ts';
import { LARGEST_PAGE, maskOf } from '../../src/contract/grammar/wire.ts';
import { ALL_CALLS } from '../../src/upstream/all-calls.ts';
import { requestOf } from '../builders/request.ts';
import { isSampledCall, isWhole } from '../builders/sample.ts';
import { anUpstream, type Person, type Upstream } from '../builders/upstream.ts';

type Row = Readonly<Record<string, unknown>>;

let upstream: Upstream;
let admin: Person;
beforeAll(async () => {
  upstream = await anUpstream();
  admin = await upstream.signIn('admin');
});
afterAll(() => upstream.close());

async function read(call: AnyCall, query: Row) {
  const asked = requestOf(call, { query: { size: LARGEST_PAGE, ...query } }, admin.token);
  const answer = (await upstream.app.inject(asked)).json<{ data: Row[]; total: number; errCode: number }>();
  expect(answer.errCode, JSON.stringify(query)).toBe(0);
  return { rows: answer.data, isWhole: answer.total === answer.data.length };
}

function takesNothing(query: Schema | undefined): boolean {
  return (query as unknown as { safeParse(value: unknown): { success: boolean } }).safeParse({}).success;
}

const shapeOf = (schema: Schema | undefined): Readonly<Record<string, Schema>> => {
  const looked = schema && inspect(schema);
  return looked?.kind === 'object' ? looked.shape : {};
};
const rowShape = ({ data }: AnyCall) => {
  const looked = inspect(data);
  return looked.kind === 'array' ? shapeOf(looked.element) : {};
};

/** Without those that tell nothing before they know of which record. */
const lists = ALL_CALLS.filter(
  call =>
    isSampledCall(call) && call.method === 'GET' && call.isPaged && !call.params && takesNothing(call.query),
);
const sortable = lists.flatMap(call => {
  const { orderBy } = shapeOf(call.query);
  const looked = orderBy && inspect(orderBy);
  return looked?.kind === 'enum'
    ? looked.values.map(name => ({ call, name: String(name), path: call.path }))
    : [];
});
const PAGING = new Set(['current', 'size', 'page', 'orderBy', 'order', 'sort', 'range', 'filter', 'keyword']);
const filterable = lists.flatMap(call =>
  Object.keys(shapeOf(call.query))
    .filter(name => {
      const field = rowShape(call)[name];
      return !PAGING.has(name) && field && !maskOf(field);
    })
    .map(name => ({ call, name, path: call.path })),
);

describe('a list that is sorted', () => {
  const judged: string[] = [];
  it.each(sortable)('comes the other way round: $path by $name', async ({ call, name }) => {
    const up = await read(call, { orderBy: name, order: 'asc' });
    const down = await read(call, { orderBy: name, order: 'desc' });
    if (up.rows.length > 1) judged.push(`${call.path} ${name}`);
    if (up.isWhole) expect(down.rows).toEqual(up.rows.toReversed());
    else expect(down.rows).not.toEqual(up.rows);
  });

  it.runIf(isWhole)('was tried with something to turn round', () => {
    expect(judged.length).toBeGreaterThan(sortable.length / 2);
  });
});

describe('a list in pages', () => {
  const judged: string[] = [];
  it.each(lists.map(call => ({ call, path: call.path })))(
    'goes on where a page ended: $path',
    async ({ call }) => {
      const page = Object.hasOwn(shapeOf(call.query), 'page') ? 'page' : 'current';
      const { rows } = await read(call, { size: 4 });
      const parts = [await read(call, { size: 2 }), await read(call, { size: 2, [page]: 2 })];
      if (rows.length > 2) judged.push(call.path);
      expect(parts.flatMap(part => part.rows)).toEqual(rows);
    },
  );

  it.runIf(isWhole)('was tried with something on its second page', () => {
    expect(judged.length).toBeGreaterThan(lists.length / 2);
  });
});

describe('a list that is filtered', () => {
  const judged: string[] = [];
  it.each(filterable)('leaves out what does not fit: $path by $name', async ({ call, name }) => {
    const { rows } = await read(call, {});
    const values = rows.map(row => row[name]).filter(value => value !== null && typeof value !== 'object');
    const value = values.find(one => rows.some(row => !fits(row[name], one)));
    if (value === undefined) return;
    judged.push(`${call.path} ${name}`);
    const found = await read(call, { [name]: value });
    expect(found.rows.length).toBeGreaterThan(0);
    expect(found.rows.filter(row => !fits(row[name], value))).toEqual([]);
  });

  it.runIf(isWhole)('was tried with something to leave out', () => {
    expect(judged.length).toBeGreaterThan(filterable.length / 2);
  });
});

/** The same, or for texts that are sought by a part of them: it holds it. */
const fits = (own: unknown, value: unknown) =>
  own === value || (typeof value === 'string' && String(own ?? '').includes(value));
