import { createHash } from 'node:crypto';
import { afterEach, expect, it, vi } from 'vitest';
import { sha256Of } from './checksum.ts';

afterEach(() => vi.unstubAllGlobals());

it('is the sum that the server reckons, also of bytes that are no text', async () => {
  for (const bytes of [
    Buffer.alloc(0),
    Buffer.from('abc'),
    Buffer.from(Array.from({ length: 300 }, (_, at) => at % 256)),
  ]) {
    const sum = createHash('sha256').update(bytes).digest('hex');
    expect(await sha256Of(new Blob([new Uint8Array(bytes)]))).toBe(sum);
  }
});

it('is none where the browser reckons none, or the file has been taken away', async () => {
  const gone = new Blob(['abc']);
  gone.arrayBuffer = () => Promise.reject(new DOMException('', 'NotReadableError'));
  expect(await sha256Of(gone)).toBeNull();
  vi.stubGlobal('crypto', {});
  expect(await sha256Of(new Blob(['abc']))).toBeNull();
});
