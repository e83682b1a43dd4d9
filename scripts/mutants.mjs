/**
 * `npm run mutants`: plants each fault of `testing/mutants.mjs` in a copy of the last commit, and says in which tier the
 * tests that it names find it. `npm run mutants -- area` plants those whose description has the word.
 */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { browser } from './browser.mjs';
import { checkNode, install, root, run, stop } from './ready.mjs';
import { isFoundBy, MUTANTS, mutated } from './testing/mutants.mjs';

const copy = path.join(root, '.cache/mutants');
const words = process.argv.slice(2);
const chosen = MUTANTS.filter(({ what }) => words.every(word => what.includes(word)));
if (chosen.length === 0) stop(`No fault is about ${words.join(' and ')}`);

checkNode();
install();
process.env.CHROMIUM = browser();
discard();
run('git', ['worktree', 'add', '--quiet', '--detach', copy, 'HEAD']);
fs.symlinkSync(path.join(root, 'node_modules'), path.join(copy, 'node_modules'), 'junction');
const { runPart } = await import(pathToFileURL(path.join(copy, 'scripts/testing/run-part.mjs')).href);
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => {
    discard();
    process.exit(1);
  });
}

/** What is tried on what was built. */
const BUILT = new Set(['pages', 'journeys']);

const missed = [];
const foundIn = { core: 0, full: 0 };
for (const mutant of chosen) {
  const file = path.join(copy, mutant.file);
  const source = fs.readFileSync(file, 'utf8');
  fs.writeFileSync(file, mutated(mutant, source));
  const startedOn = Date.now();
  const verdict = verdictOn(mutant, await tierThatFinds(mutant));
  fs.writeFileSync(file, source);
  if (verdict in foundIn) foundIn[verdict] += 1;
  else missed.push(mutant);
  const seconds = String(Math.round((Date.now() - startedOn) / 1000)).padStart(4);
  console.log(`${verdict.padEnd(11)} ${seconds} s  ${mutant.what}`);
}
discard();
console.log(`core found ${foundIn.core}, full ${foundIn.full} more, of ${chosen.length}`);
process.exit(missed.length === 0 ? 0 : 1);

/** The table names what core leaves to full: nothing else may be found there alone. */
function verdictOn({ tier = 'core' }, found) {
  return found === 'full' && tier === 'core' ? 'FULL ALONE' : found;
}

/** Packages are those of the house. */
async function tierThatFinds({ what, project, tests: files, tier }) {
  if (BUILT.has(project)) {
    const built = spawnSync(process.execPath, ['scripts/build.mjs'], { cwd: copy, encoding: 'utf8' });
    if (built.status !== 0) return told(what, built.stderr);
  }
  try {
    for (const tried of tier === 'full' ? ['full'] : ['core', 'full']) {
      const part = { name: 'mutant', projects: [project], files, isSilent: true, mayBeEmpty: true };
      const outcome = await runPart({ ...part, environment: { TEST_TIER: tried } }, ['--bail=1']);
      if (isFoundBy(outcome)) return tried;
    }
    return 'SURVIVED';
  } catch (error) {
    return told(what, error.message);
  }
}

function told(what, why) {
  console.error(`${what}: ${why}`);
  return 'BROKEN';
}

function discard() {
  spawnSync('git', ['worktree', 'remove', '--force', copy], { cwd: root, stdio: 'ignore' });
}
