/** Runs one project of the tests; answers what became of each test, by file. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import { root } from '../ready.mjs';
import { countMade } from './ceilings.mjs';

/**
 * `isTriedAgain`: tests that are most of a machine by themselves. One that fails is judged by what it does alone.
 * `isSilent`: nothing of what they print is passed on. `mayBeEmpty`: that there is no test is no failure.
 * @typedef {{ name: string, projects?: string[], isTriedAgain?: boolean, isSilent?: boolean, mayBeEmpty?: boolean, files?: string[], environment?: object }} Part
 * @typedef {{ name: string, status: string, said: string }} Test
 * @typedef {{ file: string, seconds: number, tests: Test[], broken?: string }} File
 * @typedef {{ part: Part, seconds: number, files: File[], made?: Record<string, number>, broken?: string }} Outcome
 */

/** @returns {Promise<Outcome>} */
export async function runPart(/** @type {Part} */ part, args = []) {
  const { name, projects = [name], files = [], environment, isSilent = false, mayBeEmpty = false } = part;
  const report = path.join(root, `.cache/test-${name.replaceAll(' ', '-')}.json`);
  const made = report.replace(/json$/, 'made');
  for (const file of [report, made]) fs.rmSync(file, { force: true });
  const startedOn = Date.now();
  const running = spawn(
    process.execPath,
    [
      path.join(root, 'node_modules/vitest/vitest.mjs'),
      'run',
      ...projects.flatMap(project => ['--project', project]),
      '--reporter=default',
      `--reporter=${path.join(root, 'scripts/testing/file-reporter.mjs')}`,
      ...(mayBeEmpty ? ['--passWithNoTests'] : []),
      ...args,
      ...files,
    ],
    // an operator's database is for the last run only, which is told so by another name
    {
      cwd: root,
      stdio: isSilent ? 'ignore' : 'inherit',
      env: { ...process.env, DATABASE_URL: '', TEST_REPORT: report, TEST_MADE: made, ...environment },
    },
  );
  const [status, signal] = await once(running, 'close');
  const seconds = Math.round((Date.now() - startedOn) / 1000);
  if (!fs.existsSync(report)) {
    const isEmpty = mayBeEmpty && status === 0;
    return {
      part,
      seconds,
      files: [],
      ...(!isEmpty && { broken: `ended with ${status ?? signal} and no report` }),
    };
  }
  const { files: told, unhandled } = JSON.parse(fs.readFileSync(report, 'utf8'));
  const isExplained = status === 0 || told.some(hasFailed);
  const broken = [...unhandled, ...(isExplained ? [] : [`ended with ${status}`])].join('\n');
  return { part, seconds, files: told, made: countMade(made), ...(broken && { broken }) };
}

export const hasFailed = ({ broken, tests }) =>
  broken !== undefined || tests.some(({ status }) => status === 'failed');
