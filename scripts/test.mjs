/**
 * `npm test`: everything from a fresh clone to one line that counts what passed and failed. With `--full` what takes
 * long is run too, and the upstream's tests, and that of lost pushes, a second time, on PostgreSQL.
 */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { checkNode, install, root, run } from './ready.mjs';

checkNode();
install();
const { browser } = await import('./browser.mjs');
const { build } = await import('./build.mjs');

run('npm', ['run', '--silent', 'check']);
const chromium = browser();
build();

const total = { passed: 0, failed: 0 };
/** Named once more at the end, where who reads only the last lines finds them. */
const failures = [];
let isBroken = false;

/** One project of the tests; answers nothing, but adds to the total. */
function test(name, project = name, environment = {}, files = []) {
  const report = path.join(root, `.cache/test-${name.replaceAll(' ', '-')}.json`);
  fs.rmSync(report, { force: true });
  const startedOn = Date.now();
  const vitest = path.join(root, 'node_modules/vitest/vitest.mjs');
  const result = spawnSync(
    process.execPath,
    [
      vitest,
      'run',
      '--project',
      project,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
      ...files,
    ],
    // an operator's database is for the last run only, which is told so by another name
    {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, DATABASE_URL: '', CHROMIUM: chromium, ...environment },
    },
  );
  isBroken ||= result.status !== 0;
  const seconds = Math.round((Date.now() - startedOn) / 1000);
  const told = fs.existsSync(report) ? JSON.parse(fs.readFileSync(report, 'utf8')) : undefined;
  const passed = told?.numPassedTests ?? 0;
  const failed = told?.numFailedTests ?? 0;
  total.passed += passed;
  // a file that does not even load has no failed test of its own
  total.failed += failed === 0 && result.status !== 0 ? 1 : failed;
  failures.push(...failuresOf(name, told, result.status));
  console.log(`${name}: ${passed} passed, ${failed} failed, ${seconds} s`);
}

/** What it says, and the first place that it names. */
function briefly(message) {
  const lines = message.split('\n');
  const first = lines.findIndex(line => line.startsWith('    at '));
  return first < 0 ? message : lines.slice(0, first + 1).join('\n');
}

function failuresOf(name, told, status) {
  if (status === 0) return [];
  if (!told) return [`${name}: ended without a report`];
  const failed = told.testResults.flatMap(({ name: file, status, message, assertionResults }) => {
    const tests = assertionResults.filter(test => test.status === 'failed');
    const where = path.relative(root, file);
    if (tests.length === 0) return status === 'failed' ? [`${where}: ${message}`] : [];
    return tests.map(test => `${where} > ${test.fullName}\n${test.failureMessages.map(briefly).join('\n')}`);
  });
  return failed.length > 0 ? failed : [`${name}: no test failed, but it ended with ${status}`];
}

for (const project of ['unit', 'upstream', 'house', 'faults', 'journeys']) test(project);
if (process.argv.includes('--full')) {
  test('long');
  const { postgres } = await import('./postgres.mjs');
  const { redis } = await import('./redis.mjs');
  const { url, end } = await postgres();
  const shared = await redis();
  if (!shared) console.log('No Redis: what needs one is skipped');
  test('upstream on PostgreSQL', 'upstream', {
    TEST_DATABASE_URL: url,
    ...(shared && { TEST_REDIS_URL: shared.url }),
  });
  await shared?.end();
  const pushes = ['tests/faults/pushes-arrive-once.spec.ts'];
  test('pushes on PostgreSQL', 'faults', { TEST_DATABASE_URL: url }, pushes);
  await end();
}
for (const failure of failures) console.log(`failed: ${failure}`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exit(isBroken || total.passed === 0 ? 1 : 0);
