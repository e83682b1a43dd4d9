/** The console, or parts of it, as one script for tests: bundled in a process of its own, and anew only when need be. */
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';

const root = path.resolve(import.meta.dirname, '../..');

/** What `dist` was built from: what is bundled of `src` is old when that is. */
const BUILT = path.join(root, 'dist/built-from');

interface Bundle {
  /** Of Vite. */
  config: string;
  /** Where the config puts what it makes. */
  folder: string;
  /** Files of the tests that are in it, the config among them. */
  own: readonly string[];
}

export async function bundled({ config, folder, own }: Bundle) {
  const stamp = path.join(folder, 'built-from');
  const print = [fs.readFileSync(BUILT, 'utf8'), ...own.map(hashOf)].join('\n');
  if (fs.existsSync(stamp) && fs.readFileSync(stamp, 'utf8') === print) return;
  const vite = path.join(root, 'node_modules/vite/bin/vite.js');
  await promisify(execFile)(
    process.execPath,
    [vite, 'build', '--logLevel', 'error', '--config', config],
    // the tests' own mode would bring React's development build
    { cwd: root, env: { ...process.env, NODE_ENV: 'production' } },
  );
  fs.writeFileSync(stamp, print);
}

const hashOf = (file: string) => createHash('sha256').update(fs.readFileSync(file)).digest('hex');
