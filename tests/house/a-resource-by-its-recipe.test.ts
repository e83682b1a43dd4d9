// @tier full
/** `docs/add-a-resource.md`, followed to the letter: it compiles, keeps the rules of the house, and works. */
import fs from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { FIRST_LOAD, scriptsOfList } from '../measure/scripts.ts';
import { root } from './copy-of-the-house.ts';
import { aHouseWith, stepsOf } from './recipe.ts';

/** The recipe's own proof: the new calls, asked over HTTP. */
const PROOF = `
import { afterAll, beforeAll, expect, it } from 'vitest';
import { holiday } from '../../src/contract/holiday.ts';
import { lockCalls } from '../../src/contract/lock.ts';
import { anUpstream, type Upstream } from '../builders/upstream.ts';

let upstream: Upstream;
beforeAll(async () => {
  upstream = await anUpstream();
});
afterAll(() => upstream.close());

it('a holiday is made, found, changed, locked, kept from being overwritten, and taken away', async () => {
  const { list, one, create, update, remove } = holiday.calls;
  const admin = await upstream.signIn('admin');
  const body = { name: '国庆节', addressType: '450102', day: 1_790_000_000_000, type: 1 } as const;
  const made = await admin.ask(create, { body });
  expect(made).toMatchObject({ errCode: 0, data: { ...body, version: 1 } });
  const { id } = made.data;
  for (const query of [{ keyword: 'gqj' }, { filter: JSON.stringify({ name__contains: '国庆' }) }, { addressType: '450102' }]) {
    expect(await admin.ask(list, { query })).toMatchObject({ total: 1, data: [{ id }] });
  }
  expect(await admin.ask(create, { body })).toMatchObject({ errCode: 3004, failure: { reason: 'TAKEN' } });
  const params = { id };
  const changed = await admin.ask(update, { params, body: { name: '中秋节', version: 1 } });
  expect(changed.data).toMatchObject({ name: '中秋节', day: body.day, version: 2 });
  const late = await admin.ask(update, { params, body: { name: '劳动节', version: 1 } });
  expect(late).toMatchObject({ errCode: 3001, failure: { current: { name: '中秋节' } } });
  const place = { resource: holiday.resource, recordId: id };
  expect((await admin.ask(lockCalls.takeLock, { body: place })).data).toMatchObject({ isMine: true });
  expect((await admin.ask(remove, { params, query: { version: 2 } })).errCode).toBe(0);
  expect((await admin.ask(one, { params })).errCode).toBe(3006);
});
`;

let house: ReturnType<typeof aHouseWith>;
beforeAll(() => {
  house = aHouseWith([
    ...stepsOf('add-a-resource'),
    { kind: 'file', file: 'tests/upstream/holiday.test.ts', text: PROOF },
  ]);
});
afterAll(() => house.remove());

it.concurrent('compiles: nothing of what the types ask for is missing from the recipe', () =>
  house.expectCompiled());

it.concurrent('is written as the house writes', () => house.expectStyle());

it.concurrent('works: as every role, with bad input, and for what it is there for', async () => {
  const tests = [
    'holiday',
    'any-record',
    'bad-input',
    'columns-match',
    'every-call-as',
    'every-list',
    'every-row',
    'every-version',
    'hostile-fields',
    'records-stay',
    'tables-match',
    'versions-stay',
  ].map(name => `tests/upstream/${name}`);
  await house.expectPassed(tests, ['--project', 'upstream', '--testNamePattern', 'holiday']);
});

it.concurrent('is light: it adds little to the first load', async () => {
  // as `npm run build` does; the test runner's own mode would build React for development
  await house.expectSuccess('vite/bin/vite.js', ['build', '--logLevel', 'error'], [], {
    NODE_ENV: 'production',
  });
  const firstLoad = (of: string) =>
    scriptsOfList(path.join(of, 'dist/console'), 'AdminUserList')
      .map(file => brotliCompressSync(fs.readFileSync(file)).length)
      .reduce((sum, bytes) => sum + bytes, 0);
  expect(firstLoad(house.folder) - firstLoad(root)).toBeLessThanOrEqual(FIRST_LOAD.featureBytes);
});

it.concurrent('is complete: its words in every language, its pages, its table, its calls', async () => {
  const tests = [
    'src/app/catalogues',
    'src/app/features',
    'src/features/log/words',
    'tests/house/words',
    'tests/house/resource-pages',
  ];
  await house.expectPassed(tests, ['--project', 'unit', '--project', 'house']);
});
