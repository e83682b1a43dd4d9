/** `npm start` is told to stop, as a service manager or a script does it: nothing of it stays behind. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { expect, it } from 'vitest';
import { aSeededDirectory } from '../builders/server.ts';

it.skipIf(process.platform === 'win32')('npm start passes SIGTERM on, and lets go of the port', async () => {
  const directory = aSeededDirectory();
  const npm = spawn('npm', ['start'], {
    cwd: path.resolve(import.meta.dirname, '../..'),
    env: { ...process.env, PORT: '0', HOST: '127.0.0.1', DATA_DIR: directory, CITY: 'off' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let printed = '';
  npm.stdout.on('data', text => {
    printed += text;
  });
  await expect.poll(() => printed).toMatch(/^Ready on /m);
  const port = Number(/^Ready on .*:(\d+)$/m.exec(printed)?.[1]);
  expect(await isTaken(port)).toBe(true);

  const ended = once(npm, 'exit');
  // npm alone, and not its children
  npm.kill('SIGTERM');
  await ended;
  expect(await isTaken(port)).toBe(false);
  fs.rmSync(directory, { recursive: true, force: true });
});

async function isTaken(port: number): Promise<boolean> {
  const socket = net.connect(port, '127.0.0.1');
  const isAnswered = await once(socket, 'connect').then(
    () => true,
    () => false,
  );
  socket.destroy();
  return isAnswered;
}
