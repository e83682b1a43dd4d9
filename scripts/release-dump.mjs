/**
 * `npm run release-dump -- <name>`: a backup of a filled database of this build into `tests/released/`, which every
 * later build must be able to bring up to date. A second word names another built server that knows the
 * calls used here.
 */
import { spawn, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { checkNode, install, root, stop } from './ready.mjs';

const [name, program = path.join(root, 'dist/upstream/main.js')] = process.argv.slice(2);
if (!/^[\w.-]+$/.test(name ?? '')) stop('npm run release-dump -- <name>');
checkNode();
install();
const { build } = await import('./build.mjs');
build();

const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'cabdesk-release-'));
const own = {
  ...{ PORT: '0', HOST: '127.0.0.1', DATA_DIR: dataDir, DATABASE_URL: '', UPSTREAM_URL: '' },
  ...{ CITY: 'dev', REDIS_URL: '' },
};
const environment = { ...process.env, ...own };
process.on('exit', () => fs.rmSync(dataDir, { recursive: true, force: true }));

await serveWhile(fill);
const file = path.join(root, 'tests/released', `${name}.gz`);
fs.mkdirSync(path.dirname(file), { recursive: true });
const maintenance = path.join(root, 'dist/upstream/maintenance.js');
const told = spawnSync(process.execPath, [maintenance, 'backup', file], {
  env: environment,
  cwd: dataDir,
  encoding: 'utf8',
});
if (told.status !== 0) stop(told.stderr.trim());
console.log(`${told.stdout.trim()}, ${Math.ceil(fs.statSync(file).size / 1024)} KB`);

async function serveWhile(use) {
  const server = spawn(process.execPath, [program], {
    env: environment,
    cwd: dataDir,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise(resolve => server.once('exit', resolve));
  const ready = new Promise(resolve => {
    let printed = '';
    server.stdout.on('data', text => {
      printed += text;
      const found = /^Ready on (\S+)$/m.exec(printed);
      if (found) resolve(found[1]);
    });
  });
  const url = await Promise.race([ready, ended]);
  if (typeof url !== 'string') stop(`${program} does not start`);
  await use(url);
  server.kill('SIGTERM');
  await ended;
}

/** Beyond what a new database is seeded with: what people do in a morning, through the calls themselves. */
async function fill(url) {
  const ask = async (method, call, body, token) => {
    const response = await fetch(url + call, {
      method,
      headers: { ...(body && { 'content-type': 'application/json' }), ...(token && { token }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    const { errCode, message, data } = await response.json();
    return { errCode, message, data };
  };
  const signIn = (account, password) => ask('POST', '/api/admin/auth/login', { account, password });
  const done = async (...asked) => {
    const { errCode, message, data } = await ask(...asked);
    if (errCode !== 0) stop(`${asked[0]} ${asked[1]}: ${errCode} ${message}`);
    return data;
  };

  const drives = async token => {
    const groups = await done('GET', '/api/admin/order/getVehicleOnlineCount', undefined, token);
    return groups.some(({ onlineCount }) => onlineCount > 0);
  };

  await signIn('admin', 'wrong-password');
  await signIn('nobody', 'wrong-password');
  const { token } = (await signIn('admin', 'taxi-demo')).data;
  const requestId = 'released-0001-write';
  const role = await done(
    'POST',
    '/api/admin/user/roleGroups',
    { name: '夜班调度', permissions: [{ val: 'monitoring' }, { val: 'order' }], requestId },
    token,
  );
  const people = [];
  for (const [account, userName, areaIds] of [
    ['released1', '韦小明', ['450102']],
    ['released2', '覃大海', []],
    ['released3', '农三妹', ['450103', '450105']],
  ]) {
    const about = { account, userName, areaIds, mobile: '13877110001', roles: [{ roleId: role.roleId }] };
    people.push(await done('POST', '/api/admin/user/adminUsers', about, token));
  }
  const [renewing, changed, removed] = people;
  await signIn('released1', renewing.initialPassword);
  await done(
    'PUT',
    '/api/admin/user/adminUsers',
    { userId: changed.userId, remark: '调班', state: 0 },
    token,
  );
  await done('POST', '/api/admin/user/deleteUser', { userId: removed.userId }, token);
  await done('POST', '/api/admin/user/resetPassword', { userId: changed.userId }, token);
  const monitor = await signIn('monitor', 'taxi-demo');
  await done('POST', '/api/admin/auth/logout', undefined, monitor.data.token);

  const reveal = { objectType: 'adminUser', objectId: changed.userId, field: 'mobile', reason: 2 };
  await done('POST', '/api/admin/reveal', reveal, token);
  await done('POST', '/api/admin/auth/preview', { roleId: '4' }, token);
  const message = { mobile: '13877110001', text: '测试短信' };
  await done('POST', '/api/system-tool/sms/test', message, token);
  const { default: sharp } = await import('sharp');
  const colour = { width: 64, height: 48, channels: 3, background: '#1890ff' };
  const picture = await sharp({ create: colour }).jpeg().toBuffer();
  const form = new FormData();
  form.append('file', new Blob([picture], { type: 'image/jpeg' }), 'vehicle.jpg');
  const sent = await fetch(`${url}/api/files/picture`, { method: 'POST', headers: { token }, body: form });
  if (!sent.ok) stop(`the picture: ${sent.status} ${await sent.text()}`);
  while (!(await drives(token))) await new Promise(resolve => setTimeout(resolve, 1_000));
}
