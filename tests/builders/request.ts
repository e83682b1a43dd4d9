/** Calls of the contract as HTTP requests, into an app without a socket or over the wire. */
import type { InjectOptions } from 'fastify';
import type { AnyCall, Data, Input } from '../../src/contract/grammar/call.ts';
import type { Envelope } from '../../src/contract/grammar/envelope.ts';
import type { FailureData } from '../../src/contract/grammar/failures.ts';

export interface Reply<T> extends Envelope<T> {
  http: number;
  /** The same data, where the call has failed. */
  failure: FailureData;
}

type Parts = Partial<Record<'params' | 'query' | 'headers', Record<string, unknown>>> & { body?: unknown };

/** A call as an HTTP request, as the console's client would send it. */
export function requestOf(call: AnyCall, input: Parts, token?: string): InjectOptions {
  const url = call.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(asText(input.params?.[name] ?? '').toWellFormed()),
  );
  const headers: Record<string, string> = { 'user-agent': 'test' };
  if (token) headers.token = token;
  for (const [name, value] of Object.entries(input.headers ?? {}))
    headers[name] = encodeURIComponent(asText(value).toWellFormed());
  const query = Object.fromEntries(
    Object.entries(input.query ?? {})
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [name, asText(value)]),
  );
  return {
    method: call.method,
    url,
    headers,
    query,
    ...(input.body === undefined ? {} : { payload: input.body as object }),
  };
}

/** A value as it stands in an address: lists with commas, objects as JSON (their own `toString` may be anything). */
function asText(value: unknown): string {
  if (Array.isArray(value)) return value.map(asText).join(',');
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

export const replyOf = <T>(http: number, envelope: Envelope<T>): Reply<T> => ({
  http,
  ...envelope,
  failure: (envelope.data ?? {}) as FailureData,
});

/** Asks a server that listens at `url`. */
export async function askAt<C extends AnyCall>(
  url: string,
  call: C,
  input?: Input<C>,
  token?: string,
): Promise<Reply<Data<C>>> {
  const { url: path, method, headers, query, payload } = requestOf(call, input ?? {}, token);
  const response = await fetch(`${url}${path}?${new URLSearchParams(query as Record<string, string>)}`, {
    method: method ?? 'GET',
    headers: {
      ...(headers as Record<string, string>),
      ...(payload && { 'content-type': 'application/json' }),
    },
    ...(payload && { body: JSON.stringify(payload) }),
    signal: AbortSignal.timeout(20_000),
  });
  return replyOf(response.status, (await response.json()) as Envelope<Data<C>>);
}
