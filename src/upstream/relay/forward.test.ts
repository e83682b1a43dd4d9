import zlib from 'node:zlib';
import { describe, expect, it } from 'vitest';
import {
  anHttpServer,
  aRelay,
  ask,
  echo,
  echoed,
  relaysForEach,
  upstreamsAt,
} from '../../../tests/builders/bare-upstream.ts';

const { closed, relayTo } = relaysForEach();

describe('a call', () => {
  it('reaches the upstream with its method, path, query, headers and body as they are', async () => {
    const { relay } = await relayTo(echo);
    const asked = echoed(
      await ask(relay.url, '/api/admin/log/list?a=1&a=2&b=%E5%A4%B1%2F&c', {
        method: 'POST',
        headers: { token: 'secret-1', userId: '7', callToken: 'c', 'content-type': 'text/weird; x=1' },
        body: '{ "half": ',
      }),
    );
    expect(asked).toMatchObject({
      method: 'POST',
      url: '/api/admin/log/list?a=1&a=2&b=%E5%A4%B1%2F&c',
      body: '{ "half": ',
      headers: { token: 'secret-1', userid: '7', calltoken: 'c', 'content-type': 'text/weird; x=1' },
    });
  });

  it('goes below the path that the upstream has, and from below the one that the console has', async () => {
    const { relay } = await relayTo(echo, { basePath: '/desk' }, '/old/v1/');
    for (const path of ['/desk/api/admin/user?x=/desk/api', '/api/admin/user?x=/desk/api']) {
      expect(echoed(await ask(relay.url, path)).url).toBe('/old/v1/api/admin/user?x=/desk/api');
    }
  });

  it('goes to the service that its path names', async () => {
    const services = await Promise.all(
      ['main', 'map', 'ad', 'machine'].map(async name => {
        const { url } = closed(await anHttpServer((_request, response) => response.end(name)));
        return [name, url] as const;
      }),
    );
    const { main = '', ...others } = Object.fromEntries(services);
    const relay = closed(await aRelay(upstreamsAt(main, others)));
    const answering = async (path: string) => (await ask(relay.url, path)).body.toString();
    expect(await answering('/api/gis/trackVehicles')).toBe('map');
    expect(await answering('/api/ad/admin/companies')).toBe('ad');
    expect(await answering('/api/ad/mach/vehicleInfo')).toBe('machine');
    expect(await answering('/api/admin/vehicle/list?x')).toBe('machine');
    expect(await answering('/api/%67is/trackVehicles')).toBe('map');
    expect(await answering('/api/admin/user')).toBe('main');
    expect(await answering('/api/health')).toBe('main');
  });

  it('carries no cookie, nothing of its connection, and no header that it does not know', async () => {
    const { relay } = await relayTo(echo);
    const { headers } = echoed(
      await ask(relay.url, '/api/x', {
        headers: {
          cookie: 'Admin-Token=secret-2',
          connection: 'x-of-connection',
          'x-of-connection': '1',
          'keep-alive': '5',
          te: 'trailers',
          expect: '100-continue',
          'proxy-authorization': 'Basic x',
          'x-original-url': '/admin',
          'x-rewrite-url': '/admin',
          'x-http-method-override': 'DELETE',
          authorization: 'Basic of-the-proxy',
          'x-anything': '1',
          'accept-encoding': 'gzip',
        },
      }),
    );
    expect(Object.keys(headers).toSorted()).toEqual([
      'accept-encoding',
      'connection',
      'host',
      'via',
      'x-forwarded-for',
      'x-forwarded-host',
      'x-forwarded-proto',
      'x-real-ip',
      'x-request-id',
    ]);
    expect(headers.connection).toBe('keep-alive');
  });

  it('names the upstream as its host, and the console as where it was asked', async () => {
    const { relay, upstream } = await relayTo(echo);
    const { headers } = echoed(await ask(relay.url, '/api/x', { headers: { host: 'desk.example' } }));
    expect(headers.host).toBe(new URL(upstream.url).host);
    expect(headers['x-forwarded-host']).toBe('desk.example');
    expect(headers['x-forwarded-proto']).toBe('http');
  });

  const CLAIMED = {
    'x-forwarded-for': '6.6.6.6, 203.0.113.9',
    'x-forwarded-proto': 'https',
    'x-forwarded-host': 'evil.example',
    'x-forwarded-port': '1',
    forwarded: 'for=6.6.6.6',
    'x-real-ip': '6.6.6.6',
  };

  it('says the address that was seen, whatever the client claims', async () => {
    const { relay } = await relayTo(echo);
    const { headers } = echoed(await ask(relay.url, '/api/x', { headers: CLAIMED }));
    expect(headers).toMatchObject({
      'x-forwarded-for': '127.0.0.1',
      'x-real-ip': '127.0.0.1',
      'x-forwarded-proto': 'http',
      'x-forwarded-host': new URL(relay.url).host,
    });
    expect(headers).not.toHaveProperty('forwarded');
    expect(headers).not.toHaveProperty('x-forwarded-port');
  });

  it.each([
    [1, '203.0.113.9, 127.0.0.1', '203.0.113.9'],
    ['loopback', '203.0.113.9, 127.0.0.1', '203.0.113.9'],
    ['127.0.0.0/8, 203.0.113.0/24', '6.6.6.6, 203.0.113.9, 127.0.0.1', '6.6.6.6'],
    ['10.0.0.0/8', '127.0.0.1', '127.0.0.1'],
  ] as const)('believes %s', async (trustedProxies, chain, address) => {
    const { relay } = await relayTo(echo, { trustedProxies });
    const { headers } = echoed(await ask(relay.url, '/api/x', { headers: CLAIMED }));
    expect(headers['x-forwarded-for']).toBe(chain);
    expect(headers['x-real-ip']).toBe(address);
    expect(headers['x-forwarded-proto']).toBe(chain === '127.0.0.1' ? 'http' : 'https');
  });

  it('keeps a GET a GET without a body', async () => {
    const { relay } = await relayTo(echo);
    const asked = echoed(await ask(relay.url, '/api/x', { headers: { 'content-length': 3 }, body: 'abc' }));
    expect(asked.body).toBe('');
    expect(asked.headers).not.toHaveProperty('content-length');
  });

  it('passes a body in pieces of unknown length', async () => {
    const { relay } = await relayTo(echo);
    const asked = echoed(
      await ask(relay.url, '/api/x', {
        method: 'PUT',
        headers: { 'transfer-encoding': 'chunked' },
        body: 'a'.repeat(200_000),
      }),
    );
    expect(asked.body).toHaveLength(200_000);
    expect(asked.headers['transfer-encoding']).toBe('chunked');
  });
});

describe('an answer', () => {
  it.each([
    [200, {}],
    [401, {}],
    [404, {}],
    [500, {}],
    [503, {}],
  ])("with HTTP %i is the upstream's, envelope or not", async (status, headers) => {
    let asked = 0;
    const { relay } = await relayTo((_request, response) => {
      asked++;
      response.writeHead(status, { 'content-type': 'text/plain', 'retry-after': '7', ...headers });
      response.end('own words');
    });
    const answer = await ask(relay.url, '/api/x');
    expect(answer).toMatchObject({ status, headers: { 'retry-after': '7', 'content-type': 'text/plain' } });
    expect(answer.body.toString()).toBe('own words');
    expect(asked).toBe(1);
  });

  it.each([204, 304])('with HTTP %i has no body', async status => {
    const { relay } = await relayTo((_request, response) =>
      response.writeHead(status, { etag: '"1"' }).end(),
    );
    const answer = await ask(relay.url, '/api/x');
    expect([answer.status, answer.body.length, answer.headers.etag]).toEqual([status, 0, '"1"']);
  });

  it('to HEAD has the headers alone', async () => {
    const { relay } = await relayTo((_request, response) =>
      response.writeHead(200, { 'content-length': 9 }).end(),
    );
    const answer = await ask(relay.url, '/api/x', { method: 'HEAD' });
    expect([answer.status, answer.headers['content-length'], answer.body.length]).toEqual([200, '9', 0]);
  });

  it('that is compressed stays so', async () => {
    const packed = zlib.gzipSync('packed');
    const { relay } = await relayTo((_request, response) =>
      response.writeHead(200, { 'content-encoding': 'gzip', etag: '"z"' }).end(packed),
    );
    const answer = await ask(relay.url, '/api/x', { headers: { 'accept-encoding': 'gzip' } });
    expect(answer.body.equals(packed)).toBe(true);
    expect(answer.headers).toMatchObject({ 'content-encoding': 'gzip', etag: '"z"' });
  });

  it('may send on: to the upstream through here, to others as it says', async () => {
    const { relay, upstream } = await relayTo(
      (request, response) =>
        response.writeHead(302, { location: decodeURIComponent(request.url?.split('?')[1] ?? '') }).end(),
      { basePath: '/desk' },
      '/old',
    );
    const sentTo = async (location: string) => {
      const answer = await ask(relay.url, `/desk/api/x?${encodeURIComponent(location)}`);
      expect(answer.status).toBe(302);
      return answer.headers.location;
    };
    expect(await sentTo(`${upstream.url}/old/api/file?1`)).toBe('/desk/api/file?1');
    expect(await sentTo('/old/api/file')).toBe('/desk/api/file');
    expect(await sentTo('https://files.example/a')).toBe('https://files.example/a');
    expect(await sentTo('b?c=1')).toBe('b?c=1');
  });

  it('sets no cookie, and says nothing for the whole origin', async () => {
    const { relay } = await relayTo((_request, response) => {
      response.writeHead(200, {
        'set-cookie': ['Admin-Token=theirs; Path=/', 'a=b'],
        'clear-site-data': '"*"',
        'strict-transport-security': 'max-age=1',
        'access-control-allow-origin': '*',
        'www-authenticate': 'Basic realm="theirs"',
        refresh: '0; url=https://evil.example',
        link: '</x.js>; rel=preload',
        'x-anything': '1',
        connection: 'x-hop',
        'x-hop': '1',
        'content-type': 'text/html',
        'content-security-policy': 'script-src *',
      });
      response.end('<script>alert(1)</script>');
    });
    const { headers } = await ask(relay.url, '/api/x');
    // what the console says of its own answers, and of this one
    expect(Object.keys(headers).toSorted()).toEqual([
      'cache-control',
      'connection',
      'content-security-policy',
      'content-type',
      'cross-origin-opener-policy',
      'cross-origin-resource-policy',
      'date',
      'permissions-policy',
      'referrer-policy',
      'transfer-encoding',
      'x-content-type-options',
      'x-frame-options',
      'x-trace-id',
    ]);
    expect(headers['content-security-policy']).toMatch(/^default-src 'none'/);
    expect(headers['x-content-type-options']).toBe('nosniff');
  });
});
