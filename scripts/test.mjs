/**
 * `npm test`: everything from a fresh clone to one line that counts what passed and failed. `npm test -- driver` runs
 * what is about a feature. With `--calm` journeys run where all is slow, and only they; with `--full` everything is
 * run, what takes long too, and the upstream's tests, and that of lost pushes, a second time, on PostgreSQL.
 */
import { checkNode, install, stop } from './ready.mjs';
import { keepBusy } from './testing/busy.mjs';
import { startChecks } from './testing/checks.mjs';
import { features, testsAbout } from './testing/of-feature.mjs';
import { runPart } from './testing/run-part.mjs';
import { counts, tell } from './testing/tell.mjs';
import { tryAgain } from './testing/try-again.mjs';

/** One after the other: each takes the whole machine. */
const PARTS = [
  { name: 'unit' },
  { name: 'upstream' },
  { name: 'house' },
  { name: 'faults' },
  { name: 'pages', isTriedAgain: true },
  { name: 'journeys', isTriedAgain: true },
];
const CALM_TIMES = 3;

const words = process.argv.slice(2).filter(word => !word.startsWith('--'));
const isFull = process.argv.includes('--full');
const isCalm = process.argv.includes('--calm');
const about = testsAbout(words);
if (words.length > 0 && about.length === 0)
  stop(`No test is about ${words.join(' or ')}. Features are ${features().join(', ')}`);

checkNode();
install();
const { browser } = await import('./browser.mjs');
process.env.CHROMIUM = browser();
// what journeys leave out of `npm test`: other upstreams, colours and widths
if (isFull) process.env.FULL = '1';

const outcomes = [];
let checks = [];

async function run(part) {
  const outcome = await runPart(part);
  outcomes.push(outcome);
  console.log(`${part.name}: ${counts(outcome)}, ${outcome.seconds} s`);
}

/** Journeys while answers and the connection are late, and something else works as hard as it can. */
async function runCalm(name, seed) {
  const rest = keepBusy();
  await run({ name, projects: ['journeys'], environment: { LATE_NETWORK: String(seed) } });
  rest();
}

if (words.length > 0) {
  const { build } = await import('./build.mjs');
  build();
  await run({ name: words.join(' '), projects: PARTS.map(({ name }) => name), files: about });
} else if (isCalm) {
  const { build } = await import('./build.mjs');
  build();
  await runCalm('calm', 1);
} else {
  const [first, ...others] = PARTS;
  const checking = startChecks();
  await run(first);
  checks = await checking;
  // what is refused as it stands is not looked at further
  const isRefused = checks.some(({ complaint }) => complaint);
  if (!isRefused) for (const part of others) await run(part);
  if (!isRefused && isFull) await runFull();
}

async function runFull() {
  await run({ name: 'long' });
  for (let seed = 1; seed <= CALM_TIMES; seed += 1) await runCalm(`calm ${seed}`, seed);
  const { postgres } = await import('./postgres.mjs');
  const { redis } = await import('./redis.mjs');
  const { url, end } = await postgres();
  const shared = await redis();
  if (!shared) console.log('No Redis: what needs one is skipped');
  await run({
    name: 'upstream on PostgreSQL',
    projects: ['upstream'],
    environment: { TEST_DATABASE_URL: url, ...(shared && { TEST_REDIS_URL: shared.url }) },
  });
  await shared?.end();
  await run({
    name: 'pushes on PostgreSQL',
    projects: ['faults'],
    files: ['tests/faults/pushes-arrive-once.spec.ts'],
    environment: { TEST_DATABASE_URL: url },
  });
  await end();
}

const unsteady = await tryAgain(outcomes);
process.exit(tell({ checks, outcomes, unsteady }) ? 0 : 1);
