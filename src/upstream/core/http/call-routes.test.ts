/** All calls share one route of the framework, and are told apart as if each had its own. */
import { PassThrough } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { afterEach, describe, expect, it } from 'vitest';
import { seededChance } from '../../../../tests/builders/time-and-chance.ts';
import { ALL_CALLS } from '../../all-calls.ts';
import { Failure } from '../failure.ts';
import { type CallRoute, LONGEST_PARAM, routeCalls } from './call-routes.ts';
import { servePages } from './console.ts';
import { buildServer } from './server.ts';

const apps: FastifyInstance[] = [];
afterEach(() => Promise.all(apps.splice(0).map(app => app.close())));

/** Each call answers the name of the server, its own and what it was asked with. */
function aServer(name: string, routes: readonly [CallRoute['method'], string][], logTo?: PassThrough) {
  const app = buildServer({ ...(logTo && { logTo, logLevel: 'info' }) });
  apps.push(app);
  const add = routeCalls(app);
  for (const [method, url] of routes) {
    add({
      method,
      url,
      onRequest: async ({ headers }) => {
        if (headers.refused) throw new Failure('TOO_FREQUENT');
      },
      handler: async ({ params, query, body }) => ({ name, call: `${method} ${url}`, params, query, body }),
    });
  }
  servePages(app, {
    consoleFolder: undefined,
    settings: () => {
      throw new Error('there is no console');
    },
    chance: seededChance(1),
  });
  return app;
}

const CALLS: [CallRoute['method'], string][] = [
  ['GET', '/api/order/:id'],
  ['GET', '/api/order/all'],
  ['PUT', '/api/order/:id'],
  ['POST', '/api/order'],
  ['DELETE', '/api/order/:id/photo/:no'],
];

describe('a call', () => {
  it.each([
    ['GET', '/api/order/7?size=2', { call: 'GET /api/order/:id', params: { id: '7' }, query: { size: '2' } }],
    ['GET', '/api/order/all', { call: 'GET /api/order/all', params: {} }],
    ['GET', '/api/order/%E6%A1%82A', { params: { id: '桂A' } }],
    ['GET', '/api/order/a%2Fb', { params: { id: 'a/b' } }],
    ['PUT', '/api/order/all', { call: 'PUT /api/order/:id', params: { id: 'all' } }],
    ['DELETE', '/api/order/7/photo/2', { params: { id: '7', no: '2' } }],
  ] as const)('%s %s leads where it is declared', async (method, url, answer) => {
    const response = await aServer('one', CALLS).inject({ method, url });
    expect(response.statusCode).toBe(200);
    expect(response.json()).toMatchObject(answer);
  });

  it('that reads answers HEAD as well, without a body', async () => {
    const response = await aServer('one', CALLS).inject({ method: 'HEAD', url: '/api/order/7' });
    expect([response.statusCode, response.body]).toEqual([200, '']);
    expect(Number(response.headers['content-length'])).toBeGreaterThan(10);
  });

  it('has its body read', async () => {
    const response = await aServer('one', CALLS).inject({
      method: 'POST',
      url: '/api/order',
      body: { a: 1 },
    });
    expect(response.json()).toMatchObject({ call: 'POST /api/order', body: { a: 1 } });
  });

  it('is refused before its body is read', async () => {
    const response = await aServer('one', CALLS).inject({
      method: 'POST',
      url: '/api/order',
      headers: { refused: '1', 'content-type': 'application/json' },
      body: 'no JSON',
    });
    expect(response.statusCode).toBe(429);
  });

  it.each([
    ['GET', '/api/nothing', 404],
    ['GET', '/api/', 404],
    ['POST', '/api/order/7', 404],
    ['HEAD', '/api/nothing', 404],
    ['PATCH', '/api/order/7', 405],
    ['OPTIONS', '/api/order', 404],
    ['GET', `/api/order/${'7'.repeat(LONGEST_PARAM + 1)}`, 400],
    ['GET', '/api/order/%E6%A1', 400],
  ] as const)('%s %s is none', async (method, url, status) => {
    const response = await aServer('one', CALLS).inject({ method, url });
    expect(response.statusCode).toBe(status);
    expect(response.headers['content-type']).toContain('application/json');
  });

  it('leads to the server that was asked, however many have the same', async () => {
    const [one, other] = [aServer('one', CALLS), aServer('other', CALLS)];
    const fewer = aServer('fewer', [['GET', '/api/order/:id']]);
    const nameOf = async (app: FastifyInstance) => (await app.inject('/api/order/all')).json();
    expect(await nameOf(one)).toMatchObject({ name: 'one', call: 'GET /api/order/all' });
    expect(await nameOf(other)).toMatchObject({ name: 'other', call: 'GET /api/order/all' });
    expect(await nameOf(fewer)).toMatchObject({ name: 'fewer', call: 'GET /api/order/:id' });
  });

  it('stands in the log as declared, without what it was asked with', async () => {
    const logTo = new PassThrough();
    const app = aServer('one', CALLS, logTo);
    await app.inject('/api/order/13812345678');
    await app.inject('/api/nothing/13812345678');
    await app.close();
    const lines = String(logTo.read()).trim().split('\n');
    const answered = lines.map(line => JSON.parse(line)).filter(({ msg }) => msg === 'answered');
    expect(answered.map(({ route }) => route)).toEqual(['/api/order/:id', null]);
    expect(lines.join()).not.toContain('13812345678');
  });

  it('that has a route of its own covers none of the others', () => {
    const own = ALL_CALLS.filter(({ upload, bytes, may }) => upload || bytes || may === 'open-door');
    expect(own.length).toBeGreaterThan(20);
    expect(own.filter(({ path }) => path.includes('{')).map(({ path }) => path)).toEqual([]);
  });
});
