import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { toFailure } from '../core/http/answer.ts';
import { PortFailed } from '../core/outside/ports.ts';
import { localStorage } from './local-storage.ts';

describe('objects on disk', () => {
  let outer: string;
  let folder: string;
  beforeAll(() => {
    outer = fs.mkdtempSync(path.join(os.tmpdir(), 'cabdesk-storage-'));
    folder = path.join(outer, 'files');
    fs.writeFileSync(path.join(outer, 'secret'), 'not ours to give');
  });
  afterAll(() => fs.rmSync(outer, { recursive: true }));

  const read = async (key: string, range?: { start: number; end: number }) => {
    const found = await localStorage(folder).get(key, range);
    return found && { size: found.size, text: String(await buffer(found.body)) };
  };

  it('are there again, whole and in part, until they are removed', async () => {
    const storage = localStorage(folder);
    await storage.put('2026-06/a.jpg', Buffer.from('0123456789'), 'image/jpeg');
    expect(await read('2026-06/a.jpg')).toEqual({ size: 10, text: '0123456789' });
    expect(await read('2026-06/a.jpg', { start: 2, end: 4 })).toEqual({ size: 10, text: '234' });
    await storage.remove('2026-06/a.jpg');
    expect(await read('2026-06/a.jpg')).toBeUndefined();
    await storage.remove('2026-06/a.jpg');
  });

  it.each([
    '../secret',
    'a/../../secret',
    '/etc/passwd',
    'a//b',
    'a/',
    '.hidden',
    'a/.hidden',
    'a..b',
    'a\\..\\b',
    'a\u0000b',
    'a b',
    '',
    '%2e%2e/secret',
    'x'.repeat(300),
  ])('refuse the key %j', async key => {
    const storage = localStorage(folder);
    for (const attempt of [
      () => storage.get(key),
      () => storage.put(key, Buffer.from('x'), 'text/plain'),
      () => storage.remove(key),
    ])
      await expect(attempt()).rejects.toMatchObject({ code: 'KEY' });
    expect(fs.readFileSync(path.join(outer, 'secret'), 'utf8')).toBe('not ours to give');
  });

  it('are seen whole or not at all while they are written again and again', async () => {
    const storage = localStorage(folder);
    const versions = ['a', 'b'].map(letter => letter.repeat(400_000));
    await storage.put('busy', Buffer.from(versions[0] ?? ''), 'text/plain');
    const writing = (async () => {
      for (let count = 0; count < 20; count += 1)
        await storage.put('busy', Buffer.from(versions[count % 2] ?? ''), 'text/plain');
    })();
    for (let count = 0; count < 20; count += 1) {
      const found = await read('busy');
      expect(versions.includes(found?.text ?? '')).toBe(true);
    }
    await writing;
    expect(fs.readdirSync(folder).filter(name => name.startsWith('.'))).toEqual([]);
  });

  it('that cannot be written say so, and leave nothing behind', async () => {
    const storage = localStorage(path.join(outer, 'secret'));
    await expect(storage.put('a', Buffer.from('x'), 'text/plain')).rejects.toBeInstanceOf(PortFailed);
    expect(fs.readdirSync(outer).toSorted()).toEqual(['files', 'secret']);
  });

  it('that find no space left fail with a reason of their own', () => {
    const full = toFailure(new PortFailed('storage', 'ENOSPC'), 'trace');
    expect(full).toMatchObject({
      failure: 'DEPENDENCY_AWAY',
      data: { reason: 'STORAGE_FULL', traceId: 'trace' },
    });
    expect(toFailure(new PortFailed('storage', 'EIO'), 'trace').data).toEqual({ traceId: 'trace' });
  });
});
