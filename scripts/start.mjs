/** `npm start`: everything from a fresh clone to the ready line. */
import { spawn } from 'node:child_process';
import path from 'node:path';
import { checkNode, install, root } from './ready.mjs';

checkNode();
install();
const { build } = await import('./build.mjs');
build();

const upstream = spawn(
  process.execPath,
  ['--enable-source-maps', path.join(root, 'dist/upstream/main.js'), '--past'],
  {
    cwd: root,
    stdio: 'inherit',
    // glibc keeps what is freed in a pool for each thread: 200 MB after the past was made
    env: { MALLOC_ARENA_MAX: '1', ...process.env },
  },
);
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => upstream.kill(signal));
upstream.on('exit', code => process.exit(code ?? 1));
