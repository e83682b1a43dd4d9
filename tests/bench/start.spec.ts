/** How long a person waits between `npm start` and the first page. */
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { aDataDirectory } from '../builders/server.ts';
import { median, report } from '../measure/row.ts';

const ROUNDS = 5;
/** On an empty directory, and on one that was filled before. */
const FIRST_SECONDS = 30;
const AGAIN_SECONDS = 2;
const directories: string[] = [];
afterAll(() => {
  for (const directory of directories) fs.rmSync(directory, { recursive: true, force: true });
});

const aDirectory = () => {
  const directory = aDataDirectory();
  directories.push(directory);
  return directory;
};

/** Seconds from the command to an answer, with everything built; the program is stopped again. */
async function startOn(dataDir: string): Promise<number> {
  const startedOn = performance.now();
  const child = spawn(process.execPath, [path.resolve('scripts/start.mjs')], {
    env: { ...process.env, PORT: '0', HOST: '127.0.0.1', DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const url = await new Promise<string>((resolve, reject) => {
    let printed = '';
    child.stdout.on('data', (text: Buffer) => {
      printed += text;
      const ready = /^Ready on (\S+)$/m.exec(printed)?.[1];
      if (ready) resolve(ready);
    });
    child.once('exit', code => reject(new Error(`ended with ${code}: ${printed}`)));
  });
  const { ok } = await fetch(`${url}/login`, { headers: { accept: 'text/html' } });
  const seconds = (performance.now() - startedOn) / 1000;
  expect(ok).toBe(true);
  const gone = new Promise(resolve => child.once('exit', resolve));
  child.kill('SIGTERM');
  await gone;
  return seconds;
}

it('npm start serves soon', async () => {
  const first = await startOn(aDirectory());
  report({
    id: 'S10a',
    what: 'npm start, built, on an empty directory: until the sign-in page is answered',
    target: `at most ${FIRST_SECONDS} s`,
    figure: `${first.toFixed(1)} s`,
    isMet: first <= FIRST_SECONDS,
  });
  const seeded = directories[0] ?? '';
  const starts: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) starts.push(await startOn(seeded));
  report({
    id: 'S10b',
    what: 'npm start, built and seeded before: until the sign-in page is answered',
    target: `at most ${AGAIN_SECONDS} s`,
    figure: `${median(starts).toFixed(1)} s median of ${ROUNDS}`,
    isMet: median(starts) <= AGAIN_SECONDS,
  });
});
