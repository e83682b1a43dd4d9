/** One clerk sends as much as he can of everything; another one goes on working beside him. */
import fs from 'node:fs';
import { afterAll, expect, it } from 'vitest';
import { gisPastCalls } from '../../src/contract/gis-past.ts';
import { jobCalls } from '../../src/contract/job.ts';
import { logCalls } from '../../src/contract/log.ts';
import { propertyCalls } from '../../src/contract/property.ts';
import { sessionCalls } from '../../src/contract/session.ts';
import { storageCalls } from '../../src/contract/storage.ts';
import { askAt } from '../builders/request.ts';
import { aSeededDirectory, type Server, serve } from '../builders/server.ts';
import { aZipOf } from '../builders/zip.ts';
import { isMeasuring, median, report } from '../measure/row.ts';

const MB = 1_048_576;
const PAGES = isMeasuring ? 60 : 10;
/** Of the flood, all the time. */
const AT_ONCE = 60;
/** Small enough to be reached while the test runs. */
const BUDGET = { 'budget.requests': 1_200, 'budget.logMegabytes': 1, 'budget.looseMegabytes': 50 } as const;

const directory = aSeededDirectory();
let server: Server | undefined;
afterAll(async () => {
  await server?.stop();
  fs.rmSync(directory, { recursive: true, force: true });
});

it('another one waits little, and log and storage grow by no more than his budget', async () => {
  server = await serve(directory);
  const { url } = server;
  const signIn = async (account: string) => {
    const body = { account, password: 'taxi-demo' };
    return (await askAt(url, sessionCalls.login, { body })).data;
  };
  const { token: admin } = await signIn('admin');
  const { token: monitor } = await signIn('monitor');
  const { token: flooder, id: flooderId } = await signIn('dispatcher');
  for (const [name, value] of Object.entries(BUDGET)) await setProperty(url, admin, name, String(value));
  const page = async () => {
    const begun = performance.now();
    const replies = await Promise.all([
      askAt(url, sessionCalls.userInfo, {}, monitor),
      askAt(url, jobCalls.listJobs, {}, monitor),
    ]);
    expect(replies.map(({ errCode }) => errCode)).toEqual([0, 0]);
    return performance.now() - begun;
  };
  const pages = async () => {
    const times: number[] = [];
    for (let count = 0; count < PAGES; count += 1) times.push(await page());
    return median(times);
  };
  const usual = await pages();

  const now = Date.now();
  const codes = new Map<number, number>();
  const past = { lng: 108.366, lat: 22.817, radius: 20_000, startTime: now - 7_200_000, endTime: now };
  const zip = new Uint8Array(aZipOf(18 * MB, ['a']));
  const acts: readonly (() => Promise<number>)[] = [
    async () => (await askAt(url, sessionCalls.userInfo, {}, flooder)).errCode,
    async () => (await askAt(url, gisPastCalls.circleSearchTrackVehicles, { query: past }, flooder)).errCode,
    async () => (await askAt(url, jobCalls.startExport, { body: aBigExport }, flooder)).errCode,
    async () =>
      (await askAt(url, sessionCalls.login, { body: { account: 'dispatcher', password: 'taxi-demo' } }))
        .errCode,
    async () => sendUp(url, flooder, zip),
  ];
  let isFlooding = true;
  const flood = Array.from({ length: AT_ONCE }, async (_, number) => {
    for (let turn = number; isFlooding; turn += 1) {
      // uploads and sign-ins are a few of many
      const act = acts[turn % 20 < 18 ? turn % 3 : (turn % 2) + 3];
      const code = (await act?.().catch(() => -1)) ?? -1;
      codes.set(code, (codes.get(code) ?? 0) + 1);
    }
  });
  const begun = performance.now();
  const flooded = await pages();
  while ((codes.get(3010) ?? 0) < 200 && performance.now() - begun < 240_000) await page();
  isFlooding = false;
  await Promise.all(flood);

  const logged = await logBytes(url, admin, flooderId, now);
  const stored = folderBytes(`${directory}/files`);
  const figure = {
    ratio: flooded / usual,
    refused: codes.get(3010) ?? 0,
    loggedMb: logged / MB,
    storedMb: stored / MB,
  };
  report({
    id: 'R9',
    what: `one clerk sends ${AT_ONCE} calls at once: reads, searches of two hours, exports he has no right to with a filter of 670 KB, uploads of 18 MB, sign-ins; another one opens pages (built server, embedded database, budgets of ${JSON.stringify(BUDGET)})`,
    target:
      'the other one’s page takes at most twice its usual time; log and storage grow by no more than his budget',
    figure: `${figure.ratio.toFixed(2)} times (${usual.toFixed(0)} ms usually, ${flooded.toFixed(0)} ms); ${figure.refused} of ${[...codes.values()].reduce((sum, count) => sum + count, 0)} refused; log ${figure.loggedMb.toFixed(2)} MB, storage ${figure.storedMb.toFixed(0)} MB`,
    isMet: figure.ratio <= 2 && figure.loggedMb <= 1.1 && figure.storedMb <= 90,
  });
  expect(figure.refused).toBeGreaterThanOrEqual(200);
  // nothing but what the budget and his rights say
  expect([...codes.keys()].toSorted((a, b) => a - b)).not.toContain(5000);
  expect(figure.loggedMb).toBeLessThan(1.1);
  // files that were on their way together when there was room for one
  expect(figure.storedMb).toBeLessThan(50 + 4 * 18);
  expect((await askAt(url, sessionCalls.userInfo, {}, monitor)).errCode).toBe(0);
});

const aBigExport = {
  call: 'access.listAdminUsers',
  title: '用户',
  format: 'csv' as const,
  columns: [{ field: 'account', head: '账号', kind: 'text' as const }],
  filter: { keyword: 'x'.repeat(670_000) },
};

async function setProperty(url: string, token: string, name: string, value: string): Promise<void> {
  const { data } = await askAt(url, propertyCalls.listProperties, { query: { name } }, token);
  const found = data.find(property => property.name === name);
  if (!found) throw new Error(name);
  const body = { id: found.id, version: found.version, value };
  expect((await askAt(url, propertyCalls.updateProperty, { body }, token)).errCode).toBe(0);
}

async function sendUp(url: string, token: string, bytes: Uint8Array<ArrayBuffer>): Promise<number> {
  const form = new FormData();
  form.append('file', new Blob([bytes]), 'file.zip');
  const init = { method: 'POST', headers: { token }, body: form };
  const response = await fetch(`${url}${storageCalls.uploadDocument.path}`, init);
  return ((await response.json()) as { errCode: number }).errCode;
}

/** What the entries of the flood say, as far as the log shows it. */
async function logBytes(url: string, token: string, operId: string, since: number): Promise<number> {
  let bytes = 0;
  for (let current = 1, isMore = true; isMore; current += 1) {
    const input = { query: { current, size: 200 }, body: { operId, startTime: since } };
    const { data } = await askAt(url, logCalls.listOperateLog, input, token);
    bytes += data.reduce((sum, entry) => sum + Buffer.byteLength(JSON.stringify(entry)), 0);
    isMore = data.length > 0;
  }
  return bytes;
}

const folderBytes = (folder: string) =>
  fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .reduce((sum, entry) => sum + fs.statSync(`${entry.parentPath}/${entry.name}`).size, 0);
