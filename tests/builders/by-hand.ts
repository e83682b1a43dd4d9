/** Requests that somebody who is signed in writes by hand: any method, path, header and body. */
import type { InjectOptions } from 'fastify';
import { expect } from 'vitest';
import type { AnyCall } from '../../src/contract/grammar/call.ts';
import { type Envelope, TOKEN_HEADER } from '../../src/contract/grammar/envelope.ts';
import { inspect, type Schema } from '../../src/contract/grammar/walk.ts';
import type { Person, Upstream } from './upstream.ts';

/** Each answer must be an envelope and no 5xx; of HEAD there is the status alone. */
export function byHand({ app }: Pick<Upstream, 'app'>, { token }: Pick<Person, 'token'>) {
  async function send(request: InjectOptions) {
    const response = await app.inject({ ...request, headers: { [TOKEN_HEADER]: token, ...request.headers } });
    const what = `${request.method} ${JSON.stringify(request.url)}: ${response.body.slice(0, 200)}`;
    expect(response.statusCode, what).toBeLessThan(500);
    if (request.method === 'HEAD') return { http: response.statusCode, errCode: -1, data: undefined };
    const { errCode, data } = response.json<Envelope<unknown>>();
    expect(errCode, what).toBeTypeOf('number');
    return { http: response.statusCode, errCode, data };
  }
  return {
    send,
    post: (call: AnyCall, body: unknown) =>
      send({ method: call.method, url: call.path, payload: body as object }),
    get: (call: AnyCall, search: string) => send({ method: 'GET', url: `${call.path}?${search}` }),
  };
}

/** A path with an id that nobody has. */
export const filled = (call: AnyCall) => call.path.replaceAll(/\{\w+\}/g, '999999');

export function fieldsOf(schema: Schema | undefined): string[] {
  const looked = schema && inspect(schema);
  return looked?.kind === 'object' ? Object.keys(looked.shape) : [];
}
