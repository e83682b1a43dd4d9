/** The typed client: one function for every declared call. */
import { inDeclaredShape } from '../contract/grammar/answer-shape.ts';
import { type Answer, type AnyCall, changesState, type Input } from '../contract/grammar/call.ts';
import type { Schema } from '../contract/grammar/walk.ts';
import { loadCode } from '../late/load-code.ts';
import { fieldErrors, reasonOf } from './field-errors.ts';
import { lenient } from './lenient.ts';
import { ownChanges } from './live/own-changes.ts';
import { assumedSystem } from './positions/assumed-system.ts';
import { holdsPlaces } from './positions/holds-places.ts';
import { hasReasonWords } from './reason-words.ts';
import { type Carrier, type Sent, send, UpstreamError } from './send.ts';

export interface AskOptions {
  /** Polling and heartbeats: no sign of a person. */
  isBackground?: boolean;
  /** See `Sending`. */
  isUnasked?: boolean;
  /** Another token than the one that is held; see `Sending`. */
  as?: string;
  /** See `Sending`. */
  signal?: AbortSignal;
  /** See `Sending`. */
  carry?: Carrier;
  /** See `Sending`. */
  outlivesWindow?: boolean;
  /** The path with its query, where somebody has made it already; the input then has neither. */
  at?: string;
}

/** The parts of an input, whichever call it is for. */
export interface Parts {
  params?: Readonly<Record<string, unknown>>;
  query?: Readonly<Record<string, unknown>>;
  body?: Readonly<Record<string, unknown>>;
  headers?: Readonly<Record<string, unknown>>;
}

/** Asks once, never by itself again. Fails with `UpstreamError`. */
export async function ask<const C extends AnyCall>(
  call: C,
  input: Input<C>,
  options: AskOptions = {},
): Promise<Answer<C>> {
  const { data, total } = await exchange(call, input as Parts, options);
  if (!call.isPaged) return data as Answer<C>;
  const rows = data as unknown[];
  return { rows, total: total ?? rows.length } as Answer<C>;
}

/** What a call brought: `data` normalised, its positions in WGS-84, `raw` as it came; `total` is absent where a list came whole. */
export interface Exchanged extends Sent {
  raw: unknown;
}

export async function exchange(call: AnyCall, input: Parts, options: AskOptions = {}): Promise<Exchanged> {
  // what the operate log tells of
  const end = call.business && changesState(call) ? ownChanges.begin(input) : undefined;
  try {
    const sent = await send({
      method: call.method,
      path: options.at ?? filled(call.path, input.params ?? {}),
      query: input.query,
      body: call.body ? withoutUntoldVersion(input.body ?? {}) : undefined,
      headers: encoded(input.headers ?? {}),
      client: call.client,
      isKept: call.isKept,
      isBackground: options.isBackground,
      isUnasked: options.isUnasked,
      as: options.as,
      signal: options.signal,
      carry: options.carry,
      outlivesWindow: options.outlivesWindow,
    });
    end?.(sent.data);
    const shaped = inDeclaredShape(call, sent);
    if (!shaped) throw new UpstreamError('unreadable', { message: `${call.method} ${call.path}` });
    const { data: raw, total } = shaped;
    const data = holdsPlaces(call.data) ? await withPlaces(call.data, raw) : lenient(call.data, raw);
    return { ...sent, total, raw, data };
  } catch (error) {
    if (error instanceof UpstreamError) {
      error.refusal = call.refusal;
      const reason = reasonOf(error);
      const hasWords = reason !== undefined && (await hasReasonWords(reason));
      // react-admin places the words of `body.errors` at their inputs
      error.body = { errors: fieldErrors(error, hasWords) };
    }
    throw error;
  }
}

/** A version that the upstream has not told is none to hold it to. */
function withoutUntoldVersion({ version, ...body }: NonNullable<Parts['body']>): Parts['body'] {
  return version === null || version === undefined ? body : { ...body, version };
}

/** What converts coordinates is no part of the first load. */
async function withPlaces(schema: Schema, data: unknown): Promise<unknown> {
  const { readPlaces } = await loadCode(() => import('./positions/read-places.ts')).catch(() => {
    throw new UpstreamError('network');
  });
  return readPlaces(schema, data, assumedSystem());
}

const filled = (path: string, params: Readonly<Record<string, unknown>>) =>
  path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name] ?? '')));

const encoded = (headers: Readonly<Record<string, unknown>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers)
      .filter(([, value]) => value !== undefined && value !== null)
      .map(([name, value]) => [name, encodeURIComponent(String(value))]),
  );
