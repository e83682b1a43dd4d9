/** What `npm start` and `npm test` need before anything else runs; plain Node, since nothing is installed yet. */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { isInstalled } from './installed.mjs';

export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');

const LOWEST_NODE = [20, 19];

/** Ends the program with one line. */
export function stop(line) {
  console.error(line);
  process.exit(1);
}

export function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const isOld = major < LOWEST_NODE[0] || (major === LOWEST_NODE[0] && minor < LOWEST_NODE[1]);
  if (isOld) stop(`Cabdesk needs Node ${LOWEST_NODE.join('.')} or newer; this is ${process.versions.node}`);
}

/** Runs a command in the project's folder, its output passed on; ends the program when it fails. */
export function run(command, args, options = {}) {
  const result = spawnSync(command, args, {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
    ...options,
  });
  if (result.error) stop(`${command}: ${result.error.message}`);
  if (result.status !== 0) process.exit(result.status ?? 1);
}

/** Installs unless `node_modules` holds what the lock file names. */
export function install() {
  if (isInstalled(root)) return;
  console.log('Installing packages');
  run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error']);
}
