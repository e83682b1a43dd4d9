/** What holds for every answer, whichever call it is: headers, caching, who is believed about addresses. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anUpstream, type Upstream } from '../../tests/builders/upstream.ts';
import { logCalls } from '../contract/log.ts';
import { sessionCalls } from '../contract/session.ts';

const PAGE = `<!doctype html><title>x</title>
<script type="application/json" id="cabdesk-settings">{}</script><script nonce="__CSP_NONCE__"></script>`;
const TITLE = `</script><script>alert('$&')</script>__CSP_NONCE__`;

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'cabdesk-console-'));
let upstream: Upstream;
beforeAll(async () => {
  fs.mkdirSync(path.join(folder, 'assets'));
  fs.writeFileSync(path.join(folder, 'index.html'), PAGE);
  fs.writeFileSync(path.join(folder, 'favicon.svg'), '<svg/>');
  fs.writeFileSync(path.join(folder, 'assets/main-1a2b.js'), 'export {};');
  fs.writeFileSync(path.join(folder, 'assets/main-1a2b.js.br'), 'compressed');
  upstream = await anUpstream({ consoleFolder: folder, title: TITLE, trustedProxies: 1 });
});
afterAll(async () => {
  await upstream.close();
  fs.rmSync(folder, { recursive: true, force: true });
});

const get = (url: string, headers = {}) => upstream.app.inject({ method: 'GET', url, headers });

describe('every answer', () => {
  it.each([
    '/',
    '/login',
    '/favicon.svg',
    '/assets/main-1a2b.js',
    '/api/health',
    '/api/nothing',
    '/%zz',
    '/x.js',
  ])('at %s is guarded against being read as something else', async url => {
    const { headers } = await get(url);
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('camera=(), '),
    });
    expect(headers['cache-control']).toBeDefined();
  });

  it.each(['/api/health', '/api/nothing', '/%zz', '/api/admin/user'])(
    'at %s is data, which may do nothing in a browser',
    async url => {
      const { headers } = await get(url);
      expect(headers['content-security-policy']).toBe("default-src 'none'; frame-ancestors 'none'");
      expect(headers['cache-control']).toBe('no-store');
    },
  );
});

describe('the console', () => {
  const browser = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

  it('keeps for good what is named by its content, and asks again about the rest', async () => {
    const script = await get('/assets/main-1a2b.js', { 'accept-encoding': 'br' });
    expect(script.body).toBe('compressed');
    expect(script.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-encoding': 'br',
      vary: 'accept-encoding',
    });
    expect((await get('/favicon.svg')).headers['cache-control']).toBe('no-cache');
    expect((await get('/assets/gone.js')).headers['cache-control']).toBe('no-store');
  });

  it('sends nothing of its folder but what was built, and the page only as rendered', async () => {
    const around = [
      '/assets/',
      '/assets/..%2findex.html',
      '/assets/%2e%2e/index.html',
      '/assets/..%2fassets',
    ];
    for (const url of [...around, '/assets', '/assets/stats', '/index.html']) {
      const { headers, body } = await get(url, browser);
      expect(headers['cache-control'], url).toBe('no-store');
      expect(body, url).not.toContain('nonce="__CSP_NONCE__"');
      expect(body, url).not.toContain('export {}');
    }
    const { statusCode, headers, body } = await upstream.app.inject({
      method: 'HEAD',
      url: '/assets/main-1a2b.js',
    });
    expect([statusCode, headers['content-length'], body]).toEqual([200, '10', '']);
  });

  it('is for people: what a program asks for and is not there is answered in the envelope', async () => {
    const prometheus = { accept: 'application/openmetrics-text;version=1.0.0,text/plain;q=0.5,*/*;q=0.1' };
    for (const asked of [get('/metrics'), get('/metrics/cadvisor'), get('/stats', prometheus)]) {
      const response = await asked;
      expect([response.statusCode, response.json().errCode]).toEqual([404, 3006]);
    }
    expect((await get('/stats', { accept: '*/*' })).statusCode).toBe(404);
    expect((await get('/stats', browser)).headers['content-type']).toContain('text/html');
  });

  it('puts a title into the page as text, whatever it holds', async () => {
    const { body, headers } = await get('/system-manage/admin-user', browser);
    const nonce = /'nonce-([^']+)'/.exec(String(headers['content-security-policy']))?.[1] ?? '';
    expect(body).toContain(`<script nonce="${nonce}">`);
    expect(body.split(nonce)).toHaveLength(2);
    expect(body).toContain('<title>&lt;/script&gt;&lt;script&gt;');
    const told = /id="cabdesk-settings">([^<]*)<\/script>/.exec(body)?.[1] ?? '';
    expect(JSON.parse(told).title).toBe(TITLE);
  });
});

describe('behind a proxy', () => {
  it('the address is the one that the proxy has seen, not the one a client claims', async () => {
    await upstream.app.inject({
      method: 'POST',
      url: sessionCalls.login.path,
      headers: { 'x-forwarded-for': '1.2.3.4, 203.0.113.7' },
      payload: { account: 'forwarded', password: 'x' },
    });
    const admin = await upstream.signIn('admin');
    const { data } = await admin.ask(logCalls.listLoginLog, { query: { account: 'fo****' } });
    expect(data.map(({ ip }) => ip)).toEqual(['203.0.113.7']);
  });
});

describe('a plain upstream', () => {
  it('has no document of what it can do, and answers every refusal with HTTP 200', async () => {
    const plain = await anUpstream({ isPlain: true });
    for (const url of ['/api/capabilities', '/api/nothing']) {
      const response = await plain.app.inject({ method: 'GET', url });
      expect([response.statusCode, response.json().errCode]).toEqual([200, 3006]);
    }
    await plain.close();
  });
});
