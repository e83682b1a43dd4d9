/** A process that is told to stop says so before it stops, and in the envelope to the end. */
import { once } from 'node:events';
import net from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { anUpstream } from '../../../../tests/builders/upstream.ts';
import { platformCalls } from '../../../contract/platform.ts';
import { sessionCalls } from '../../../contract/session.ts';
import { buildServer } from './server.ts';

it('is not ready any more while it still answers everything', async () => {
  const stopping = new AbortController();
  const upstream = await anUpstream({ stopping: stopping.signal });
  const readyz = async () => (await upstream.app.inject('/readyz')).statusCode;
  expect([await readyz(), (await upstream.ask(platformCalls.ready)).http]).toEqual([200, 200]);
  stopping.abort();
  const no = { http: 503, errCode: 5003, failure: { reason: 'STOPPING' } };
  expect(await upstream.ask(platformCalls.ready)).toMatchObject(no);
  expect([await readyz(), (await upstream.app.inject('/healthz')).statusCode]).toEqual([503, 200]);
  const admin = await upstream.signIn('admin');
  expect((await admin.ask(sessionCalls.userInfo)).errCode).toBe(0);
  await upstream.close();
});

it('tells who still asks on a connection that is busy', async () => {
  const app = buildServer({});
  const [entered, mayEnd] = [aSignal(), aSignal()];
  app.get('/slow', async () => {
    entered.give();
    await mayEnd.given;
    return {};
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  const socket = net.connect((app.server.address() as net.AddressInfo).port, '127.0.0.1');
  const ask = (path: string) => socket.write(`GET ${path} HTTP/1.1\r\nhost: localhost\r\n\r\n`);

  ask('/slow');
  await entered.given;
  const closed = app.close();
  await expect.poll(() => app.server.listening).toBe(false);
  const arrived = once(app.server, 'request');
  ask('/healthz');
  await arrived;
  mayEnd.give();
  const answers = await text(socket);
  expect(answers.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 200', 'HTTP/1.1 503']);
  expect(JSON.parse(answers.slice(answers.lastIndexOf('\r\n\r\n')))).toMatchObject({
    errCode: 5003,
    data: { reason: 'STOPPING' },
  });
  await closed;
});

function aSignal() {
  let give = () => {};
  const given = new Promise<void>(resolve => {
    give = resolve;
  });
  return { given, give };
}
