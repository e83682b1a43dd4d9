/** A PostgreSQL server for the tests: the one of DATABASE_URL, or a private one that ends with this process. */
import { spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { run, stop } from './ready.mjs';

const LONGEST_START_MS = 60_000;

/** Answers the server's address, and what ends it. */
export async function postgres() {
  const given = process.env.DATABASE_URL;
  if (given) return { url: given, end: async () => {} };
  return start(programs());
}

const PLACES = '/usr/lib/postgresql';

/** The folder of `initdb` and `postgres`; on Debian as root the package is installed. */
function programs() {
  const present = found();
  if (present) return present;
  const isDebianRoot = fs.existsSync('/etc/debian_version') && process.getuid?.() === 0;
  if (!isDebianRoot) stop('These tests need PostgreSQL 15 or newer: install it, or set DATABASE_URL');
  console.log('Installing the postgresql package');
  const quiet = {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  };
  spawnSync('apt-get', ['update', '-qq'], quiet);
  run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'postgresql'], quiet);
  return found() ?? stop('The postgresql package is installed but its programs were not found');
}

function found() {
  const versions = fs.existsSync(PLACES) ? fs.readdirSync(PLACES).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [
    ...versions.map(version => path.join(PLACES, version, 'bin')),
    ...(process.env.PATH ?? '').split(path.delimiter),
  ];
  return folders.find(folder => fs.existsSync(path.join(folder, 'initdb')));
}

/**
 * The server runs under a shell that waits for the end of its standard input: however this process ends, also by
 * `kill -9`, the shell stops the server and removes its folder.
 */
const KEEPER = `
"$1/postgres" -D "$2/data" -p "$3" -k "$2" -c listen_addresses=127.0.0.1 -c max_connections=300 \\
  -c fsync=off -c synchronous_commit=off -c full_page_writes=off -c shared_buffers=128MB -c log_min_messages=fatal &
server=$!
cat > /dev/null
kill -INT $server
wait $server
rm -rf "$2"
`;

async function start(bin) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'cabdesk-postgres-'));
  const password = randomBytes(16).toString('hex');
  fs.writeFileSync(path.join(folder, 'password'), password, { mode: 0o600 });
  // the server refuses to run as root
  const owner = process.getuid?.() === 0 ? ownerOf('postgres') : {};
  if (owner.uid) {
    fs.chownSync(folder, owner.uid, owner.gid);
    fs.chownSync(path.join(folder, 'password'), owner.uid, owner.gid);
  }
  const initdb = spawnSync(
    path.join(bin, 'initdb'),
    [
      ...['-D', path.join(folder, 'data'), '-U', 'cabdesk', '-E', 'UTF8', '--locale=C.UTF-8', '-N'],
      ...['--auth=scram-sha-256', `--pwfile=${path.join(folder, 'password')}`],
    ],
    { ...owner, cwd: folder, encoding: 'utf8' },
  );
  if (initdb.status !== 0) {
    fs.rmSync(folder, { recursive: true, force: true });
    stop(`initdb: ${initdb.error?.message ?? initdb.stderr}`);
  }
  const port = await freePort();
  const keeper = spawn('/bin/sh', ['-c', KEEPER, 'postgres', bin, folder, String(port)], {
    ...owner,
    cwd: folder,
    detached: true,
    stdio: ['pipe', 'ignore', 'inherit'],
  });
  const ended = new Promise(resolve => keeper.once('exit', resolve));
  const end = async () => {
    keeper.stdin.end();
    await ended;
  };
  const url = `postgres://cabdesk:${password}@127.0.0.1:${port}/postgres`;
  if (!(await answers(url))) {
    await end();
    stop('The PostgreSQL server for the tests does not start');
  }
  return { url, end };
}

async function answers(url) {
  const { default: pg } = await import('pg');
  const giveUpOn = Date.now() + LONGEST_START_MS;
  while (Date.now() < giveUpOn) {
    const client = new pg.Client({ connectionString: url });
    client.on('error', () => {});
    try {
      await client.connect();
      await client.end();
      return true;
    } catch {
      await new Promise(resolve => setTimeout(resolve, 100));
    }
  }
  return false;
}

function ownerOf(name) {
  const line = fs
    .readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find(entry => entry.startsWith(`${name}:`));
  const [, , uid, gid] = (line ?? stop(`There is no user ${name}`)).split(':');
  return { uid: Number(uid), gid: Number(gid) };
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
