/** "Add a resource" of the README, followed to the letter: it compiles, keeps the rules of the house, and works. */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { follow, stepsUnder } from './recipe.ts';

const root = path.resolve(import.meta.dirname, '../..');
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'cabdesk-recipe-'));
const modules = path.join(root, 'node_modules');

const PARTS = [
  'src',
  'i18n',
  'tests',
  'docs',
  'index.html',
  'package.json',
  'tsconfig.json',
  'biome.json',
  'vite.config.ts',
  'vite.first-load.ts',
  'vitest.config.ts',
  'vite.upstream.config.ts',
  '.dependency-cruiser.cjs',
  '.gitignore',
];

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
  const body = { name: '国庆节', day: 1_790_000_000_000 };
  const made = await admin.ask(create, { body });
  expect(made).toMatchObject({ errCode: 0, data: { ...body, version: 1 } });
  const { id } = made.data;
  for (const query of [{ keyword: 'gqj' }, { filter: JSON.stringify({ name__contains: '国庆' }) }]) {
    expect(await admin.ask(list, { query })).toMatchObject({ total: 1, data: [{ id }] });
  }
  const params = { id };
  const changed = await admin.ask(update, { params, body: { name: '中秋节', version: 1 } });
  expect(changed.data).toMatchObject({ name: '中秋节', day: body.day, version: 2 });
  const late = await admin.ask(update, { params, body: { name: '春节', version: 1 } });
  expect(late).toMatchObject({ errCode: 3001, failure: { current: { name: '中秋节' } } });
  const place = { resource: holiday.resource, recordId: id };
  expect((await admin.ask(lockCalls.takeLock, { body: place })).data).toMatchObject({ isMine: true });
  expect((await admin.ask(remove, { params, query: { version: 2 } })).errCode).toBe(0);
  expect((await admin.ask(one, { params })).errCode).toBe(3006);
});
`;

/** Runs a program of the packages in the folder; fails with what it printed. */
function expectSuccess(program: string, args: string[]) {
  const result = spawnSync(process.execPath, [path.join(modules, program), ...args], {
    cwd: folder,
    encoding: 'utf8',
  });
  expect(result.status, `${result.stdout}${result.stderr}`.slice(-4000)).toBe(0);
}

beforeAll(() => {
  for (const part of PARTS) fs.cpSync(path.join(root, part), path.join(folder, part), { recursive: true });
  fs.symlinkSync(modules, path.join(folder, 'node_modules'), 'junction');
  const readme = fs.readFileSync(path.join(root, 'README.md'), 'utf8');
  follow(stepsUnder(readme, 'Add a resource'), folder);
  fs.writeFileSync(path.join(folder, 'tests/upstream/holiday.test.ts'), PROOF);
});
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

it('compiles: nothing of what the types ask for is missing from the recipe', () => {
  expectSuccess('typescript/bin/tsc', ['--noEmit']);
});

it('is written as the house writes', () => {
  expectSuccess('@biomejs/biome/bin/biome', ['check', '--vcs-enabled=false', 'src', 'i18n']);
  // the packages are linked here: seen through the link, they stand where the rules expect them
  const config = ['--config', '.dependency-cruiser.cjs', '--preserve-symlinks'];
  expectSuccess('dependency-cruiser/bin/dependency-cruise.mjs', ['src', 'i18n', ...config]);
});

it('works: as every role, with bad input, and for what it is there for', () => {
  const tests = ['tests/upstream/holiday', 'tests/upstream/every-call', 'tests/upstream/bad-input'];
  expectSuccess('vitest/vitest.mjs', ['run', '--project', 'upstream', ...tests]);
});

it('is complete: its words in every language, its pages, its table, its calls', () => {
  const unit = ['src/app/catalogues', 'src/app/features', 'src/features/log/words'];
  expectSuccess('vitest/vitest.mjs', ['run', '--project', 'unit', ...unit]);
  expectSuccess('vitest/vitest.mjs', ['run', '--project', 'house', 'tests/house/words']);
  expectSuccess('vitest/vitest.mjs', ['run', '--project', 'upstream', 'tests/upstream/columns-match']);
});
