// @tier full
/** `docs/add-a-resource.md`, followed to the letter: it compiles, keeps the rules of the house, and works. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { FIRST_LOAD, scriptsOfList } from '../measure/scripts.ts';
import { follow, stepsUnder } from './recipe.ts';

const root = path.resolve(import.meta.dirname, '../..');
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'cabdesk-recipe-'));
const modules = path.join(root, 'node_modules');
/** What `tsc` has found of the house as it stands; named in `tsconfig.json`. */
const JUDGED = '.cache/types.tsbuildinfo';

const PARTS = [
  'src',
  'scripts',
  'i18n',
  'tests',
  'docs',
  'index.html',
  'package.json',
  'tsconfig.json',
  'biome.json',
  'vite.config.ts',
  'vite.first-load.ts',
  'vite.evaluate.ts',
  'vite.manifest.ts',
  'vite.words.ts',
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
  const body = { name: '国庆节', day: 1_790_000_000_000, type: 1 } as const;
  const made = await admin.ask(create, { body });
  expect(made).toMatchObject({ errCode: 0, data: { ...body, version: 1 } });
  const { id } = made.data;
  for (const query of [{ keyword: 'gqj' }, { filter: JSON.stringify({ name__contains: '国庆' }) }, { type: 1 as const }]) {
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

/** `tsc` looks for its own declarations beside itself: they must be where they were when the house was judged. */
const THROUGH_THE_LINK = ['--preserve-symlinks', '--preserve-symlinks-main'];

/** Runs a program of the packages in the folder. */
async function run(program: string, args: string[], node: string[] = []) {
  const command = [...node, path.join('node_modules', program), ...args];
  const running = spawn(process.execPath, command, { cwd: folder });
  const [stdout, stderr, [status]] = await Promise.all([
    text(running.stdout),
    text(running.stderr),
    once(running, 'close'),
  ]);
  return { status: status as number, stdout, printed: `${stdout}${stderr}` };
}

/** Fails with what it printed. */
async function expectSuccess(...program: Parameters<typeof run>): Promise<void> {
  const { status, printed } = await run(...program);
  expect(status, printed.slice(-4000)).toBe(0);
}

interface FileResult {
  name: string;
  /** Why the file did not come to its tests. */
  message?: string;
  assertionResults: { status: string; fullName: string; failureMessages?: string[] }[];
}

/** Runs tests in the folder; every file has some that the recipe is about. */
async function expectPassed(files: string[], args: string[] = []) {
  const { status, stdout, printed } = await run('vitest/vitest.mjs', [
    'run',
    '--reporter=json',
    ...args,
    ...files,
  ]);
  const from = stdout.indexOf('{');
  if (from < 0) throw new Error(printed.slice(-4000));
  const { testResults } = JSON.parse(stdout.slice(from)) as { testResults: FileResult[] };
  const failed = testResults.flatMap(({ name, message, assertionResults }) => [
    ...(message ? [`${name}: ${message}`] : []),
    ...assertionResults.flatMap(one =>
      one.status === 'failed' ? [`${one.fullName}: ${one.failureMessages?.join('\n')}`] : [],
    ),
  ]);
  expect(failed).toEqual([]);
  expect(status, printed.slice(-4000)).toBe(0);
  const proved = testResults
    .filter(({ assertionResults }) => assertionResults.some(({ status }) => status === 'passed'))
    .map(({ name }) => name);
  for (const file of files) expect(proved).toContainEqual(expect.stringContaining(`/${file}`));
}

beforeAll(() => {
  for (const part of PARTS) fs.cpSync(path.join(root, part), path.join(folder, part), { recursive: true });
  fs.symlinkSync(modules, path.join(folder, 'node_modules'), 'junction');
  // what has been judged of the house as it stands is judged again only where the recipe changes it
  if (fs.existsSync(path.join(root, JUDGED))) fs.cpSync(path.join(root, JUDGED), path.join(folder, JUDGED));
  const recipe = fs.readFileSync(path.join(root, 'docs/add-a-resource.md'), 'utf8');
  follow(stepsUnder(recipe, 'Steps'), folder);
  fs.writeFileSync(path.join(folder, 'tests/upstream/holiday.test.ts'), PROOF);
});
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

it.concurrent('compiles: nothing of what the types ask for is missing from the recipe', async () => {
  await expectSuccess('typescript7/bin/tsc', ['--preserveSymlinks'], THROUGH_THE_LINK);
});

it.concurrent('is written as the house writes', async () => {
  await expectSuccess('@biomejs/biome/bin/biome', ['check', '--vcs-enabled=false', 'src', 'i18n']);
  // the packages are linked here: seen through the link, they stand where the rules expect them
  const config = ['--config', '.dependency-cruiser.cjs', '--preserve-symlinks'];
  await expectSuccess('dependency-cruiser/bin/dependency-cruise.mjs', ['src', 'i18n', ...config]);
});

it.concurrent('works: as every role, with bad input, and for what it is there for', async () => {
  const tests = ['holiday', 'every-call', 'bad-input', 'columns-match', 'tables-match'].map(
    name => `tests/upstream/${name}`,
  );
  await expectPassed(tests, ['--project', 'upstream', '--testNamePattern', 'holiday']);
});

it.concurrent('is light: it adds little to the first load', async () => {
  await expectSuccess('vite/bin/vite.js', ['build', '--logLevel', 'error']);
  const firstLoad = (of: string) =>
    scriptsOfList(path.join(of, 'dist/console'), 'AdminUserList')
      .map(file => brotliCompressSync(fs.readFileSync(file)).length)
      .reduce((sum, bytes) => sum + bytes, 0);
  expect(firstLoad(folder) - firstLoad(root)).toBeLessThanOrEqual(FIRST_LOAD.featureBytes);
});

it.concurrent('is complete: its words in every language, its pages, its table, its calls', async () => {
  const tests = [
    'src/app/catalogues',
    'src/app/features',
    'src/features/log/words',
    'tests/house/words',
    'tests/house/resource-pages',
  ];
  await expectPassed(tests, ['--project', 'unit', '--project', 'house']);
});
