/** The end of a run: seconds, what was slowest, what is unsteady, what failed, and the line that counts. */

import { exceeded } from './ceilings.mjs';
import { isFullTier } from './tiers.mjs';

const SLOWEST = 10;

export function tell({ checks, outcomes, unsteady }) {
  const failures = [
    ...checks.filter(({ complaint }) => complaint).map(({ name, complaint }) => `${name}: ${complaint}`),
    ...outcomes.flatMap(failuresOf),
    ...outcomes.flatMap(tooMuchOf),
  ];
  console.log('\nSeconds');
  for (const { name, seconds } of checks) line(seconds, name);
  for (const outcome of outcomes)
    line(outcome.seconds, `${outcome.part.name}: ${counts(outcome)}${madeBy(outcome)}`);

  console.log('\nSlowest files');
  const files = outcomes.flatMap(({ files }) => files).toSorted((a, b) => b.seconds - a.seconds);
  for (const { seconds, file } of files.slice(0, SLOWEST)) line(seconds, file);

  console.log('');
  for (const name of unsteady) console.log(`unsteady: ${name}`);
  for (const failure of failures) console.log(`failed: ${failure}`);
  const passed = outcomes.reduce((sum, outcome) => sum + passedIn(outcome), 0);
  console.log(`${passed} passed, ${failures.length} failed`);
  return failures.length === 0 && passed > 0;
}

const madeBy = ({ made = {} }) =>
  Object.entries(made)
    .map(([what, count]) => `, ${count} ${what}`)
    .join('');

export const counts = outcome => `${passedIn(outcome)} passed, ${failuresOf(outcome).length} failed`;

const line = (seconds, what) => console.log(`${String(seconds).padStart(6)}  ${what}`);

const passedIn = ({ files }) =>
  files.reduce((sum, { tests }) => sum + tests.filter(({ status }) => status === 'passed').length, 0);

/** Full makes what it needs. */
const tooMuchOf = ({ part, made = {} }) =>
  isFullTier() ? [] : exceeded(part.name, made).map(line => `${part.name}: ${line}`);

function failuresOf({ part, files, broken }) {
  const failed = files.flatMap(({ file, tests, broken }) => [
    ...(broken ? [`${file}: ${broken}`] : []),
    ...tests
      .filter(({ status }) => status === 'failed')
      .map(({ name, said }) => `${file} > ${name}\n${said}`),
  ]);
  return broken ? [...failed, `${part.name}: ${broken}`] : failed;
}
