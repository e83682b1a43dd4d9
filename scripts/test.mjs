/**
 * `npm test`: core, from a fresh clone to one line that counts what passed and failed. `npm run test:full` runs every
 * file once, `npm run test:soak` what takes hours. `npm test -- driver` runs all that is about a feature.
 */
import { parseArgs } from 'node:util';
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

const { values, positionals: words } = parseArgs({
  allowPositionals: true,
  options: { full: { type: 'boolean' }, soak: { type: 'boolean' }, calm: { type: 'boolean' } },
});

checkNode();
install();

const outcomes = [];
let checks = [];
if (words.length > 0) await runAbout();
else if (values.soak) await runSoak();
else if (values.calm) await runCalm(1);
else await runParts();

const unsteady = await tryAgain(outcomes);
process.exit(tell({ checks, outcomes, unsteady }) ? 0 : 1);

async function run(part) {
  const outcome = await runPart(part);
  outcomes.push(outcome);
  console.log(`${part.name}: ${counts(outcome)}, ${outcome.seconds} s`);
}

/** Both tiers of what is about the words; of the tables over everything, what belongs to these features. */
async function runAbout() {
  const { own, tables } = testsAbout(words);
  const said = words.join(' ');
  if (own.length + tables.length === 0)
    stop(`No test is about ${words.join(' or ')}. Features are ${features().join(', ')}`);
  if (own.length === 0)
    console.log(`${said} has no test of its own: the tables over everything try its pages and calls`);
  process.env.TEST_TIER = 'full';
  if ([...own, ...tables].some(file => file.startsWith('tests/journeys/'))) await findBrowser();
  await buildAnew();
  const projects = PARTS.map(({ name }) => name);
  if (own.length > 0) await run({ name: said, projects, files: own });
  if (tables.length > 0) {
    const environment = { TEST_ABOUT: words.join(',') };
    await run({ name: `tables for ${said}`, projects, files: tables, environment, mayBeEmpty: true });
  }
}

async function runParts() {
  if (values.full) process.env.TEST_TIER = 'full';
  await findBrowser();
  const [first, ...others] = PARTS;
  const checking = startChecks();
  await run(first);
  checks = await checking;
  // what is refused as it stands is not looked at further
  if (!checks.some(({ complaint }) => complaint)) for (const part of others) await run(part);
}

async function runSoak() {
  process.env.TEST_TIER = 'full';
  await findBrowser();
  await buildAnew();
  await run({ name: 'long' });
  for (let seed = 1; seed <= CALM_TIMES; seed += 1) await runCalm(seed);
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
    name: 'pushes and clocks on PostgreSQL',
    projects: ['faults'],
    files: ['tests/faults/pushes-arrive-once.spec.ts', 'tests/faults/clocks-apart.spec.ts'],
    environment: { TEST_DATABASE_URL: url },
  });
  await end();
}

/** Journeys while answers and the connection are late, and something else works as hard as it can. */
async function runCalm(seed) {
  await findBrowser();
  await buildAnew();
  const rest = keepBusy();
  await run({ name: `calm ${seed}`, projects: ['journeys'], environment: { LATE_NETWORK: String(seed) } });
  rest();
}

async function findBrowser() {
  const { browser } = await import('./browser.mjs');
  process.env.CHROMIUM = browser();
}

async function buildAnew() {
  const { build } = await import('./build.mjs');
  build();
}
