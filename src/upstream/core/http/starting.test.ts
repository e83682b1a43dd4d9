import { Writable } from 'node:stream';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { buildServer } from './server.ts';
import { answerWhileStarting } from './starting.ts';

const BUILD = { version: '1', build: null };

describe('a server that is starting', () => {
  let url = '';
  let letGo: () => Promise<void>;
  beforeEach(async () => {
    // a port that was free a moment ago
    const probe = buildServer({});
    await probe.listen({ port: 0, host: '127.0.0.1' });
    const { port } = probe.server.address() as { port: number };
    await probe.close();
    letGo = await answerWhileStarting({ ...BUILD, port, host: '127.0.0.1' });
    url = `http://127.0.0.1:${port}`;
  });
  afterEach(() => letGo());

  it.each(['/healthz', '/api/health'])('lives, by %s', async path => {
    const answer = await fetch(url + path);
    expect(answer.status).toBe(200);
    expect(await answer.json()).toMatchObject({ errCode: 0, data: { database: 'away', version: '1' } });
  });

  it.each(['/readyz', '/api/ready', '/api/admin/user/list'])('does not serve %s yet', async path => {
    const answer = await fetch(url + path);
    expect(answer.status).toBe(503);
    expect(answer.headers.get('retry-after')).toBe('3');
    expect(await answer.json()).toMatchObject({ errCode: 5003, data: { reason: 'STARTING' } });
  });

  it('shows a browser a page that looks again by itself', async () => {
    const answer = await fetch(`${url}/dashboard/index`, { headers: { accept: 'text/html,*/*' } });
    expect(answer.status).toBe(503);
    expect(await answer.text()).toContain('http-equiv="refresh"');
  });

  it('has the port: a second one is refused at once', async () => {
    const port = Number(new URL(url).port);
    await expect(answerWhileStarting({ ...BUILD, port, host: '127.0.0.1' })).rejects.toMatchObject({
      code: 'EADDRINUSE',
    });
  });
});

describe('slow answers', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('are told one by one at first, and summed up by route from then on', async () => {
    const lines: Record<string, unknown>[] = [];
    const logTo = new Writable({
      write(line, _encoding, done) {
        lines.push(JSON.parse(String(line)));
        done();
      },
    });
    const app = buildServer({ logLevel: 'warn', logTo });
    let elapsed = 0;
    app.addHook('onRequest', (_request, reply, done) => {
      Object.defineProperty(reply, 'elapsedTime', { value: elapsed });
      done();
    });
    app.get('/slow', async () => null);
    app.get('/other', async () => null);
    for (elapsed of [2_500, 3_000, 9_000, 100]) await app.inject('/slow');
    elapsed = 2_000;
    await app.inject('/other');
    expect(lines).toMatchObject([
      { msg: 'answered slowly', route: '/slow', ms: 2_500 },
      { msg: 'answered slowly', route: '/other', ms: 2_000 },
    ]);
    vi.advanceTimersByTime(60_000);
    expect(lines.slice(2)).toMatchObject([
      { msg: 'answered slowly, again', route: '/slow', count: 2, longestMs: 9_000 },
    ]);
    await app.close();
  });
});
