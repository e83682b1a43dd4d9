/** A Redis server for the tests and the measurements: the one of REDIS_URL, or a private one that ends with this process. */
import { spawn, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { run } from './ready.mjs';

const LONGEST_START_MS = 20_000;

/** Answers the server's address and what ends it, or nothing where no server can be had. */
export async function redis() {
  const given = process.env.REDIS_URL;
  if (given) return { url: given, end: async () => {} };
  const program = found() ?? installed();
  return program && start(program);
}

function found() {
  const folders = [...(process.env.PATH ?? '').split(path.delimiter), '/usr/bin', '/usr/local/bin'];
  return folders.map(folder => path.join(folder, 'redis-server')).find(file => fs.existsSync(file));
}

/** On Debian as root the package is installed. */
function installed() {
  if (!fs.existsSync('/etc/debian_version') || process.getuid?.() !== 0) return undefined;
  console.log('Installing the redis-server package');
  const quiet = {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  };
  spawnSync('apt-get', ['update', '-qq'], quiet);
  run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'redis-server'], quiet);
  return found();
}

/** Ends with the standard input of its shell: however this process ends, also by `kill -9`. */
const KEEPER = `
"$1" --port "$2" --bind 127.0.0.1 --save '' --appendonly no --dir "$3" --loglevel warning --daemonize no &
server=$!
cat > /dev/null
kill -TERM $server
wait $server
rm -rf "$3"
`;

async function start(program) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'cabdesk-redis-'));
  const port = await freePort();
  const keeper = spawn('/bin/sh', ['-c', KEEPER, 'redis', program, String(port), folder], {
    detached: true,
    stdio: ['pipe', 'ignore', 'inherit'],
  });
  const ended = new Promise(resolve => keeper.once('exit', resolve));
  const end = async () => {
    keeper.stdin.end();
    await ended;
  };
  if (await answers(port)) return { url: `redis://127.0.0.1:${port}`, end };
  await end();
  return undefined;
}

async function answers(port) {
  const giveUpOn = Date.now() + LONGEST_START_MS;
  while (Date.now() < giveUpOn) {
    const isThere = await new Promise(resolve => {
      const socket = net.connect(port, '127.0.0.1');
      socket.once('connect', () => socket.end(() => resolve(true)));
      socket.once('error', () => resolve(false));
    });
    if (isThere) return true;
    await new Promise(resolve => setTimeout(resolve, 100));
  }
  return false;
}

function freePort() {
  return new Promise((resolve, reject) => {
    const server = net.createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}
