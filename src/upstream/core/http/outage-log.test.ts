import { Writable } from 'node:stream';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Failure } from '../failure.ts';
import { PortFailed } from '../outside/ports.ts';
import { buildServer, type ServerOptions } from './server.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const refused = () => Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });

function aLog(options: Partial<ServerOptions> = {}) {
  const lines: Record<string, unknown>[] = [];
  const logTo = new Writable({
    write(line, _encoding, done) {
      lines.push(JSON.parse(String(line)));
      done();
    },
  });
  return { app: buildServer({ ...options, logLevel: 'warn', logTo }), lines };
}

it('a database that is away is told once by each that misses it, and counted from then on', () => {
  const { app, lines } = aLog();
  for (let time = 0; time < 500; time++) {
    app.log.error({ err: refused() }, 'request failed');
    app.log.error({ err: refused(), job: `job ${time}` }, 'job failed');
  }
  expect(lines.map(({ msg }) => msg)).toEqual(['request failed', 'job failed']);
  vi.advanceTimersByTime(60_000);
  expect(lines.slice(2)).toMatchObject([
    { msg: 'request failed, again', dependency: 'database', count: 499 },
    { msg: 'job failed, again', dependency: 'database', count: 499 },
  ]);
  // back for a while: the next time is news
  vi.advanceTimersByTime(60_000);
  app.log.error({ err: refused() }, 'request failed');
  expect(lines.slice(4)).toMatchObject([{ msg: 'request failed', err: { code: 'ECONNREFUSED' } }]);
});

it('a failure is counted under the dependency that it names', () => {
  const { app, lines } = aLog();
  for (let time = 0; time < 3; time++) {
    app.log.error({ err: new Failure('DEPENDENCY_AWAY', {}, 'database') }, 'request failed');
    app.log.error({ err: new Failure('DEPENDENCY_AWAY', {}, 'issuer') }, 'request failed');
  }
  vi.advanceTimersByTime(60_000);
  expect(lines.slice(2)).toMatchObject([
    { dependency: 'database', count: 2 },
    { dependency: 'issuer', count: 2 },
  ]);
});

it('one dependency says nothing about another, and a fault of our own is always told whole', () => {
  const { app, lines } = aLog();
  app.log.error({ err: refused() }, 'request failed');
  app.log.error({ err: new PortFailed('storage', 'TIMEOUT') }, 'request failed');
  for (let time = 0; time < 3; time++) app.log.error({ err: new Error('of our own') }, 'request failed');
  app.log.error('and a line without an error');
  expect(lines).toHaveLength(6);
  expect(lines.slice(2, 5)).toMatchObject(Array(3).fill({ err: { stack: expect.stringContaining('at ') } }));
});

it('a process that stops as it was told leaves no line about it', async () => {
  const { app, lines } = aLog({ stopping: AbortSignal.abort() });
  const answer = await app.inject('/readyz');
  expect(answer.statusCode).toBe(503);
  expect(answer.json()).toMatchObject({ data: { reason: 'STOPPING' } });
  expect(lines).toEqual([]);
});
