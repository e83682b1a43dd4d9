/** What becomes of calls when the database's thread is no more. */
import { Worker } from 'node:worker_threads';
import { expect, it } from 'vitest';
import { toFailure } from '../http/answer.ts';
import { PgliteClient } from './pglite-client.ts';

/** A thread that opens, and ends at the first thing it is asked. */
const mortal = () =>
  new Worker(
    `const { parentPort } = require('node:worker_threads');
     parentPort.on('message', () => process.exit(1));
     parentPort.postMessage({ id: 0, value: null });`,
    { eval: true },
  );

it('every call is told that the database is away: the running one, those behind it and all later ones', async () => {
  const client = await PgliteClient.over(mortal);
  const running = client.transaction(transaction => transaction.query('select 1'));
  const waiting = client.query('select 2');
  for (const call of [running, waiting]) await expect(call).rejects.toMatchObject({ code: '08006' });
  const late = await client.query('select 3').catch((error: unknown) => error);
  expect(toFailure(late, 'trace')).toMatchObject({ failure: 'DEPENDENCY_AWAY', data: { traceId: 'trace' } });
  await client.close();
});

it('a database that does not open says why', async () => {
  const broken = () => new Worker(`throw new Error('no room')`, { eval: true });
  await expect(PgliteClient.over(broken)).rejects.toThrow('no room');
});
