import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import S3rver from 's3rver';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { StoragePort } from '../core/outside/ports.ts';
import { s3Storage } from './s3-storage.ts';

const SETTINGS = {
  bucket: 'cabdesk',
  region: 'us-east-1',
  accessKeyId: 'S3RVER',
  secretAccessKey: 'S3RVER',
  isPathStyle: true,
};

describe('objects in a bucket', () => {
  const directory = fs.mkdtempSync(path.join(os.tmpdir(), 'cabdesk-s3-'));
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    configureBuckets: [{ name: SETTINGS.bucket, configs: [] }],
  });
  let endpoint: string;
  let storage: StoragePort;
  beforeAll(async () => {
    const { port } = await server.run();
    endpoint = `http://127.0.0.1:${port}`;
    storage = await s3Storage({ ...SETTINGS, endpoint });
  });
  afterAll(() => {
    server.httpServer.closeAllConnections();
    server.httpServer.close();
    fs.rmSync(directory, { recursive: true, force: true });
  });

  it('are there again, whole and in part, until they are removed', async () => {
    await storage.put('2026-06/a.jpg', Buffer.from('0123456789'), 'image/jpeg');
    const whole = await storage.get('2026-06/a.jpg');
    expect(whole && [whole.size, String(await buffer(whole.body))]).toEqual([10, '0123456789']);
    const part = await storage.get('2026-06/a.jpg', { start: 2, end: 4 });
    expect(part && [part.size, String(await buffer(part.body))]).toEqual([10, '234']);
    await storage.remove('2026-06/a.jpg');
    expect(await storage.get('2026-06/a.jpg')).toBeUndefined();
    await storage.remove('2026-06/a.jpg');
  });

  it('that nobody answers for fail with a code', async () => {
    const away = await s3Storage({ ...SETTINGS, endpoint: 'http://127.0.0.1:1' });
    await expect(away.put('a', Buffer.from('x'), 'text/plain')).rejects.toMatchObject({
      code: 'UNREACHABLE',
    });
    await expect(away.get('a')).rejects.toMatchObject({ port: 'storage', code: 'UNREACHABLE' });
  });

  it('that are refused fail with the status', async () => {
    const refused = await s3Storage({ ...SETTINGS, accessKeyId: 'nobody', endpoint });
    await expect(refused.put('a', Buffer.from('x'), 'text/plain')).rejects.toMatchObject({
      code: 'HTTP_403',
    });
  });
});
