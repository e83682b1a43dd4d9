/** Recordings of a provider: those below his address and no others, whatever he does with the question. */
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import type { ByteRange, Recording } from '../core/outside/ports.ts';
import { providerRecordings } from './provider-recordings.ts';

const BYTES = Buffer.from(Array.from({ length: 200_000 }, (_, at) => at % 251));

let provider: http.Server | undefined;
afterEach(() => {
  provider?.closeAllConnections();
  provider?.close();
});

/** Answers where his recordings lie, and what he was asked. */
async function aProvider(answer: http.RequestListener) {
  const asked: string[] = [];
  const server = http.createServer((request, response) => {
    asked.push(`${request.url} ${request.headers.range ?? ''}`);
    answer(request, response);
  });
  provider = server;
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { asked, origin, base: `${origin}/recordings` };
}

const inParts: http.RequestListener = (request, response) => {
  const [, start = 0, end = BYTES.length - 1] = (
    /bytes=(\d+)-(\d+)/.exec(request.headers.range ?? '') ?? []
  ).map(Number);
  if (!request.headers.range)
    return void response.writeHead(200, { 'content-type': 'audio/mpeg' }).end(BYTES);
  const part = BYTES.subarray(start, end + 1);
  response
    .writeHead(206, {
      'content-type': 'audio/mpeg',
      'content-range': `bytes ${start}-${end}/${BYTES.length}`,
      'content-length': part.length,
    })
    .end(part);
};
const whole: http.RequestListener = (_request, response) =>
  void response.writeHead(200, { 'content-type': 'text/html', 'content-length': BYTES.length }).end(BYTES);

async function bytesOf(recording: Recording | undefined, range?: ByteRange): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of (await recording?.open(range)) ?? []) parts.push(Buffer.from(part));
  return Buffer.concat(parts);
}

describe('a recording', () => {
  it.each([
    ['in parts', inParts, 'audio/mpeg'],
    ['only whole, and calls it a page', whole, 'application/octet-stream'],
  ])('is had from a provider who sends it %s', async (_how, answer, contentType) => {
    const { base } = await aProvider(answer);
    const recording = await providerRecordings(base)('2026/06/a.mp3');
    expect(recording).toMatchObject({ size: BYTES.length, contentType });
    expect((await bytesOf(recording)).equals(BYTES)).toBe(true);
    for (const [start, end] of [
      [0, 0],
      [70_000, 140_001],
      [BYTES.length - 1, BYTES.length - 1],
    ] as const)
      expect((await bytesOf(recording, { start, end })).equals(BYTES.subarray(start, end + 1))).toBe(true);
  });

  it('is found by its whole address as well', async () => {
    const { base, asked } = await aProvider(inParts);
    expect(await providerRecordings(`${base}/`)(`${base}/a.mp3?key=1`)).toMatchObject({ size: BYTES.length });
    expect(asked).toEqual(['/recordings/a.mp3?key=1 bytes=0-0']);
  });

  it('is fetched from nowhere else', async () => {
    const { base, asked, origin } = await aProvider(inParts);
    const recording = providerRecordings(base);
    for (const elsewhere of [
      'http://127.0.0.1:1/recordings/a.mp3',
      `${origin}/secrets`,
      `${origin}/recordings-of-others/a.mp3`,
      '../secrets',
      '/etc/passwd',
      '//example.com/recordings/a.mp3',
      'file:///etc/passwd',
      'simulated:10',
      `${origin.replace('//', '//me:pass@')}/recordings/a.mp3`,
      'http://',
    ])
      expect(await recording(elsewhere)).toBeUndefined();
    expect(await providerRecordings(undefined)(`${base}/a.mp3`)).toBeUndefined();
    expect(asked).toEqual([]);
  });

  it('is not followed to where the provider points', async () => {
    const { base, asked } = await aProvider((_request, response) =>
      response.writeHead(302, { location: '/secrets' }).end(),
    );
    await expect(providerRecordings(base)('a.mp3')).rejects.toMatchObject({ code: 'HTTP_302' });
    expect(asked).toHaveLength(1);
  });

  it.each([404, 410, 416])('is not there where the provider says %i', async status => {
    const { base } = await aProvider((_request, response) => response.writeHead(status).end());
    expect(await providerRecordings(base)('a.mp3')).toBeUndefined();
  });

  it('cannot be had for now from one who fails, says nothing, or does not say how long it is', async () => {
    const failing = await aProvider((_request, response) => response.writeHead(500).end());
    await expect(providerRecordings(failing.base)('a.mp3')).rejects.toMatchObject({ code: 'HTTP_500' });
    provider?.close();
    const silent = await aProvider(() => {});
    await expect(providerRecordings(silent.base, 50)('a.mp3')).rejects.toMatchObject({ code: 'TIMEOUT' });
    provider?.closeAllConnections();
    provider?.close();
    const endless = await aProvider((_request, response) => {
      response.writeHead(200);
      response.write('some of it');
    });
    await expect(providerRecordings(endless.base)('a.mp3')).rejects.toMatchObject({ code: 'NO_LENGTH' });
    await expect(providerRecordings('http://127.0.0.1:1')('a.mp3')).rejects.toMatchObject({
      code: 'UNREACHABLE',
    });
  });
});
