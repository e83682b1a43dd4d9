/**
 * `npm run dev`: the console with hot reload on Vite's port, the upstream rebuilt and restarted on each save.
 * `npm run dev -- --port 5174` serves the console on another port.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { checkNode, install, root } from './ready.mjs';

const { values } = parseArgs({ options: { port: { type: 'string' } } });

checkNode();
install();

// both sides must read the same PORT; variables of the shell take precedence over the file
const settings = path.join(root, '.env');
if (fs.existsSync(settings)) process.loadEnvFile(settings);

const { build, createServer } = await import('vite');
const program = path.join(root, 'dist/upstream/main.js');

fs.rmSync(path.dirname(program), { recursive: true, force: true });
// a development build is no release: `npm start` builds again
fs.rmSync(path.join(root, 'dist/built-from'), { force: true });

const consoleServer = await createServer({
  root,
  configFile: path.join(root, 'vite.config.ts'),
  logLevel: 'warn',
  ...(values.port && { server: { port: Number(values.port) } }),
});
await consoleServer.listen();

let upstream;
let isStopping = false;

/** Restarts run one after the other: a data directory belongs to one process until that has ended. */
let restarting = Promise.resolve();
const restart = () => {
  restarting = restarting.then(async () => {
    await end();
    if (!isStopping) start();
  });
};

function start() {
  const child = spawn(process.execPath, ['--enable-source-maps', program], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  upstream = child;
  createInterface(child.stdout).on('line', line => {
    console.log(line);
    if (line.startsWith('Ready on ')) console.log(`Open ${consoleServer.resolvedUrls.local[0]}`);
  });
  child.once('exit', (code, signal) => {
    if (upstream !== child) return;
    upstream = undefined;
    console.error(`The upstream ended (${signal ?? code}). It is started again after the next save.`);
  });
}

async function end() {
  const child = upstream;
  upstream = undefined;
  if (!child) return;
  child.kill();
  await once(child, 'exit');
}

const watcher = await build({
  root,
  configFile: path.join(root, 'vite.upstream.config.ts'),
  logLevel: 'warn',
  // an emptied folder takes the running program's files away; it was emptied above
  build: { emptyOutDir: false, watch: {} },
});
watcher.on('event', event => {
  if (event.code === 'ERROR') console.error(`The upstream was not built: ${event.error.message}`);
  if (event.code === 'BUNDLE_END') restart();
  if ('result' in event) void event.result?.close();
});

for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, async () => {
    isStopping = true;
    await Promise.all([watcher.close(), consoleServer.close(), restarting.then(end)]);
    process.exit(0);
  });
}
