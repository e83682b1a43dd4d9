/**
 * One request on the wire: headers, timeout, envelope. The only place in the console that opens the envelope.
 * Light on purpose: the sign-in form sends through it before the console has loaded.
 */
import { kindOfAbsence } from '../contract/grammar/absence.ts';
import { type Client, type Method, type RefusalForm, TIMEOUT_MS } from '../contract/grammar/call.ts';
import {
  BACKGROUND_HEADER,
  CALL_TOKEN_HEADER,
  type Sums,
  TOKEN_HEADER,
  USER_ID_HEADER,
} from '../contract/grammar/envelope.ts';
import {
  codeOf,
  countsIn,
  isEnvelope,
  isSessionOver,
  isSuccess,
  type LooseEnvelope,
  numberIn,
  sumsIn,
} from '../contract/grammar/envelope-reading.ts';
import { addressOf } from './base-path.ts';
import { noteServerTime } from './server-clock.ts';
import { type RefusedCall, signedInAgain } from './session-over.ts';
import { readToken, type StoredToken } from './token.ts';

export interface Sending {
  method: Method;
  path: string;
  /** Empty fields are dropped; lists travel separated by commas. */
  query?: Readonly<Record<string, unknown>>;
  body?: unknown;
  headers?: Readonly<Record<string, string>>;
  client?: Client;
  /** Polling and heartbeats: no sign of a person. */
  isBackground?: boolean;
  /** A sign of a person who waits for no answer, as keeping a draft: who has declined to sign in is not asked again. */
  isUnasked?: boolean;
  /**
   * Another token than the one that is held; null sends none. Whether that one's session is over is no news: the
   * call fails, and nobody is asked to sign in.
   */
  as?: string | null;
  /** Nobody wants the answer any more: fails with `network`, as when nothing came. */
  signal?: AbortSignal;
  /** The window may be gone before the answer: the browser sends it all the same. Its body is at most 64 KB. */
  outlivesWindow?: boolean;
  /** The browser keeps the answer, and asks whether it is still the same. */
  isKept?: boolean;
  /** Carries the request in place of `fetch`: an upload that tells how far it is. Fails with `UpstreamError`. */
  carry?: Carrier;
}

export interface Outgoing {
  method: Method;
  address: string;
  headers: Readonly<Record<string, string>>;
  timeoutMs: number;
  signal?: AbortSignal;
}

export interface Incoming {
  status: number;
  text: string;
  /** The header of that name. */
  date: string | null;
}

export type Carrier = (outgoing: Outgoing) => Promise<Incoming>;

export interface Sent {
  data: unknown;
  total?: number;
  /** What fields come to over all rows that match, where the upstream says so. */
  sums?: Sums;
  counts?: readonly number[];
  /** Not 0 on answers that need a further step (2002, 2004, 2005). */
  errCode: number;
  message: string;
}

/**
 * `network`: no answer. `noEnvelope`: an answer of something between here and the upstream, as the page of a proxy; its
 * `data` says what it is.
 * `unreadable`: an envelope with data of another kind than is declared. `failure`: the upstream said no.
 */
export type UpstreamErrorKind = 'network' | 'timeout' | 'noEnvelope' | 'unreadable' | 'session' | 'failure';

interface Circumstances {
  errCode?: number;
  message?: string;
  data?: unknown;
  traceId?: string;
  /** HTTP status, where there was an answer at all. */
  status?: number;
  refusal?: RefusalForm;
}

export class UpstreamError extends Error {
  readonly kind: UpstreamErrorKind;
  readonly errCode: number;
  readonly data: unknown;
  readonly traceId: string | undefined;
  readonly status: number | undefined;
  /** The message as it came; `message` may give way to the clerk's language. */
  readonly told: string;
  /** As the call declares it. */
  refusal: RefusalForm | undefined;
  /** What react-admin reads of an error: `body.errors` places the server's words at their inputs. */
  body: { errors?: Record<string, string> } = {};

  constructor(
    kind: UpstreamErrorKind,
    { errCode, message, data, traceId, status, refusal }: Circumstances = {},
  ) {
    super(message || 'Error');
    this.told = this.message;
    this.name = 'UpstreamError';
    this.kind = kind;
    this.errCode = errCode ?? 0;
    this.data = data;
    this.traceId = traceId;
    this.status = status;
    this.refusal = refusal;
  }
}

const RENEW_PASSWORD = 2005;

/** Fails with `UpstreamError` and nothing else. */
export async function send(sending: Sending): Promise<Sent> {
  const { as, isBackground = false, isUnasked = isBackground } = sending;
  if (as !== undefined) return exchange(sending, as === null ? null : { token: as, adToken: as, id: '' });
  const held = readToken();
  try {
    return await exchange(sending, held);
  } catch (error) {
    if (!held || !(error instanceof UpstreamError) || error.kind !== 'session') throw error;
    const call = isUnasked ? 'unasked' : sending.method === 'GET' ? 'reading' : 'writing';
    if (!(await hasSessionAgain(held, call))) throw error;
    return exchange(sending, readToken());
  }
}

/** An answer to a token that the same person has replaced meanwhile says nothing about the session of now. */
function hasSessionAgain(held: StoredToken, call: RefusedCall): boolean | Promise<boolean> {
  const now = readToken();
  if (now && now.token !== held.token) return now.id === held.id && !now.ownToken && !held.ownToken;
  return signedInAgain(call);
}

async function exchange(sending: Sending, held: StoredToken | null): Promise<Sent> {
  const { method, path, query = {}, body, client = 'main' } = sending;
  const headers: Record<string, string> = { ...identity(client, held), ...sending.headers };
  if (sending.isBackground) headers[BACKGROUND_HEADER] = '1';
  if (body !== undefined) headers['content-type'] = 'application/json';

  const carry = sending.carry ?? fetched(sending);
  const { status, text, date } = await carry({
    method,
    address: addressOf(withQuery(path, query)),
    headers,
    timeoutMs: TIMEOUT_MS[client],
    signal: sending.signal,
  });
  noteServerTime(date);
  return open(text, status, client);
}

const fetched =
  ({ body, isKept, outlivesWindow }: Sending): Carrier =>
  async ({ method, address, headers, timeoutMs, signal }) => {
    const timeout = AbortSignal.timeout(timeoutMs);
    try {
      const answer = await fetch(address, {
        method,
        headers,
        body: body === undefined ? undefined : JSON.stringify(body),
        credentials: 'omit',
        cache: isKept ? 'no-cache' : 'no-store',
        keepalive: outlivesWindow,
        signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
      });
      return { status: answer.status, text: await answer.text(), date: answer.headers.get('date') };
    } catch (error) {
      const kind = timeout.aborted && !signal?.aborted ? 'timeout' : 'network';
      throw new UpstreamError(kind, { message: error instanceof Error ? error.message : undefined });
    }
  };

function identity(client: Client, held: StoredToken | null): Record<string, string> {
  if (!held) return {};
  if (client === 'ad') return { [TOKEN_HEADER]: held.adToken, [USER_ID_HEADER]: held.id };
  if (client === 'callStatistics') return { [TOKEN_HEADER]: held.token, [CALL_TOKEN_HEADER]: held.token };
  return { [TOKEN_HEADER]: held.token };
}

function withQuery(path: string, query: Readonly<Record<string, unknown>>): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value === undefined || value === null || value === '') continue;
    if (Array.isArray(value) && value.length === 0) continue;
    search.set(name, String(value));
  }
  return search.size > 0 ? `${path}?${search}` : path;
}

function open(text: string, status: number, client: Client): Sent {
  const envelope = envelopeIn(text);
  if (!envelope) throw new UpstreamError('noEnvelope', { status, data: kindOfAbsence(text) });
  const { data, total } = envelope;
  const sums = sumsIn(envelope);
  const counts = countsIn(envelope);
  const message = String(envelope.message ?? envelope.msg ?? '');
  const errCode = codeOf(envelope);
  if (isSessionOver(envelope)) throw new UpstreamError('session', { errCode, message, data, status });
  if (!isSuccess(envelope, client) && errCode !== RENEW_PASSWORD) {
    throw new UpstreamError('failure', { errCode, message, data, status, traceId: traceIdIn(data) });
  }
  return {
    data,
    total: total === undefined || total === null ? undefined : numberIn(total),
    ...(sums && { sums }),
    ...(counts && { counts }),
    errCode,
    message,
  };
}

function envelopeIn(text: string): LooseEnvelope | null {
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    return null;
  }
  return isEnvelope(parsed) ? parsed : null;
}

function traceIdIn(data: unknown): string | undefined {
  if (typeof data !== 'object' || data === null || !('traceId' in data)) return undefined;
  return typeof data.traceId === 'string' ? data.traceId : undefined;
}
