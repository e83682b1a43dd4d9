/** Runs one project of the tests; answers what became of each test, by file. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import { root } from '../ready.mjs';

/**
 * `isTriedAgain`: tests that are most of a machine by themselves. One that fails is judged by what it does alone.
 * `isSilent`: nothing of what they print is passed on.
 * @typedef {{ name: string, projects?: string[], isTriedAgain?: boolean, isSilent?: boolean, files?: string[], environment?: object }} Part
 * @typedef {{ name: string, status: string, said: string }} Test
 * @typedef {{ file: string, seconds: number, tests: Test[], broken?: string }} File
 * @typedef {{ part: Part, seconds: number, files: File[], broken?: string }} Outcome
 */

/** @returns {Promise<Outcome>} */
export async function runPart(/** @type {Part} */ part, args = []) {
  const { name, projects = [name], files = [], environment, isSilent = false } = part;
  const report = path.join(root, `.cache/test-${name.replaceAll(' ', '-')}.json`);
  fs.rmSync(report, { force: true });
  const startedOn = Date.now();
  const running = spawn(
    process.execPath,
    [
      path.join(root, 'node_modules/vitest/vitest.mjs'),
      'run',
      ...projects.flatMap(project => ['--project', project]),
      '--reporter=default',
      `--reporter=${path.join(root, 'scripts/testing/file-reporter.mjs')}`,
      ...args,
      ...files,
    ],
    // an operator's database is for the last run only, which is told so by another name
    {
      cwd: root,
      stdio: isSilent ? 'ignore' : 'inherit',
      env: { ...process.env, DATABASE_URL: '', TEST_REPORT: report, ...environment },
    },
  );
  const [status, signal] = await once(running, 'close');
  const seconds = Math.round((Date.now() - startedOn) / 1000);
  if (!fs.existsSync(report))
    return { part, seconds, files: [], broken: `ended with ${status ?? signal} and no report` };
  const { files: told, unhandled } = JSON.parse(fs.readFileSync(report, 'utf8'));
  const isExplained = status === 0 || told.some(hasFailed);
  const broken = [...unhandled, ...(isExplained ? [] : [`ended with ${status}`])].join('\n');
  return { part, seconds, files: told, ...(broken && { broken }) };
}

export const hasFailed = ({ broken, tests }) =>
  broken !== undefined || tests.some(({ status }) => status === 'failed');
