/** `npm run dev`: the console with hot reload on Vite's port, the upstream rebuilt and restarted on each change. */
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { checkNode, install, root } from './ready.mjs';

checkNode();
install();

// both sides must read the same PORT; what the shell has set goes before the file
const settings = path.join(root, '.env');
if (fs.existsSync(settings)) process.loadEnvFile(settings);

const vite = path.join(root, 'node_modules/vite/bin/vite.js');
const upstream = path.join(root, 'dist/upstream/main.js');
const running = [];
const keep = (args, options = {}) => {
  const child = spawn(process.execPath, args, { cwd: root, stdio: 'inherit', ...options });
  running.push(child);
  return child;
};
const stop = () => {
  for (const child of running) child.kill();
  process.exit(0);
};
process.on('SIGINT', stop);
process.on('SIGTERM', stop);

fs.rmSync(path.dirname(upstream), { recursive: true, force: true });
// a development build is no release: `npm start` builds again
fs.rmSync(path.join(root, 'dist/built-from'), { force: true });
keep([vite, 'build', '--watch', '--logLevel', 'warn', '--config', 'vite.upstream.config.ts']);
while (!fs.existsSync(upstream)) await new Promise(resolve => setTimeout(resolve, 100));
keep(['--watch', '--enable-source-maps', upstream]);
keep([vite]);
