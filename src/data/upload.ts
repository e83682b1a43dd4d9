/** Files on their way up: the same call, headers and failures as everywhere, and how far it is. */
import type { Answer, AnyCall, Input } from '../contract/grammar/call.ts';
import { exchange, type Parts } from './ask.ts';
import { type Carrier, type Incoming, UpstreamError } from './send.ts';

export interface UploadOptions {
  /** From 0 to 1. Reaches 1 when all is sent; the answer comes after that. */
  onProgress?: (share: number) => void;
  signal?: AbortSignal;
}

/** A call that declares an upload. */
export type UploadCall = AnyCall & { readonly upload: object };

/** The server, too, waits so long for a whole request. */
const TIMEOUT_MS = 120_000;

/** Sends the file in a form, so that its name goes with it. Fails with `UpstreamError`, as `network` when ended. */
export async function upload<const C extends UploadCall>(
  call: C,
  file: Blob,
  input: Input<C>,
  options: UploadOptions = {},
): Promise<Answer<C>> {
  const parts = input as Parts;
  const { data } = await exchange(call, parts, { carry: carrier(file, options) });
  return data as Answer<C>;
}

/** `fetch` does not tell how far an upload is. */
const carrier =
  (file: Blob, { onProgress, signal }: UploadOptions): Carrier =>
  ({ method, address, headers }) =>
    new Promise<Incoming>((resolve, reject) => {
      const request = new XMLHttpRequest();
      const fail = (kind: 'network' | 'timeout') => () => reject(new UpstreamError(kind));
      request.open(method, address);
      request.timeout = TIMEOUT_MS;
      for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
      request.upload.addEventListener('progress', ({ loaded, total }) =>
        onProgress?.(total > 0 ? loaded / total : 0),
      );
      request.addEventListener('error', fail('network'));
      request.addEventListener('abort', fail('network'));
      request.addEventListener('timeout', fail('timeout'));
      request.addEventListener('load', () =>
        resolve({
          status: request.status,
          text: request.responseText,
          date: request.getResponseHeader('date'),
        }),
      );
      // an abort that has been is not told again
      if (signal?.aborted) return reject(new UpstreamError('network'));
      signal?.addEventListener('abort', () => request.abort());
      const form = new FormData();
      form.append('file', file);
      request.send(form);
    });
