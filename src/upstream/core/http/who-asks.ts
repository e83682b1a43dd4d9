/** Who has sent a request: what it brings along, and whose budget it is. */
import type { FastifyRequest } from 'fastify';
import type { AnyCall } from '../../../contract/grammar/call.ts';
import {
  ADMIN_TOKEN_COOKIE,
  BACKGROUND_HEADER,
  CALL_TOKEN_HEADER,
  OWN_TOKEN_COOKIE,
  TOKEN_HEADER,
} from '../../../contract/grammar/envelope.ts';
import type { Principal } from '../budget/budgets.ts';
import type { Caller, SignedIn } from '../context.ts';
import { Failure } from '../failure.ts';
import { tokenHash } from '../identity/identify.ts';
import type { OpenAccount } from '../open-door/tables.ts';

/** Of a call that declares no other limit. */
export const LARGEST_BODY_BYTES = 1_048_576;

export const callerOf = (request: FastifyRequest): Caller => ({
  ip: request.ip,
  userAgent: String(request.headers['user-agent'] ?? '').slice(0, 300),
  traceId: String(request.id),
  tokens: [
    request.headers[TOKEN_HEADER],
    request.headers[CALL_TOKEN_HEADER.toLowerCase()],
    ...cookies(request, ADMIN_TOKEN_COOKIE, OWN_TOKEN_COOKIE),
  ].filter(token => typeof token === 'string' && token !== '') as string[],
});

function cookies(request: FastifyRequest, ...names: string[]): string[] {
  const pairs = (request.headers.cookie ?? '').split(';').map(pair => pair.trim().split('=', 2));
  return pairs.flatMap(([name = '', value = '']) => (names.includes(name) ? [value] : []));
}

/** Whose uploads are counted together: the person's, or those of the address that names him. */
export const senderOf = (
  request: FastifyRequest,
  user: SignedIn | undefined,
  ownerIn: (request: FastifyRequest) => string | undefined,
) => user?.userId ?? ownerIn(request) ?? request.ip;

/** Calls that nobody signs in for. */
const isForNobody = ({ may }: AnyCall) => may === 'public' || may === 'open-door' || may === 'signed-address';

function tokenOf(request: FastifyRequest): string | undefined {
  const token = request.headers[TOKEN_HEADER] ?? request.headers[CALL_TOKEN_HEADER.toLowerCase()];
  return typeof token === 'string' && token !== '' ? token : undefined;
}

/** Of the body, before it is read; where nothing is said of it, as many as it may have. Uploads have bounds of their own. */
export function bytesSent({ upload, bytes }: AnyCall, { headers }: FastifyRequest): number {
  if (upload || (!headers['content-length'] && !headers['transfer-encoding'])) return 0;
  return Number(headers['content-length'] ?? bytes?.largest ?? LARGEST_BODY_BYTES);
}

const isInBackground = (request: FastifyRequest) => request.headers[BACKGROUND_HEADER] === '1';

type Identify = (tokenHash: string, isBackground: boolean) => Promise<SignedIn>;

const hashes = new WeakMap<FastifyRequest, string>();

/** Of its token; made once for a request, which is asked for it several times. */
function hashOf(request: FastifyRequest): string | undefined {
  const known = hashes.get(request);
  if (known !== undefined) return known;
  const token = tokenOf(request);
  if (token === undefined) return undefined;
  const hash = tokenHash(token);
  hashes.set(request, hash);
  return hash;
}

const MOST_REMEMBERED = 10_000;

/**
 * Whose a token was when it came last decides on whose budget its next call is, before the database is asked again: a
 * token that is not known yet, or is none, is on that of its address.
 */
export function createAskers(identify: Identify) {
  const holders = new Map<string, string>();

  function remember(hash: string, { userId }: SignedIn): void {
    holders.delete(hash);
    holders.set(hash, userId);
    const [oldest] = holders.keys();
    if (holders.size > MOST_REMEMBERED && oldest !== undefined) holders.delete(oldest);
  }

  const person = ({ userId }: Pick<SignedIn, 'userId'>): Principal => ({ kind: 'person', id: userId });

  return {
    person,
    principalOf(call: AnyCall, request: FastifyRequest, account?: Pick<OpenAccount, 'appKey'>): Principal {
      if (account) return { kind: 'machine', id: account.appKey };
      const hash = isForNobody(call) ? undefined : hashOf(request);
      const userId = hash === undefined ? undefined : holders.get(hash);
      return userId === undefined ? { kind: 'address', id: request.ip } : person({ userId });
    },

    /** Nobody for calls that nobody signs in for. Fails with TOKEN_INVALID and as the session's life ends. */
    async personOf(call: AnyCall, request: FastifyRequest): Promise<SignedIn | undefined> {
      if (isForNobody(call)) return undefined;
      const hash = hashOf(request);
      if (hash === undefined) throw new Failure('TOKEN_INVALID');
      const user = await identify(hash, isInBackground(request));
      remember(hash, user);
      return user;
    },
  };
}

export type Askers = ReturnType<typeof createAskers>;
