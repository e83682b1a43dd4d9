/** Runs once more, by itself, each file of pages or journeys in which something failed: what stands in a file builds on what is before it. */
import { hasFailed, runPart } from './run-part.mjs';

/** Changes the outcomes to what holds after that; answers the names of what failed and then passed. */
export async function tryAgain(outcomes) {
  const unsteady = [];
  for (const { part, files } of outcomes) {
    if (!part.isTriedAgain) continue;
    for (const [index, first] of files.entries()) {
      if (!hasFailed(first)) continue;
      console.log(`Once more by itself: ${first.file}`);
      const again = await runPart({ ...part, files: [first.file] }, ['--maxWorkers=1']);
      const second = again.files.find(({ file }) => file === first.file);
      if (!second) continue;
      const judged = judgedTwice(first, second);
      files[index] = judged.file;
      unsteady.push(...judged.unsteady.map(name => `${first.file} > ${name}`));
    }
  }
  return unsteady;
}

/** A test that has passed either time has passed; one that has also failed is unsteady. */
export function judgedTwice(first, second) {
  const before = new Map(first.tests.map(test => [test.name, test]));
  const unsteady = [];
  const tests = second.tests.map(test => {
    const earlier = before.get(test.name);
    before.delete(test.name);
    const both = [earlier, test].filter(Boolean);
    const passed = both.find(({ status }) => status === 'passed');
    const failed = both.find(({ status }) => status === 'failed');
    if (passed && failed) unsteady.push(test.name);
    return passed ?? failed ?? test;
  });
  if (first.broken && !second.broken) unsteady.push('the file as a whole');
  const { broken, ...file } = second;
  const isBroken = first.broken && broken;
  return {
    file: { ...file, tests: [...tests, ...before.values()], ...(isBroken && { broken }) },
    unsteady,
  };
}
