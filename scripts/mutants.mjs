/**
 * `npm run mutants`: plants each fault of `testing/mutants.mjs` in a copy of the last commit, and says whether the
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
for (const mutant of chosen) {
  const file = path.join(copy, mutant.file);
  const source = fs.readFileSync(file, 'utf8');
  fs.writeFileSync(file, mutated(mutant, source));
  const startedOn = Date.now();
  const verdict = await verdictOn(mutant);
  fs.writeFileSync(file, source);
  if (verdict !== 'found') missed.push(mutant);
  const seconds = String(Math.round((Date.now() - startedOn) / 1000)).padStart(4);
  console.log(`${verdict.padEnd(8)} ${seconds} s  ${mutant.what}`);
}
discard();
console.log(`${chosen.length - missed.length} of ${chosen.length} found`);
process.exit(missed.length === 0 ? 0 : 1);

/** Packages are those of the house. */
async function verdictOn({ what, project, tests: files }) {
  if (BUILT.has(project)) {
    const built = spawnSync(process.execPath, ['scripts/build.mjs'], { cwd: copy, encoding: 'utf8' });
    if (built.status !== 0) return told(what, built.stderr);
  }
  const outcome = await runPart({ name: 'mutant', projects: [project], files, isSilent: true }, ['--bail=1']);
  try {
    return isFoundBy(outcome) ? 'found' : 'SURVIVED';
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
