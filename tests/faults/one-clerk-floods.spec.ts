// @tier full
/** One clerk sends as much as he can of everything; another one goes on working beside him. */
import fs from 'node:fs';
import autocannon from 'autocannon';
import { afterAll, expect, it } from 'vitest';
import { gisPastCalls } from '../../src/contract/gis-past.ts';
import { jobCalls } from '../../src/contract/job.ts';
import { logCalls } from '../../src/contract/log.ts';
import type { PropertyName } from '../../src/contract/properties.ts';
import { sessionCalls } from '../../src/contract/session.ts';
import { storageCalls } from '../../src/contract/storage.ts';
import { askAt } from '../builders/request.ts';
import { aSeededDirectory, type Server, serve } from '../builders/server.ts';
import { setProperty } from '../builders/set-property.ts';
import { aZipOf } from '../builders/zip.ts';
import { isMeasuring, median, report } from '../measure/row.ts';

const MB = 1_048_576;
const SECONDS = isMeasuring ? 90 : 20;
/** Of the flood, all the time. */
const AT_ONCE = 60;
const FILE_MB = 18;
/** Small enough to be reached while the test runs. */
const BUDGET = {
  'budget.requests': 600,
  'budget.sentMegabytes': 8,
  'budget.logMegabytes': 1,
  'budget.looseMegabytes': 50,
} as const;

const directory = aSeededDirectory();
let server: Server | undefined;
afterAll(async () => {
  await server?.stop();
  fs.rmSync(directory, { recursive: true, force: true });
});

it('another one waits little, and log and storage grow by no more than his budget', async () => {
  server = await serve(directory);
  const { url } = server;
  const signIn = async (account: string) =>
    (await askAt(url, sessionCalls.login, { body: { account, password: 'taxi-demo' } })).data;
  const { token: admin } = await signIn('admin');
  const { token: other } = await signIn('monitor');
  const { token, id } = await signIn('dispatcher');
  for (const [name, value] of Object.entries(BUDGET)) {
    await setProperty(url, admin, name as PropertyName, value);
  }
  // until the properties hold
  await new Promise(resolve => setTimeout(resolve, 11_000));

  const page = async () => {
    const begun = performance.now();
    const replies = await Promise.all([
      askAt(url, sessionCalls.userInfo, {}, other),
      askAt(url, jobCalls.listJobs, {}, other),
    ]);
    expect(replies.map(({ errCode }) => errCode)).toEqual([0, 0]);
    return performance.now() - begun;
  };
  /** Now and then, as a person does. */
  const pagesUntil = async (over: () => boolean) => {
    const times: number[] = [];
    while (times.length < 10 || !over()) {
      times.push(await page());
      await new Promise(resolve => setTimeout(resolve, 500));
    }
    return times;
  };

  const usual = median(await pagesUntil(() => true));
  const [begun, before] = [Date.now(), bytesIn(`${directory}/files`)];
  let isOver = false;
  const uploading = sendUpUntilRefused(url, token);
  // it would leave no call for a file
  const flooding = uploading
    .then(() => flood(url, token, begun))
    .finally(() => {
      isOver = true;
    });
  const flooded = median(await pagesUntil(() => isOver));
  const { refused, broken, total } = await flooding;
  const uploads = await uploading;

  const logged = (await loggedBytes(url, admin, id, begun)) / MB;
  const stored = (bytesIn(`${directory}/files`) - before) / MB;
  const ratio = flooded / usual;
  report({
    id: 'R9',
    what: `one clerk sends ${AT_ONCE} calls at once for ${SECONDS} s: reads, searches of two hours, exports he has no right to with a filter of 670 KB, sign-ins, and files of ${FILE_MB} MB; another one opens pages (built server, embedded database, the flood on the same cores; a minute of ${BUDGET['budget.requests']} calls and ${BUDGET['budget.sentMegabytes']} MB, ${BUDGET['budget.looseMegabytes']} MB of files, ${BUDGET['budget.logMegabytes']} MB of log)`,
    target:
      'the other one’s page takes at most twice its usual time; log and storage grow by no more than his budget',
    figure: `${ratio.toFixed(2)} times (${usual.toFixed(0)} ms usually, ${flooded.toFixed(0)} ms); ${refused} of ${total} calls refused; log ${logged.toFixed(2)} MB, storage ${stored.toFixed(0)} MB`,
    isMet: ratio <= 2 && stored <= BUDGET['budget.looseMegabytes'] && logged <= BUDGET['budget.logMegabytes'],
  });
  expect(refused).toBeGreaterThan(20);
  expect(broken).toBe(0);
  expect(uploads.at(-1)).toBe('BUDGET_STORAGE');
  expect(stored).toBeLessThanOrEqual(BUDGET['budget.looseMegabytes']);
  expect(logged).toBeLessThanOrEqual(BUDGET['budget.logMegabytes']);
  expect((await askAt(url, sessionCalls.userInfo, {}, other)).errCode).toBe(0);
});

/** Sent from a thread of its own, so that it is the server that the other one waits for. */
async function flood(url: string, token: string, now: number) {
  const json = { token, 'content-type': 'application/json' };
  const past = { lng: 108.366, lat: 22.817, radius: 20_000, startTime: now - 7_200_000, endTime: now };
  const search = new URLSearchParams(Object.entries(past).map(([name, value]) => [name, String(value)]));
  const anExport = (letters: number) =>
    JSON.stringify({
      call: 'access.listAdminUsers',
      title: '用户',
      format: 'csv',
      columns: [{ field: 'account', head: '账号', kind: 'text' }],
      filter: { keyword: 'x'.repeat(letters) },
    });
  const look = { method: 'GET', path: sessionCalls.userInfo.path, headers: { token } } as const;
  const begin = { method: 'POST', path: jobCalls.startExport.path, headers: json } as const;
  const result = await autocannon({
    url,
    connections: AT_ONCE,
    duration: SECONDS,
    timeout: 60,
    workers: 1,
    requests: [
      look,
      { method: 'GET', path: `${gisPastCalls.circleSearchTrackVehicles.path}?${search}`, headers: { token } },
      { ...begin, body: anExport(200) },
      look,
      { ...begin, body: anExport(670_000) },
      {
        method: 'POST',
        path: sessionCalls.login.path,
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ account: 'dispatcher', password: 'wrong-password' }),
      },
    ],
  });
  const counts = Object.entries(result.statusCodeStats ?? {}).map(
    ([code, { count = 0 }]) => [Number(code), count] as const,
  );
  const of = (isWanted: (code: number) => boolean) =>
    counts.reduce((sum, [code, count]) => (isWanted(code) ? sum + count : sum), 0);
  return { refused: of(code => code === 429), broken: of(code => code >= 500), total: of(() => true) };
}

/** Answers why each file was refused. */
async function sendUpUntilRefused(url: string, token: string): Promise<(string | undefined)[]> {
  const bytes = new Uint8Array(aZipOf(FILE_MB * MB, ['a']));
  const reasons: (string | undefined)[] = [];
  const send = async () => {
    const form = new FormData();
    form.append('file', new Blob([bytes]), 'file.zip');
    const init = { method: 'POST', headers: { token }, body: form };
    const response = await fetch(`${url}${storageCalls.uploadDocument.path}`, init);
    return ((await response.json()) as { data: { reason?: string } | null }).data?.reason;
  };
  for (let count = 0; count < 20 && reasons.at(-1) !== 'BUDGET_STORAGE'; count += 1) {
    reasons.push(...(await Promise.all([send(), send()])));
  }
  return reasons;
}

/** Of his entries in the operate log since then. */
async function loggedBytes(url: string, token: string, operId: string, startTime: number): Promise<number> {
  let bytes = 0;
  for (let current = 1, isMore = true; isMore; current += 1) {
    const input = { query: { current, size: 200 }, body: { operId, startTime } };
    const { data } = await askAt(url, logCalls.listOperateLog, input, token);
    bytes += data.reduce((sum, entry) => sum + Buffer.byteLength(JSON.stringify(entry)), 0);
    isMore = data.length > 0;
  }
  return bytes;
}

const bytesIn = (folder: string) =>
  fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .reduce((sum, entry) => sum + fs.statSync(`${entry.parentPath}/${entry.name}`).size, 0);
