/**
 * `npm run mutants`: plants each fault of `testing/mutants.mjs` in a copy of the last commit, and says whether the
 * tests that it names find it. `npm run mutants -- area` plants those whose description has the word.
 */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { browser } from './browser.mjs';
import { checkNode, install, root, run, stop } from './ready.mjs';
import { MUTANTS, mutated } from './testing/mutants.mjs';

const copy = path.join(root, '.cache/mutants');
const words = process.argv.slice(2);
const chosen = MUTANTS.filter(({ what }) => words.every(word => what.includes(word)));
if (chosen.length === 0) stop(`No fault is about ${words.join(' and ')}`);

checkNode();
install();
process.env.CHROMIUM = browser();
discard();
run('git', ['worktree', 'add', '--quiet', '--detach', copy, 'HEAD']);
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => {
    discard();
    process.exit(1);
  });
}

const survivors = [];
for (const mutant of chosen) {
  const file = path.join(copy, mutant.file);
  const source = fs.readFileSync(file, 'utf8');
  fs.writeFileSync(file, mutated(mutant, source));
  const startedOn = Date.now();
  const isFound = !passes(mutant);
  fs.writeFileSync(file, source);
  if (!isFound) survivors.push(mutant);
  const seconds = String(Math.round((Date.now() - startedOn) / 1000)).padStart(4);
  console.log(`${isFound ? 'found   ' : 'SURVIVED'} ${seconds} s  ${mutant.what}`);
}
discard();
console.log(`${chosen.length - survivors.length} of ${chosen.length} found`);
process.exit(survivors.length === 0 ? 0 : 1);

/** Whether the tests stay green. Packages are found in the folders above the copy. */
function passes({ project, tests }) {
  const quietly = { cwd: copy, stdio: 'ignore', env: { ...process.env, DATABASE_URL: '' } };
  if (project === 'journeys') {
    const built = spawnSync(process.execPath, ['scripts/build.mjs'], quietly);
    // what does not even build is found
    if (built.status !== 0) return false;
  }
  const vitest = path.join(root, 'node_modules/vitest/vitest.mjs');
  const args = ['run', '--project', project, '--bail=1', ...tests];
  return spawnSync(process.execPath, [vitest, ...args], quietly).status === 0;
}

function discard() {
  spawnSync('git', ['worktree', 'remove', '--force', copy], { cwd: root, stdio: 'ignore' });
}
