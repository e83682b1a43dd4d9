// @tier full
/** The embedded database on a disk without room: calls say so, nothing acknowledged is lost, room brings it back. */
import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { accessCalls } from '../../src/contract/access.ts';
import { draftCalls } from '../../src/contract/draft.ts';
import { gisPastCalls } from '../../src/contract/gis-past.ts';
import { ALL_PERMISSIONS } from '../../src/contract/grammar/permissions.ts';
import { platformCalls } from '../../src/contract/platform.ts';
import { encodePacket } from '../../src/contract/positions/packet.ts';
import { sessionCalls } from '../../src/contract/session.ts';
import { vehicle } from '../../src/contract/vehicle.ts';
import { aGatewayKey, pushPacket } from '../builders/gateway.ts';
import { askAt } from '../builders/request.ts';
import { type Server, serve } from '../builders/server.ts';
import { report as reportRow } from '../measure/row.ts';

const disk = fs.mkdtempSync(path.join(os.tmpdir(), 'cabdesk-disk-'));
/** Only root may mount, and not in every container. */
const isMounted =
  process.platform === 'linux' &&
  spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=256m', 'tmpfs', disk]).status === 0;

const ballast = path.join(disk, 'ballast');
const JOURNAL_FILE_BYTES = 16 * 1_048_576;
const journalFiles = () =>
  fs.readdirSync(path.join(disk, 'data/database/pg_wal')).filter(name => /^[0-9A-F]{24}$/.test(name)).length;
let server: Server | undefined;
afterAll(async () => {
  await server?.stop();
  if (isMounted) spawnSync('umount', ['-l', disk]);
  fs.rmdirSync(disk);
});

it.runIf(isMounted)('a full disk is told as a dependency that is away, and passes', async () => {
  server = await serve(path.join(disk, 'data'));
  const { url } = server;
  const { data } = await askAt(url, sessionCalls.login, {
    body: { account: 'admin', password: 'taxi-demo' },
  });
  const { token } = data;
  const acknowledged: string[] = [];
  const codes = new Set<number>();
  const add = async (index: number) => {
    // many rows each
    const permissions = ALL_PERMISSIONS.map(({ val }) => ({ val }));
    const body = { name: `role ${index}`, permissions };
    const reply = await askAt(url, accessCalls.createRoleGroup, { body }, token);
    codes.add(reply.errCode);
    if (reply.errCode === 0) acknowledged.push(reply.data.roleId);
  };
  await add(0);
  const range = { filter: JSON.stringify({ state: 1 }), range: '[0,0]' };
  const { data: vehicles } = await askAt(url, vehicle.calls.list, { query: range }, token);
  const plateNumber = vehicles[0]?.plateNumber ?? '';
  const key = await aGatewayKey(url);
  const begin = Date.now();
  let newest = begin;
  const heard: number[] = [];
  const report = async () => {
    newest = Math.max(newest + 1, Date.now());
    const gpsTime = newest;
    const place = { lng: 108.366, lat: 22.817, coordType: 1 as const, speed: 30, heading: 90, load: false };
    const reply = await pushPacket(url, key, encodePacket([{ plateNumber, gpsTime, ...place }]));
    if (reply.errCode === 0) heard.push(gpsTime);
    codes.add(reply.errCode);
    return reply.errCode;
  };
  expect(await report()).toBe(0);
  // up to the last eighth of a file of the journal, with what does not compress
  const content = randomBytes(150_000).toString('base64');
  const write = async () => {
    const reply = await askAt(url, draftCalls.keepDraft, { body: { place: 'full', content } }, token);
    expect(reply.errCode).toBe(0);
  };
  const present = journalFiles();
  for (let count = 0; count < 400 && journalFiles() === present; count++) await write();
  expect(journalFiles()).toBe(present + 1);
  for (let bytes = 0; bytes < (JOURNAL_FILE_BYTES * 7) / 8; bytes += content.length) await write();
  fs.writeFileSync(ballast, '');
  const { bavail, bsize } = fs.statfsSync(disk);
  // what is left is less than one file of the journal
  spawnSync('fallocate', ['-l', String(bavail * bsize - 2_000_000), ballast]);
  for (let index = 1; index < 20_000 && !codes.has(5003); index++) await add(index);
  expect([...codes].toSorted()).toEqual([0, 5003]);
  const fullOn = performance.now();
  await expect.poll(async () => (await askAt(url, platformCalls.ready)).http, { timeout: 60_000 }).toBe(503);
  const seconds = Math.ceil((performance.now() - fullOn) / 1_000);
  reportRow({
    id: 'R14b',
    what: 'the disk of the embedded database is full (built server)',
    target: 'not ready within 60 s',
    figure: `${seconds} s after the first refused write`,
    isMet: seconds <= 60,
  });
  await add(20_001);
  expect([...codes].toSorted()).toEqual([0, 5003]);
  // something small may still find its room: what is said is true
  for (let index = 0; index < 20; index++) await report();
  expect([...codes].toSorted()).toEqual([0, 5003]);

  fs.rmSync(ballast);
  let isBack = false;
  for (let tries = 0; tries < 30 && !isBack; tries++) {
    isBack = (await askAt(url, sessionCalls.userInfo, {}, token)).errCode === 0;
    if (!isBack) await new Promise(resolve => setTimeout(resolve, 500));
  }
  expect(isBack).toBe(true);
  const there = new Set<string>();
  for (let current = 1, isMore = true; isMore; current++) {
    const page = { size: 200, current };
    const { data: rows } = await askAt(url, accessCalls.listRoleGroups, { query: page }, token);
    for (const { roleId } of rows) there.add(roleId);
    isMore = rows.length > 0;
  }
  expect(acknowledged.filter(roleId => !there.has(roleId))).toEqual([]);
  await add(30_000);
  await expect.poll(async () => (await askAt(url, platformCalls.ready)).http).toBe(200);
  await expect.poll(report).toBe(0);
  const query = { plateNumber, startTime: begin, endTime: newest };
  const track = await askAt(url, gisPastCalls.trackVehicles, { query }, token);
  expect(track.data.map(({ gpsTime }) => gpsTime)).toEqual(expect.arrayContaining(heard));
  expect(acknowledged.length).toBeGreaterThan(1);
});
