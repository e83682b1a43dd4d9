/** No personal number stands whole in the operate log, whichever call has brought it and wherever in its input it stood. */
import { desc, eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AnyCall, changesState } from '../../src/contract/grammar/call.ts';
import { mask } from '../../src/contract/grammar/mask.ts';
import { inspect, type Schema, unwrap } from '../../src/contract/grammar/walk.ts';
import { type MaskKind, wholeKindOf } from '../../src/contract/grammar/wire.ts';
import { jobCalls } from '../../src/contract/job.ts';
import { savedFilterCalls } from '../../src/contract/saved-filter.ts';
import { ALL_CALLS } from '../../src/upstream/all-calls.ts';
import { isLogged } from '../../src/upstream/core/audit/operate-log.ts';
import { operateLog } from '../../src/upstream/core/audit/tables.ts';
import { MIGRATIONS } from '../../src/upstream/core/database/migrate.ts';
import { RESOURCES } from '../../src/upstream/resources.ts';
import { anyOf } from '../builders/arbitrary.ts';
import { expectNone } from '../builders/none.ts';
import { anOffice, type Office } from '../builders/office.ts';

const NUMBERS = {
  mobile: '13998877665',
  identity: '450103199001011238',
  card: '6222020200112233445',
  name: '欧阳大宝贝',
} as const satisfies Record<MaskKind, string>;

let office: Office;
beforeAll(async () => {
  office = await anOffice();
});
afterAll(() => office.close());

/** What the last call has left there. */
async function written(): Promise<string> {
  const [entry] = await office.store.db.select().from(operateLog).orderBy(desc(operateLog.id)).limit(1);
  return JSON.stringify(entry);
}

const shapeOf = (schema: Schema | undefined) => {
  const looked = schema && inspect(schema);
  return looked?.kind === 'object' ? looked.shape : {};
};

/** What a call cannot be sent without. */
const needed = (schema: Schema | undefined) =>
  Object.fromEntries(
    Object.entries(shapeOf(schema))
      .filter(([, field]) => !unwrap(field).isOptional && !wholeKindOf(field))
      .map(([name, field]) => [name, fc.sample(anyOf(field), { numRuns: 1, seed: 18 })[0]]),
  );

interface Entered {
  call: AnyCall;
  name: string;
  /** Fields of the body that hold a personal value. */
  fields: [name: string, kind: MaskKind][];
}

const entered = ALL_CALLS.flatMap((call): Entered[] => {
  const fields = Object.entries(shapeOf(call.body)).flatMap(([field, schema]): Entered['fields'] => {
    const kind = wholeKindOf(schema);
    return kind ? [[field, kind]] : [];
  });
  const isTold = changesState(call) && isLogged(call);
  return isTold && fields.length > 0 ? [{ call, name: `${call.room}.${call.name}`, fields }] : [];
});

describe('a number that is filled in', () => {
  it.each(entered)('stands masked in the entry of $name', async ({ call, fields }) => {
    const numbers = Object.fromEntries(fields.map(([field, kind]) => [field, NUMBERS[kind]]));
    // whether it succeeds or not
    await office.admin.ask(call, {
      params: needed(call.params),
      body: { ...needed(call.body), ...numbers },
    } as never);
    const log = await written();
    for (const [field, kind] of fields) {
      expect(log.includes(NUMBERS[kind]), `${field} whole`).toBe(false);
      expect(log.includes(mask(kind, NUMBERS[kind])), `${field} masked`).toBe(true);
    }
  });
});

describe('a number that is sought', () => {
  const ask = [
    ['by the name of a field', { mobile: NUMBERS.mobile, idCard__is: NUMBERS.identity }],
    ['by a keyword', { keyword: NUMBERS.mobile }],
    ['as a number', { mobile: Number(NUMBERS.mobile) }],
    ['in several values', { mobile__in: [NUMBERS.mobile, NUMBERS.identity] }],
    ['in JSON', { filter: JSON.stringify({ ownerMobile: NUMBERS.mobile, keyword: NUMBERS.identity }) }],
    ['among words', { keyword: `电话 139 9887 7665，证件${NUMBERS.identity}` }],
  ] as const;

  it.each(ask)('stands masked where a filter is saved, %s', async (how, filter) => {
    await office.admin.ask(savedFilterCalls.createSavedFilter, {
      body: { resource: 'driver-manage/driver-info', name: how, filter: filter as never },
    });
    const log = await written();
    for (const number of [NUMBERS.mobile, NUMBERS.identity, '139 9887 7665']) {
      expect(log.includes(number), number).toBe(false);
    }
    expect(log.includes(mask('mobile', NUMBERS.mobile))).toBe(true);
  });

  const exported = ALL_CALLS.filter(call => call.exports).map(call => `${call.room}.${call.name}`);
  it.each(exported)('stands masked where %s is exported', async call => {
    const filter = { mobile: NUMBERS.mobile, keyword: NUMBERS.identity, contactMobile: NUMBERS.mobile };
    const body = { call, title: 'all', format: 'csv', filter } as const;
    await office.admin.ask(jobCalls.startExport, {
      body: { ...body, columns: [{ field: 'id', head: 'id', kind: 'text' }] },
    });
    const log = await written();
    for (const number of [NUMBERS.mobile, NUMBERS.identity]) {
      expect(log.includes(number), number).toBe(false);
    }
  });
});

it('a number that an earlier version has written whole is masked by a migration, and nothing else is touched', async () => {
  const { store } = office;
  const kept = {
    title: 'driver',
    businessType: 2,
    operatorType: 1,
    requestMethod: 'PUT',
    method: 'driver.update',
  };
  const of = { ...kept, operUrl: '/api', operIp: '127.0.0.1', traceId: 'earlier', operTime: 1, costTime: 1 };
  const filter = JSON.stringify({ ownerMobile: NUMBERS.mobile });
  const texts = (mobile: string, identity: string, number: string | number) => ({
    operParam: JSON.stringify({
      body: { licenseNo: identity, filter: { keyword: `找 ${mobile}`, mobile: number } },
    }),
    before: JSON.stringify({
      filter: filter.replace(NUMBERS.mobile, mobile),
      id: '4501031990010',
      at: 1781488800000,
    }),
  });
  const { mobile, identity } = NUMBERS;
  await store.db.insert(operateLog).values({ ...of, status: 1, ...texts(mobile, identity, Number(mobile)) });
  const script = MIGRATIONS.find(({ name }) => name === '0060-masked-logs.sql')?.text ?? '';
  await store.withExclusive(connection => connection.script(`begin;\n${script}\ncommit;`));
  const [entry] = await store.db.select().from(operateLog).where(eq(operateLog.traceId, 'earlier'));
  const shown = mask('mobile', mobile);
  expect(entry).toMatchObject(texts(shown, mask('identity', identity), shown));
  await expect(store.db.update(operateLog).set({ status: 0 })).rejects.toThrow();
});

it('every resource with masked fields is among them', () => {
  const rooms = new Set(entered.map(({ call }) => call.room));
  const written = RESOURCES.filter(({ resource: { fields, inputs } }) =>
    inputs.some(name => fields[name]?.kind.is === 'masked'),
  );
  expect(written.length).toBeGreaterThan(5);
  expectNone(
    written.map(({ resource }) => resource.name).filter(name => !rooms.has(name)),
    'Add an entry with a masked field of the resource to this file:',
  );
});
