/** How many records a filter would find is what it finds; several values of one find what each finds. */
// @feature *
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FAILURES } from '../../src/contract/grammar/failures.ts';
import type { AnyResource } from '../../src/contract/grammar/resource.ts';
import { MOST_COUNTS, severally } from '../../src/contract/grammar/resource-lists.ts';
import { RESOURCES } from '../../src/contract/resources.ts';
import { placed } from '../../src/data/call-fields.ts';
import { DECLARED } from '../builders/declared.ts';
import { requestOf } from '../builders/request.ts';
import { isSampledCall, isWhole } from '../builders/sample.ts';
import { anUpstream, type Person, type Upstream } from '../builders/upstream.ts';

const { PARAMETER } = FAILURES;

type Row = Readonly<Record<string, unknown>>;
type Resource = AnyResource;

let upstream: Upstream;
let admin: Person;
beforeAll(async () => {
  upstream = await anUpstream();
  admin = await upstream.signIn('admin');
});
afterAll(() => upstream.close());

async function read({ calls: { list } }: Resource, query: Row) {
  const answer = await upstream.app.inject(requestOf(list, placed(list, query), admin.token));
  return answer.json<{ data: Row[]; total: number; counts?: number[]; errCode: number }>();
}

const countsOf = (resource: Resource, counts: readonly Row[], query: Row = {}) =>
  read(resource, { size: 1, ...query, counts: JSON.stringify(counts) });

/** The values that a field can have, or has. */
async function valuesOf(resource: Resource, name: string): Promise<unknown[]> {
  const kind = resource.fields[name]?.kind;
  if (kind?.is === 'choices') return [...kind.values];
  if (kind?.is === 'choice' && kind.values.length > 0) return [...kind.values];
  if (kind === undefined) return [0, 1];
  const { data } = await read(resource, { size: 200 });
  return [...new Set(data.map(row => row[name]))]
    .filter(value => value !== null && value !== undefined)
    .slice(0, 20);
}

const isTried = ({ calls }: Resource) => isSampledCall(calls.list);
const counted = DECLARED.filter(isTried).flatMap(resource =>
  resource.counted.map(name => ({ resource, name, of: resource.name })),
);
const several = RESOURCES.filter(isTried).flatMap(resource =>
  resource.several.map(name => ({ resource, name, of: resource.name })),
);

describe('what a filter would find', () => {
  const judged: string[] = [];
  it.each(counted)('is counted as it is found: $of by $name', async ({ resource, name }) => {
    const values = await valuesOf(resource, name);
    if (values.length === 0) return;
    const { counts, total } = await countsOf(
      resource,
      values.map(value => ({ [name]: value })),
    );
    const found = await Promise.all(
      values.map(async value => (await read(resource, { [name]: value, size: 1 })).total),
    );
    expect(counts).toEqual(found);
    expect(Math.max(...found)).toBeLessThanOrEqual(total);
    if (found.some(count => count > 0)) judged.push(`${resource.name} ${name}`);
  });

  it.runIf(isWhole)('was tried with something to count', () => {
    expect(judged.length).toBeGreaterThan(counted.length / 2);
  });

  it('is counted beside what is asked for anyway', async () => {
    const vehicle = RESOURCES.find(({ name }) => name === 'vehicle') as Resource;
    const { counts } = await countsOf(vehicle, [{ state: 1 }, { state: 2 }, { state: 1, energyType: 2 }], {
      companyId: '3',
    });
    const alone = async (more: Row) => (await read(vehicle, { companyId: '3', size: 1, ...more })).total;
    expect(counts).toEqual([
      await alone({ state: 1 }),
      await alone({ state: 2 }),
      await alone({ state: 1, energyType: 2 }),
    ]);
    expect(counts?.[0]).toBeGreaterThan(0);
  });

  it('is not told of what is masked, nor of more than a few at once', async () => {
    const driver = RESOURCES.find(({ name }) => name === 'driver') as Resource;
    expect((await countsOf(driver, [{ mobile: '13812131448' }])).errCode).toBe(PARAMETER.errCode);
    expect((await countsOf(driver, Array(MOST_COUNTS + 1).fill({ state: 1 }))).errCode).toBe(
      PARAMETER.errCode,
    );
    expect((await countsOf(driver, [])).errCode).toBe(PARAMETER.errCode);
  });
});

describe('several values of a filter', () => {
  const judged: string[] = [];
  it.each(several)('find what each finds: $of by $name', async ({ resource, name }) => {
    const values = (await valuesOf(resource, name)).slice(0, 2);
    if (values.length < 2) return;
    const each = await Promise.all(values.map(value => read(resource, { [name]: value, size: 200 })));
    const together = await read(resource, { [severally(name)]: values.join(','), size: 200 });
    expect(together.errCode).toBe(0);
    const ids = (answer: { data: Row[] }) => answer.data.map(({ id }) => String(id));
    if (each.some(({ total }) => total > 100)) {
      expect(together.total).toBe(each.reduce((sum, { total }) => sum + total, 0));
    } else {
      expect(ids(together).toSorted()).toEqual([...new Set(each.flatMap(ids))].toSorted());
    }
    if (together.total > 0) judged.push(`${resource.name} ${name}`);
  });

  it.runIf(isWhole)('was tried with something to find', () => {
    expect(judged.length).toBeGreaterThan(several.length / 2);
  });
});
