// @tier full
/**
 * A form of plain react-admin sends the row that it has read, masks, names of other records and all. Where nothing in it is
 * new, nothing is changed; a mask that is not the record's is refused; and the version holds as ever. Of every resource.
 */
// @feature *
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AnyCall } from '../../src/contract/grammar/call.ts';
import { FAILURES } from '../../src/contract/grammar/failures.ts';
import type { AnyResource } from '../../src/contract/grammar/resource.ts';
import { ALL_CALLS } from '../../src/upstream/all-calls.ts';
import { operateLog } from '../../src/upstream/core/audit/tables.ts';
import { revision } from '../../src/upstream/core/revisions/tables.ts';
import { RESOURCES } from '../../src/upstream/resources.ts';
import { expectNone } from '../builders/none.ts';
import { requestOf } from '../builders/request.ts';
import { anUpstream, type Person, type Upstream } from '../builders/upstream.ts';

type Row = Readonly<Record<string, unknown>>;
interface Answer {
  errCode: number;
  data: Row & { fields?: readonly { field: string }[] };
}

const CHANGED = RESOURCES.flatMap(({ resource }) => {
  const { update } = resource.calls;
  return update ? [{ name: resource.name, resource, update }] : [];
});

/** From either end of the list. */
const MOST_TRIED = 5;
const [CONFLICT, PARAMETER] = [FAILURES.STATE_CONFLICT.errCode, FAILURES.PARAMETER.errCode];

let upstream: Upstream;
let admin: Person;
beforeAll(async () => {
  upstream = await anUpstream();
  admin = await upstream.signIn('admin');
});
afterAll(() => upstream.close());

const asked = async <T>(call: AnyCall, parts: Parameters<typeof requestOf>[1]) =>
  (await upstream.app.inject(requestOf(call, parts, admin.token))).json<T>();

async function rowsOf({ calls }: AnyResource): Promise<readonly Row[]> {
  const { data } = await asked<{ data: Row[] }>(calls.list, { query: {} });
  return [...new Set([...data.slice(0, MOST_TRIED), ...data.slice(-MOST_TRIED)])];
}

const send = (update: AnyCall, row: Row, change: Row = {}) =>
  asked<Answer>(update, { params: { id: row.id }, body: { ...row, ...change } });

/** What a change of a record would leave behind. */
async function traces(id: unknown) {
  const { db } = upstream.store;
  const entries = await db
    .select()
    .from(operateLog)
    .where(eq(operateLog.objectId, String(id)));
  const versions = await db
    .select()
    .from(revision)
    .where(eq(revision.objectId, String(id)));
  return [entries.length, versions.length];
}

/** Each reading signs the address of a picture again. */
const unsigned = ({ fields }: AnyResource, row: Row): Row => {
  const signed = Object.values(fields).flatMap(({ kind }) => (kind.is === 'picture' ? [kind.url] : []));
  return Object.fromEntries(Object.entries(row).filter(([name]) => !signed.includes(name)));
};

it('is tried for every call that takes a row', () => {
  const served = RESOURCES.flatMap(({ resource }) => Object.values(resource.calls));
  const besides = ALL_CALLS.filter(call => call.takesRow && !served.includes(call));
  expectNone(
    besides.map(({ room, name }) => `${room}.${name}`),
    'What is sent back is held against the record by the generic mount alone (src/upstream/core/generic/handlers.ts):',
  );
});

describe.each(CHANGED)('a row of $name', ({ resource, update }) => {
  let rows: readonly Row[];
  beforeAll(async () => {
    rows = await rowsOf(resource);
    expect(rows, 'the seed has none').not.toEqual([]);
  });

  it('changes nothing where it comes back whole, and leaves no trace', async () => {
    for (const row of rows) {
      const before = await traces(row.id);
      const { errCode, data } = await send(update, row);
      expect([errCode, data], JSON.stringify(row)).toMatchObject([0, {}]);
      expect(unsigned(resource, data)).toEqual(unsigned(resource, row));
      expect(await traces(row.id)).toEqual(before);
    }
    expect((await rowsOf(resource)).map(row => unsigned(resource, row))).toEqual(
      rows.map(row => unsigned(resource, row)),
    );
  });

  it('is refused by the field of a mask that the record does not have', async () => {
    const masked = Object.keys(resource.fields).filter(name => resource.fields[name]?.kind.is === 'masked');
    for (const row of rows) {
      for (const name of masked) {
        const { errCode, data } = await send(update, row, { [name]: '1**9****0000' });
        expect([errCode, data.fields?.map(({ field }) => field)], name).toEqual([PARAMETER, [name]]);
      }
    }
  });

  it('is refused on a version that is no longer there', async () => {
    for (const row of rows) {
      const version = Number(row.version) + 7;
      expect((await send(update, row, { version })).errCode).toBe(CONFLICT);
    }
  });

  it('changes what is new in it, and nothing besides', async () => {
    const remark = ['remark', 'remarks', 'description'].find(name => resource.inputs.includes(name));
    if (remark === undefined) return;
    for (const row of rows) {
      const { errCode, data } = await send(update, row, { [remark]: '新的备注' });
      // some may no longer be changed at all
      if (errCode === FAILURES.STATE_NOT_ALLOWED.errCode) continue;
      expect(errCode, JSON.stringify(data)).toBe(0);
      const own = resource.inputs.filter(name => data[name] !== row[name] && typeof row[name] !== 'object');
      expectNone(
        own.filter(name => name !== remark),
        'Changed besides:',
      );
      expect(data.version).toBe(Number(row.version) + 1);
    }
  });
});
