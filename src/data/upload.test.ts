import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { storageCalls } from '../contract/storage.ts';
import { clearToken } from './clear-token.ts';
import { type ForeignUpstream, no, ok, startForeignUpstream } from './foreign-upstream.test-server.ts';
import { UpstreamError } from './send.ts';
import { storeToken } from './token.ts';
import { upload } from './upload.ts';

const ADDRESS = 'POST /api/files/picture';
const picture = () => new File(['pixels'], '现场.png', { type: 'image/png' });

let upstream: ForeignUpstream;
beforeAll(async () => {
  upstream = await startForeignUpstream();
});
afterAll(() => upstream.close());
beforeEach(() => {
  upstream.heard.length = 0;
  clearToken();
});

const sending = (options: Parameters<typeof upload>[3] = {}) =>
  upload(storageCalls.uploadPicture, picture(), { query: {} }, options);
const failing = async (sent: Promise<unknown>) => {
  const error = await sent.catch(reason => reason);
  expect(error).toBeInstanceOf(UpstreamError);
  return error as UpstreamError;
};

describe('an upload', () => {
  test('is a form with the file, its name and the token', async () => {
    storeToken('secret', '17');
    upstream.answers[ADDRESS] = () => ok({ fileId: 5 });
    expect(await sending()).toMatchObject({ fileId: '5' });
    const [heard] = upstream.heard;
    expect(heard?.headers).toMatchObject({ token: 'secret' });
    expect(heard?.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/);
    expect(heard?.body).toMatch(/name="file"; filename="现场\.png"[\s\S]*\r\n\r\npixels\r\n/);
  });

  test('fails as every call does', async () => {
    upstream.answers[ADDRESS] = () => ({ http: 400, body: no(3006, '图片无法读取') });
    expect(await failing(sending())).toMatchObject({ kind: 'failure', errCode: 3006 });
    upstream.answers[ADDRESS] = () => ({ http: 413, text: '<html>too large</html>' });
    expect(await failing(sending())).toMatchObject({ kind: 'noEnvelope', status: 413 });
    upstream.answers[ADDRESS] = () => null;
    expect(await failing(sending())).toMatchObject({ kind: 'network', status: undefined });
  });

  test('tells how far it is', async () => {
    const requests: XMLHttpRequest[] = [];
    const send = vi.spyOn(XMLHttpRequest.prototype, 'send').mockImplementation(function (
      this: XMLHttpRequest,
    ) {
      requests.push(this);
    });
    const told: number[] = [];
    const sent = sending({ onProgress: share => told.push(share) });
    await vi.waitFor(() => expect(requests).toHaveLength(1));
    send.mockRestore();
    const [request] = requests;
    for (const [loaded, total] of [
      [0, 0],
      [3, 12],
      [12, 12],
    ]) {
      request?.upload.dispatchEvent(new ProgressEvent('progress', { loaded, total }));
    }
    expect(told).toEqual([0, 0.25, 1]);
    request?.dispatchEvent(new Event('timeout'));
    expect(await failing(sent)).toMatchObject({ kind: 'timeout' });
  });

  test('ends when it is cancelled, while nobody has answered yet', async () => {
    const cancelling = new AbortController();
    let isGone = false;
    const sent = sending({ signal: cancelling.signal });
    upstream.answers[ADDRESS] = () => {
      isGone = true;
      cancelling.abort();
      return ok({ fileId: 5 });
    };
    expect(await failing(sent)).toMatchObject({ kind: 'network' });
    expect(isGone).toBe(true);
  });

  test('that was cancelled before it began sends nothing', async () => {
    upstream.answers[ADDRESS] = () => ok({ fileId: 5 });
    expect(await failing(sending({ signal: AbortSignal.abort() }))).toMatchObject({ kind: 'network' });
    expect(upstream.heard).toEqual([]);
  });
});
