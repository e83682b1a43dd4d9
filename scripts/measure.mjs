/**
 * `npm run bench` and `npm run faults`: measures, prints targets beside figures, and writes the table down.
 * A figure that misses its target is reported as it is. `npm run bench -- who-is-near` measures what is in files of
 * such names, and leaves the other rows.
 */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { browser } from './browser.mjs';
import { build, compress } from './build.mjs';
import { postgres } from './postgres.mjs';
import { checkNode, install, root, run } from './ready.mjs';
import { redis } from './redis.mjs';

const TABLES = {
  bench: { title: 'Speed', projects: ['bench'], files: [] },
  faults: {
    title: 'Reliability and security',
    projects: ['faults', 'upstream'],
    files: [
      'tests/faults',
      'tests/upstream/bad-input.test.ts',
      'tests/upstream/every-call-as-every-role.test.ts',
      'tests/upstream/money-goes-out-once.test.ts',
      'tests/upstream/reports-are-judged-one-by-one.test.ts',
    ],
    // once more, on a server of their own
    onPostgres: [
      'tests/faults/acknowledged-writes-survive.spec.ts',
      'tests/faults/clocks-apart.spec.ts',
      'tests/faults/one-order-has-one-driver.spec.ts',
      'tests/faults/pushes-arrive-once.spec.ts',
      'tests/faults/services-away.spec.ts',
      'tests/upstream/money-goes-out-once.test.ts',
    ],
  },
};
const ROWS = path.join(root, '.cache/measured');
const PAGE = path.join(root, 'docs/measurements.md');

checkNode();
install();
build();

const [kind, ...names] = process.argv.slice(2);
const { title, projects, files, onPostgres = [] } = TABLES[kind];
/** How the line begins that names the machine. */
const MACHINE = `\`npm run ${kind}\`: `;
if (kind === 'bench') {
  process.env.CHROMIUM = browser();
  const vite = path.join(root, 'node_modules/vite/bin/vite.js');
  for (const config of [
    'vite.measure.config.ts',
    'tests/bench/floor/vite.config.ts',
    'tests/bench/fleet-map/vite.config.ts',
  ])
    run(process.execPath, [vite, 'build', '--logLevel', 'warn', '--config', config]);
  compress(path.join(root, '.cache/bench/floor'));
}
fs.rmSync(ROWS, { recursive: true, force: true });
// whatever is measured is measured whole
process.env.TEST_TIER = 'full';
const vitest = path.join(root, 'node_modules/vitest/vitest.mjs');
/** Of the faults, the files that are measured on PostgreSQL as well. */
const again = onPostgres.filter(file => names.length === 0 || names.some(name => file.includes(name)));
// what is measured on both databases finds a server of its own there
const server = kind === 'bench' || again.length > 0 ? await postgres() : undefined;
const shared = server ? await redis() : undefined;
if (server && !shared) console.log('No Redis: what is measured against it is skipped');
const onServer = { TEST_DATABASE_URL: server?.url, ...(shared && { TEST_REDIS_URL: shared.url }) };
let status = 0;
if (kind === 'bench') {
  measure(names, onServer);
} else {
  measure(names.length > 0 ? names : files);
  if (again.length > 0) measure(again, onServer);
}
await server?.end();
await shared?.end();

const rows = (fs.existsSync(ROWS) ? fs.readdirSync(ROWS) : [])
  .sort()
  .map(file => JSON.parse(fs.readFileSync(path.join(ROWS, file), 'utf8')));
for (const row of rows) {
  console.log(
    `${row.isMet ? 'met   ' : 'missed'} ${row.id}  ${row.what}\n        ${row.target}: ${row.figure}`,
  );
}
writeDown(section(rows));
process.exit(status);

function measure(chosen, environment = {}) {
  const inProjects = projects.flatMap(project => ['--project', project]);
  const result = spawnSync(
    process.execPath,
    [vitest, 'run', '--no-file-parallelism', ...inProjects, ...chosen],
    { cwd: root, stdio: 'inherit', env: { ...process.env, MEASURE: '1', ...environment } },
  );
  status ||= result.status ?? 1;
}

function section(measured) {
  const cpu = os.cpus()[0]?.model ?? 'unknown processor';
  const gib = Math.round(os.totalmem() / 2 ** 30);
  const day = new Date().toISOString().slice(0, 10);
  const machine = `${os.cpus().length} × ${cpu}, ${gib} GiB, Node ${process.versions.node}, ${os.type()}`;
  const lines = measured.map(
    ({ id, what, target, figure, isMet }) =>
      `| ${id} | ${what} | ${target} | ${figure} | ${isMet ? 'met' : 'missed'} | ${day} |`,
  );
  const isRow = line => /^\| [A-Z]\d/.test(line);
  const idOf = line => line.split(' | ', 1)[0];
  const again = new Set(lines.map(idOf));
  const others =
    names.length > 0
      ? linesBefore()
          .filter(isRow)
          .filter(line => !again.has(idOf(line)))
      : [];
  return [
    `## ${title}`,
    '',
    `${MACHINE}${others.length > 0 ? machines(machine, day) : machine}.`,
    '',
    '| # | what | target | figure | | measured |',
    '| --- | --- | --- | --- | --- | --- |',
    ...[...others, ...lines].sort(),
    '',
  ].join('\n');
}

/** This one; and what is said of those on which the rows that stay were measured. */
function machines(machine, day) {
  const line = linesBefore().find(line => line.startsWith(MACHINE));
  const before = line?.slice(MACHINE.length).replace(/\.$/, '');
  if (before === undefined) return machine;
  return before.startsWith(machine) ? before : `${machine}; rows before ${day} on ${before}`;
}

function sectionsBefore() {
  const page = fs.existsSync(PAGE)
    ? fs.readFileSync(PAGE, 'utf8')
    : '# Measurements\n\nTargets beside figures, as `npm run bench` and `npm run faults` last found them.\n\n';
  return page.split(/^(?=## )/m);
}

/** This command's section as it stands. */
function linesBefore() {
  return (
    sectionsBefore()
      .find(part => part.startsWith(`## ${title}\n`))
      ?.split('\n') ?? []
  );
}

/** Replaces the section of this command and leaves the other one's. */
function writeDown(fresh) {
  const [head = '', ...sections] = sectionsBefore();
  const kept = sections.filter(part => !part.startsWith(`## ${title}\n`)).map(part => `${part.trimEnd()}\n`);
  const all = [...kept, fresh].sort(
    (a, b) => Number(b.startsWith('## Speed')) - Number(a.startsWith('## Speed')),
  );
  fs.writeFileSync(PAGE, `${head.trimEnd()}\n\n${all.join('\n')}`);
}
