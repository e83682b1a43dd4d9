// @tier full
/** The server is killed in the middle of an export: after its start the job goes on, and makes one file of every row once. */
import fs from 'node:fs';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { parse } from 'csv-parse/sync';
import { afterAll, expect, it } from 'vitest';
import { type Job, jobCalls } from '../../src/contract/job.ts';
import { logCalls } from '../../src/contract/log.ts';
import { sessionCalls } from '../../src/contract/session.ts';
import { storeOf } from '../../src/upstream/core/database/embedded.ts';
import { aLongLog } from '../builders/long-log.ts';
import { askAt } from '../builders/request.ts';
import { aSeededDirectory, type Server, serve } from '../builders/server.ts';
import { isMeasuring, report } from '../measure/row.ts';

const ROWS = isMeasuring ? 60_000 : 20_000;
const KILLS = 2;

const directory = aSeededDirectory();
let server: Server | undefined;
afterAll(async () => {
  await server?.stop();
  fs.rmSync(directory, { recursive: true, force: true });
});

async function started(): Promise<{ server: Server; token: string }> {
  server = await serve(directory);
  const body = { account: 'admin', password: 'taxi-demo' };
  const { data } = await askAt(server.url, sessionCalls.login, { body });
  return { server, token: data.token };
}

async function killed({ process: child }: Server): Promise<void> {
  const ended = new Promise(resolve => child.once('exit', resolve));
  child.kill('SIGKILL');
  await ended;
}

/** The job, once it is as wanted. */
async function jobWhen(
  { url }: Server,
  token: string,
  id: string,
  isWanted: (job: Job) => boolean,
): Promise<Job> {
  for (;;) {
    const { data } = await askAt(url, jobCalls.listJobs, { query: { id } }, token);
    const [job] = data;
    if (job && isWanted(job)) return job;
    if (job && job.state !== 'waiting' && job.state !== 'running')
      throw new Error(`${job.state} ${job.failure}`);
    await new Promise(resolve => setTimeout(resolve, 20));
  }
}

it('an export goes on after every kill', async () => {
  const client = await PGlite.create(path.join(directory, 'database'));
  const now = Date.now();
  await aLongLog(storeOf(client).db, ROWS, now);
  await client.close();

  let { server: present, token } = await started();
  const body = { endTime: now };
  const { total } = await askAt(present.url, logCalls.listOperateLog, { query: { size: 1 }, body }, token);
  const { data: made } = await askAt(
    present.url,
    jobCalls.startExport,
    {
      body: {
        call: 'log.listOperateLog',
        title: 'log',
        format: 'csv',
        columns: [
          { field: 'id', head: 'id', kind: 'text' },
          { field: 'traceId', head: 'trace', kind: 'text' },
        ],
        filter: body,
      },
    },
    token,
  );
  const reached: number[] = [];
  for (let kill = 1; kill <= KILLS; kill++) {
    const goal = (ROWS * kill) / (KILLS + 2);
    const job = await jobWhen(present, token, made.id, ({ done }) => done >= goal);
    expect(job).toMatchObject({ state: 'running', fileName: null });
    reached.push(job.done);
    await killed(present);
    ({ server: present, token } = await started());
    const again = await jobWhen(present, token, made.id, () => true);
    // what was settled before the kill is not done again
    expect(again.done).toBeGreaterThanOrEqual(job.done);
  }
  const over = await jobWhen(present, token, made.id, ({ state }) => state === 'done');
  expect(over).toMatchObject({ done: total, total, failure: null });

  const { data: address } = await askAt(present.url, jobCalls.jobFile, { params: { id: made.id } }, token);
  const file = Buffer.from(await (await fetch(`${present.url}${address.url}`)).arrayBuffer());
  const [, ...rows] = parse(file, { bom: true }) as string[][];
  const twice = rows.length - new Set(rows.map(([id]) => id)).size;
  expect(rows).toHaveLength(total ?? -1);
  expect(twice).toBe(0);
  const { data: jobs } = await askAt(present.url, jobCalls.listJobs, {}, token);
  expect(jobs).toHaveLength(1);
  report({
    id: 'R2c',
    what: `kill -9 ${KILLS} times in the middle of an export of ${rows.length.toLocaleString('en')} rows (embedded database)`,
    target: 'one file, every row once',
    figure: `killed at ${reached.join(' and ')} rows; ${rows.length} rows in the file, ${(total ?? 0) - rows.length} missing, ${twice} twice`,
    isMet: true,
  });
});
