// @tier full
/**
 * A page of what the fleet's lists are usually asked for costs the same however many vehicles there are: it is read
 * through an index, and touches a small part of 50,000. Counted in rows, which no busy machine changes.
 */
import { getTableColumns, type SQL, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AnyResource } from '../../src/contract/grammar/resource.ts';
import { conditionsOf, sortsOf } from '../../src/upstream/core/generic/reading.ts';
import { sortOf } from '../../src/upstream/core/paging.ts';
import { areaScope } from '../../src/upstream/core/scope.ts';
import { RESOURCES } from '../../src/upstream/resources.ts';
import { sorts as terminalSorts, vehicleRows, vehiclesWhere } from '../../src/upstream/terminal/queries.ts';
import { readOf } from '../builders/plans.ts';
import { anUpstream, type Upstream } from '../builders/upstream.ts';

const VEHICLES = 50_000;
/**
 * Of a page of 20: what a filter that fits one in a hundred or two may throw away on the way, and more where of those only
 * the ones of a sixth of the areas are seen.
 */
const mostRead = (areaIds: readonly string[]) => VEHICLES / (areaIds.length === 0 ? 8 : 4);
const DAY_MS = 86_400_000;
const PAGE = { limit: 20, offset: 0 };

let upstream: Upstream;
let now: number;
beforeAll(async () => {
  upstream = await anUpstream();
  now = upstream.clock();
  const { db } = upstream.store;
  await db.execute(sql`
    insert into company (company_name, area_id, search_key, created_on, updated_on)
    select '公司' || n, '45010' || (2 + n % 6), 'gs' || n, 0, 0 from generate_series(1, 200) n`);
  await db.execute(sql`
    insert into vehicle (plate_number, brand, model, energy_type, company_id, area_id, state, data_from, vin, terminal_no,
      sim_no, light_no, search_key, created_on, updated_on, cert_expire, insurance_expire, inspect_expire)
    select '粤B' || lpad(((n * 7919::bigint) % 100000)::text, 5, '0'), 'make' || (n % 7), 'model' || (n % 31), 1 + n % 4, own.ids[1 + n % 200],
      '45010' || (2 + n / 7 % 6), case when n % 60 = 0 then 2 + n / 60 % 3 else 1 end, case when n % 6 = 5 then 4501001 else 1 end,
      'LGX' || n, case when n % 40 > 0 then 'T' || n end, 'S' || n, 'L' || n, 'key' || n, n, n,
      ${now}::bigint + (n * 7919::bigint % 900 - 20) * 86400000, ${now}::bigint + (n * 104729::bigint % 900 - 20) * 86400000,
      ${now}::bigint + (n * 611953::bigint % 900 - 20) * 86400000
    from generate_series(1, ${VEHICLES}::int) n, (select array_agg(id) as ids from company where company_name like '公司%') own`);
  await db.execute(sql`
    insert into light (light_no, vehicle_id, area_id, state, online_state, last_time, fault_code, search_key, created_on, updated_on)
    select light_no, id, area_id, case when id % 50 = 0 then 2 else 1 end, (id % 9 < 7)::int, id, case when id % 31 = 4 then 'E03' end, '', 0, 0
    from vehicle where light_no like 'L%'`);
  await db.execute(sql`
    insert into agreement (title, type, version_name, target, state, search_key, created_on, updated_on)
    select '协议' || n, 1, n::text, 1, 0, '', n, n from generate_series(1, 5000) n`);
  await db.execute(sql`analyze`);
}, 120_000);
afterAll(() => upstream.close());

type Asked = Record<string, unknown> & { orderBy?: string; order?: 'asc' | 'desc' };

/** As the generic mount asks. */
function listOf(
  name: string,
  { orderBy, order = 'asc', ...filters }: Asked,
  areaIds: readonly string[],
): SQL {
  const served = RESOURCES.find(({ resource }) => resource.name === name);
  if (!served) throw new Error(`no resource ${name}`);
  const { table, rules } = served;
  const resource: AnyResource = served.resource;
  const columns = getTableColumns(table);
  const area = resource.area === undefined ? undefined : columns[resource.area];
  const where = [
    conditionsOf(resource, columns, filters, rules?.filters, now),
    area && areaScope(areaIds).byArea(area),
  ].filter(condition => condition !== undefined);
  const sort = sortOf(sortsOf(resource, columns, rules?.sorts), { orderBy, order }, false);
  return sql`select * from ${table} ${where.length > 0 ? sql`where ${sql.join(where, sql` and `)}` : sql``}
    order by ${sql.join(sort, sql`, `)} limit 20`;
}

const AREAS = [[], ['450103']] as const;

describe.each<[what: string, asked: () => Asked]>([
  ['nothing', () => ({})],
  ['plate, backwards', () => ({ orderBy: 'plateNumber', order: 'desc' })],
  ...[
    'brand',
    'companyId',
    'certExpire',
    'insuranceExpire',
    'inspectExpire',
    'papersExpire',
    'createdOn',
  ].flatMap((orderBy): [string, () => Asked][] =>
    (['asc', 'desc'] as const).map(order => [`${orderBy} ${order}`, () => ({ orderBy, order })]),
  ),
  ['papers that are over', () => ({ papers: 'over' })],
  ['papers that are over, the oldest first', () => ({ papers: 'over', orderBy: 'papersExpire' })],
  ['papers that run out soon', () => ({ papers: 'near' })],
  ['papers to be looked after', () => ({ papers: 'due', orderBy: 'papersExpire' })],
  [
    'insurance that ends this week',
    () => ({ insuranceExpire__gte: now, insuranceExpire__lte: now + 7 * DAY_MS }),
  ],
  ['company', () => ({ companyId: '7' })],
  ['state', () => ({ state: 2 })],
  ['state, by state', () => ({ orderBy: 'state', order: 'desc' })],
  ['area', () => ({ addressType: '450103' })],
  ['energy', () => ({ energyType: 4 })],
  ['source', () => ({ dataFrom: 4501001 })],
  ['a whole plate', () => ({ plateNumber__is: '粤b07919' })],
  ['the beginning of a plate', () => ({ plateNumber__starts: '粤B0791' })],
  ['terminal', () => ({ terminalNo__is: 't777' })],
  ['SIM', () => ({ simNo__is: 's777' })],
  ['VIN', () => ({ vin__is: 'lgx777' })],
])('vehicles by %s', (_what, asked) => {
  it('are read through an index', async () => {
    for (const areaIds of AREAS) {
      const { ways, read } = await readOf(upstream.store.db, listOf('vehicle', asked(), areaIds), 'vehicle');
      expect(ways, areaIds.join()).not.toContain('Seq Scan');
      expect(read, areaIds.join()).toBeLessThan(mostRead(areaIds));
    }
  });
});

describe.each<[what: string, asked: Asked]>([
  ['nothing', {}],
  ['fault', { hasFault: 1 }],
  ['silence', { onlineState: 0, state: 1 }],
  ['state', { state: 2 }],
  ['when they were last heard', { orderBy: 'lastTime', order: 'asc' }],
])('roof lights by %s', (_what, asked) => {
  it('are read through an index', async () => {
    for (const areaIds of AREAS) {
      const { ways, read } = await readOf(upstream.store.db, listOf('taxiLight', asked, areaIds), 'light');
      expect(ways, areaIds.join()).not.toContain('Seq Scan');
      expect(read, areaIds.join()).toBeLessThan(mostRead(areaIds));
    }
  });
});

it.each([
  ['agreements', 'agreement', 'agreement'],
  ['companies', 'company', 'company'],
])('%s are read through an index', async (_what, name, table) => {
  const { ways, read } = await readOf(upstream.store.db, listOf(name, {}, []), table);
  expect(ways).not.toContain('Seq Scan');
  expect(read).toBeLessThanOrEqual(21);
});

describe.each<[what: string, asked: Asked]>([
  ['nothing', {}],
  ['whether they have one', { hasTerminal: 1 }],
  ['that they have none', { hasTerminal: 0 }],
  ['that nobody has heard them', { isSilent: 1 }],
  ['number', { terminalNo: 'T777' }],
  ['SIM', { simNo: 'S777' }],
  ['company', { companyId: '7' }],
  ['number, in order', { orderBy: 'terminalNo', order: 'desc' }],
])('terminals by %s', (_what, { orderBy, order = 'asc', ...filter }) => {
  it('are read through an index', async () => {
    const { db } = upstream.store;
    for (const areaIds of AREAS) {
      const where = vehiclesWhere(filter, areaScope(areaIds), now);
      const query = vehicleRows(db, where, sortOf(terminalSorts, { orderBy, order }, false), PAGE).getSQL();
      const { ways, read } = await readOf(upstream.store.db, query, 'vehicle');
      expect(ways, areaIds.join()).not.toContain('Seq Scan');
      expect(read, areaIds.join()).toBeLessThan(mostRead(areaIds));
    }
  });
});
