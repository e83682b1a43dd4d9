/**
 * For a user of some areas, each call reads only these from every table with areas, or its room says in `legal/` why not.
 * The statements are observed at the database, so that a new call is judged without a line here.
 */
// @feature *
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { AnyCall } from '../../src/contract/grammar/call.ts';
import { MOVES_MONEY } from '../../src/contract/grammar/duties.ts';
import { ALL_PERMISSIONS } from '../../src/contract/grammar/permissions.ts';
import { ALL_CALLS } from '../../src/upstream/all-calls.ts';
import { RESOURCES } from '../../src/upstream/resources.ts';
import { build } from '../builders/build.ts';
import { aHearingStore } from '../builders/heard-statements.ts';
import { anOffice, type Office } from '../builders/office.ts';
import { requestOf } from '../builders/request.ts';
import { isSampledCall } from '../builders/sample.ts';
import type { Person } from '../builders/upstream.ts';
import { ROOM_FILES } from './room-files.ts';

const HERE = '450102';

/** Tables that calls read without the user's areas, as their rooms say. */
const UNSCOPED = ROOM_FILES.flatMap(({ UNSCOPED: said = [] }) => said);
/** Colleagues by their own rules, tested in `access/areas.test.ts`; towns and streets belong to nobody. */
const OF_NOBODY: ReadonlySet<string> = new Set(['admin_user', 'place']);

let hearing: Awaited<ReturnType<typeof aHearingStore>>;
let office: Office;
let clerk: Person;
let tables: ReadonlySet<string>;
beforeAll(async () => {
  hearing = await aHearingStore();
  office = await anOffice({ store: hearing.store });
  const apart: readonly string[] = ['all', ...MOVES_MONEY];
  const rights = ALL_PERMISSIONS.map(({ val }) => val).filter(val => !apart.includes(val));
  clerk = await office.aClerk({ rights, areaIds: [HERE] });
  const rows = await hearing.store.withExclusive(connection =>
    connection.query<{ name: string }>(
      `select distinct table_name as name from information_schema.columns
       where table_schema = 'public' and column_name in ('area_id', 'area_ids')`,
    ),
  );
  tables = new Set(rows.map(({ name }) => name).filter(name => !OF_NOBODY.has(name)));
});
afterAll(() => office.close());

/** Not of a person. */
const NOBODYS = new Set(['public', 'open-door', 'signed-address']);
const everyCall = ALL_CALLS.filter(
  ({ may, upload, bytes, name }) => !NOBODYS.has(String(may)) && !upload && !bytes && name !== 'logout',
);
const calls = everyCall.filter(isSampledCall);

const IN_AREAS = /"area_ids?" (?:= any\(|&& |<@ )/;
const mainTable = (text: string): string =>
  /^(?:select [\s\S]*? from|update|insert into|delete from) "(\w+)"/.exec(text)?.[1] ?? '';

/** The tables with areas that the call asks of, or changes, nowhere with a condition on them. */
async function unscopedTables(call: AnyCall): Promise<string[]> {
  const part = (name: 'params' | 'query' | 'body') => (call[name] ? { [name]: build(call[name]) } : {});
  const input = { ...part('params'), ...part('query'), ...part('body') };
  const heard = await hearing.during(() => office.app.inject(requestOf(call, input, clerk.token)));
  const own = heard.map(({ text }) => text).filter(text => !OF_EVERY_CALL.test(text));
  const named = new Set(own.map(mainTable).filter(name => tables.has(name)));
  return [...named].filter(name => !own.some(text => mainTable(text) === name && IN_AREAS.test(text)));
}

/** The session, and what every write leaves behind. */
const OF_EVERY_CALL = /"session"|insert into "operate_log"|"revision"/;

it('keep to the areas of who asks, or say why not', async () => {
  expect(tables.size).toBeGreaterThan(15);
  const known = new Set(UNSCOPED.flatMap(([table, , names]) => names.map(name => `${name} ${table}`)));
  const found: string[] = [];
  for (const call of calls)
    for (const table of await unscopedTables(call)) found.push(`${call.room}.${call.name} ${table}`);
  expect(found.filter(one => !known.has(one))).toEqual([]);
  // what was scoped since stands here no more
  if (calls.length === everyCall.length) expect([...known].filter(one => !found.includes(one))).toEqual([]);
});

it('declare that they do', () => {
  const resources = RESOURCES.filter(({ resource }) => resource.area !== undefined);
  for (const { resource } of resources)
    for (const { name, scope } of Object.values(resource.calls))
      expect(scope, `${resource.name}.${name}`).toBe('areas');
});
