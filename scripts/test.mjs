/** `npm test`: everything from a fresh clone to one line that counts what passed and failed. */
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

const counts = { passed: 0, failed: 0 };
let isBroken = false;
for (const project of ['unit', 'upstream', 'house', 'faults', 'journeys']) {
  const report = path.join(root, `.cache/test-${project}.json`);
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
    ],
    { cwd: root, stdio: 'inherit', env: { ...process.env, CHROMIUM: chromium } },
  );
  isBroken ||= result.status !== 0;
  if (!fs.existsSync(report)) continue;
  const told = JSON.parse(fs.readFileSync(report, 'utf8'));
  counts.passed += told.numPassedTests;
  counts.failed += told.numFailedTests;
  console.log(`${project}: ${Math.round((Date.now() - startedOn) / 1000)} s`);
}
// a file that does not even load has no failed test of its own
if (isBroken && counts.failed === 0) counts.failed = 1;
console.log(`${counts.passed} passed, ${counts.failed} failed`);
process.exit(isBroken || counts.passed === 0 ? 1 : 0);
