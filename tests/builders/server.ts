/** The built server as a process of its own, on a data directory of its own. */
import { type ChildProcess, spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { countStarted } from './started.ts';

const root = path.resolve(import.meta.dirname, '../..');

export interface Server {
  url: string;
  process: ChildProcess;
  /** What it has printed so far, errors included. */
  printed(): string;
  stop(): Promise<void>;
}

/** Made by `seeded-directory.ts` before the first test: what a first start leaves behind. */
export const SEEDED_DIRECTORY = path.join(root, '.cache/seeded-directory');

/** Empty, for who looks at a first start. */
export const aDataDirectory = () => fs.mkdtempSync(path.join(os.tmpdir(), 'cabdesk-journey-'));

/** Of a server that has been started once and stopped. */
export function aSeededDirectory(): string {
  const directory = aDataDirectory();
  fs.cpSync(SEEDED_DIRECTORY, directory, { recursive: true });
  return directory;
}

/** What is looked at stands still, unless a test is about what moves; then it is the middle of the morning. */
const STILL = { CITY: 'off', CITY_STARTS_AT: '10:00' };
/** No balancer looks on, and the processes of a test are on one machine. */
const HERE = { DRAIN_SECONDS: '0', FILES_SHARED: '1' };

const PRODUCT = 'dist/upstream/main.js';

/** Starts the built server; resolves with its address, or rejects with what it printed when it ends before. */
export function serve(
  dataDir: string,
  environment: Record<string, string> = {},
  program = PRODUCT,
): Promise<Server> {
  countStarted('servers');
  const child = spawn(process.execPath, [path.join(root, program)], {
    cwd: root,
    env: {
      ...process.env,
      PORT: '0',
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      ...STILL,
      ...HERE,
      ...environment,
    },
  });
  let printed = '';
  const ended = new Promise<void>(resolve => child.once('exit', () => resolve()));
  return new Promise((resolve, reject) => {
    const hear = (text: Buffer) => {
      printed += text;
      const ready = /^Ready on (\S+)$/m.exec(printed);
      if (!ready?.[1]) return;
      resolve({
        url: ready[1],
        process: child,
        printed: () => printed,
        stop: async () => {
          child.kill('SIGTERM');
          await ended;
        },
      });
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    child.once('exit', code => reject(new Error(`ended with ${code}: ${printed}`)));
  });
}
