// @tier full
/** `npm run dev` in a copy of the house: every save reaches the running server, and one that died is named. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { copyOfTheHouse } from './copy-of-the-house.ts';

const folder = copyOfTheHouse();
const CONTRACT = path.join(folder, 'src/contract/platform.ts');
const PATIENCE = { timeout: 240_000, interval: 200 };

let dev: ChildProcess;
let printed = '';
let port: number;
let capabilities: string;

beforeAll(async () => {
  port = await freePort();
  capabilities = `http://127.0.0.1:${port}/api/capabilities`;
  dev = spawn(process.execPath, ['scripts/dev.mjs', '--port', '0'], {
    cwd: folder,
    env: { ...process.env, PORT: String(port), CITY: 'off', DATA_DIR: path.join(folder, 'data') },
  });
  for (const stream of [dev.stdout, dev.stderr]) stream?.on('data', text => (printed += text));
  const endedEarly = once(dev, 'exit').then(() => Promise.reject(new Error(printed)));
  const isOpen = vi.waitFor(() => expect(printed).toMatch(/^Open http/m), PATIENCE);
  // the one that loses the race fails later, when its failure means nothing
  for (const each of [endedEarly, isOpen]) each.catch(() => {});
  await Promise.race([isOpen, endedEarly]);
});
afterAll(async () => {
  if (dev.exitCode === null) {
    const ended = once(dev, 'exit');
    dev.kill();
    await ended;
  }
  fs.rmSync(folder, { recursive: true, force: true });
});

it('prints last where the console is, which asks the server', async () => {
  expect(printed.trim().split('\n').at(-1)).toMatch(/^Open http:\/\/\S+$/);
  const [, address = ''] = /^Open (\S+)$/m.exec(printed) ?? [];
  expect(await (await fetch(address)).text()).toContain('<div id="root"');
  expect((await fetch(new URL('/api/health', address))).status).toBe(200);
});

it.each(['first', 'second', 'third'])('a %s save reaches the server', async name => {
  save(text => text.replace("  'foundItems',\n", `  'foundItems',\n  '${name}',\n`));
  await vi.waitFor(
    async () => expect(await (await fetch(capabilities)).text()).toContain(`"${name}"`),
    PATIENCE,
  );
});

it('what does not compile is said, and the server that stands goes on', async () => {
  const sound = fs.readFileSync(CONTRACT, 'utf8');
  save(text => `${text}\nconst =`);
  await vi.waitFor(() => expect(printed).toMatch(/The upstream was not built/), PATIENCE);
  expect((await fetch(capabilities)).status).toBe(200);
  save(() => sound.replace("  'foundItems',\n", "  'foundItems',\n  'mended',\n"));
  await vi.waitFor(
    async () => expect(await (await fetch(capabilities)).text()).toContain('"mended"'),
    PATIENCE,
  );
});

it('a server that ended is named, and comes back with the next save', async () => {
  save(text =>
    text.replace('export const CAPABILITIES', "throw new Error('planted');\nexport const CAPABILITIES"),
  );
  await vi.waitFor(() => expect(printed).toMatch(/The upstream ended \(1\)/), PATIENCE);
  save(text => text.replace("throw new Error('planted');\n", ''));
  await vi.waitFor(async () => expect((await fetch(capabilities)).status).toBe(200), PATIENCE);
});

const save = (change: (text: string) => string) =>
  fs.writeFileSync(CONTRACT, change(fs.readFileSync(CONTRACT, 'utf8')));

async function freePort(): Promise<number> {
  const server = net.createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port: free } = server.address() as net.AddressInfo;
  await new Promise(resolve => server.close(resolve));
  return free;
}
