/**
 * An operator's old system, written from the text of the specification alone: ids are numbers, lists may be null,
 * fields are missing and others are there, every error is HTTP 200, some services say `code` for `errCode`, call
 * statistics answer the number 200, rights are to pages only, nothing says what it can do, half of the calls are
 * not there, places are GCJ-02. It imports nothing of the console and no package, so that what the console takes
 * for granted cannot slip in.
 */
import { randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { Refusal, refusalEnvelope, sendEnvelope, sendPage, serviceOf, successEnvelope } from './answers.ts';
import { CALLS } from './calls.ts';
import { type Deviation, deviated, type Has } from './deviations.ts';
import type { Call, ForeignRequest } from './requests.ts';
import { login, renewPassword } from './sign-in.ts';
import { textFrame, upgrade } from './socket.ts';
import { freshState, type Person, type State } from './state.ts';

export interface ForeignOptions {
  /** 0, the default, takes a free one. */
  port?: number;
  deviations?: readonly Deviation[];
  /** By method and path; without them, those of the old system. */
  calls?: Calls;
  /** The status of the page for a path that is not there. */
  unknown?: number;
}

export type Calls = Readonly<Record<string, Call>>;

export interface ForeignUpstream {
  url: string;
  state: State;
  /** `GET /api/x` for each request so far. */
  heard: string[];
  /** Pushes it to every window of this person, and to nobody else. */
  tell(account: string, type: string, data: object): void;
  close(): Promise<void>;
}

export async function foreignUpstream({
  port = 0,
  deviations = [],
  calls = CALLS,
  unknown = 404,
}: ForeignOptions = {}): Promise<ForeignUpstream> {
  const state = freshState();
  const heard: string[] = [];
  const has: Has = deviation => deviations.includes(deviation);
  const server = createServer((request, response) => {
    heard.push(`${request.method} ${request.url?.split('?', 1)[0]}`);
    serve(request, response, { state, has, calls, unknown }).catch(() =>
      sendPage(response, 500, 'Internal Server Error'),
    );
  });
  const sockets = new Map<Duplex, Person | undefined>();
  server.on('upgrade', (request, socket) => {
    sockets.set(
      socket.on('close', () => sockets.delete(socket)),
      undefined,
    );
    upgrade(request, socket, token => {
      const person = personOf(state, token);
      sockets.set(socket, person);
      return person !== undefined;
    });
  });
  await new Promise<void>(resolve => {
    server.listen(port, '127.0.0.1', resolve);
  });
  const { port: own } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${own}`,
    state,
    heard,
    tell: (account, type, data) => {
      const frame = textFrame(JSON.stringify({ type, data: deviated(data, has) }));
      for (const [socket, person] of sockets) if (person?.account === account) socket.write(frame);
    },
    close: () =>
      new Promise(resolve => {
        server.closeAllConnections();
        for (const socket of sockets.keys()) socket.destroy();
        server.close(() => resolve());
      }),
  };
}

async function serve(
  request: IncomingMessage,
  response: ServerResponse,
  {
    state,
    has,
    calls,
    unknown,
  }: Pick<Required<ForeignOptions>, 'calls' | 'unknown'> & { state: State; has: Has },
): Promise<void> {
  const url = new URL(request.url ?? '/', 'http://upstream');
  const service = serviceOf(url.pathname);
  try {
    const body = await bodyOf(request);
    const query = Object.fromEntries(url.searchParams);
    const place = `${request.method} ${url.pathname}`;
    if (place === 'POST /api/admin/auth/login') {
      const session = login(state, body, randomBytes(18).toString('hex'));
      const envelope = successEnvelope({ data: session }, service, has);
      return sendEnvelope(response, has('token-outside-data') ? beside(envelope, session) : envelope, has);
    }
    if (place === 'POST /api/admin/auth/renewPassword') {
      const session = renewPassword(state, request.headers, randomBytes(18).toString('hex'));
      return sendEnvelope(response, successEnvelope({ data: session }, service, has), has);
    }
    const found = callAt(calls, place);
    if (!found) return sendPage(response, unknown, STATUS_CODES[unknown] ?? '');
    const token = has('token-in-query') ? query.token : request.headers.token;
    const person = personOf(state, token);
    if (!person && !(token === undefined && has('token-not-needed'))) {
      return refuseSession(response, token === undefined, service, has);
    }
    const asked: ForeignRequest = {
      query,
      body,
      params: found.params,
      person: person ?? (state.people[0] as Person),
      state,
      has,
    };
    if (place.endsWith('/auth/logout')) state.sessions.delete(String(token));
    const answer = found.call(asked);
    if (request.method !== 'GET') state.done.push({ place, query, body });
    return sendEnvelope(response, successEnvelope(answer, service, has), has);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    if (has('errors-without-envelope')) return sendPage(response, 500, 'Internal Server Error');
    return sendEnvelope(response, refusalEnvelope(error, service, has), has);
  }
}

/** A token that is missing is 2000; one that nobody holds is 2001. */
function refuseSession(
  response: ServerResponse,
  isMissing: boolean,
  service: ReturnType<typeof serviceOf>,
  has: Has,
): void {
  if (has('errors-without-envelope')) {
    sendPage(response, 500, 'Internal Server Error');
  } else if (has('expired-session-redirects-to-a-page')) {
    response.writeHead(302, { location: '/login.html' }).end();
  } else {
    const code = has('wrong-code-for-an-expired-session') ? 401 : isMissing ? 2000 : 2001;
    sendEnvelope(response, refusalEnvelope(new Refusal(code, '登录状态已失效'), service, has), has);
  }
}

function personOf(state: State, token: string | string[] | undefined): Person | undefined {
  const userId = state.sessions.get(String(token ?? ''));
  return state.people.find(person => person.userId === userId && person.state === 1);
}

/** What the sign-in found stands beside `data` instead of in it. */
const beside = (envelope: unknown, session: object) => ({ ...(envelope as object), data: null, ...session });

/** Whether it has grown this call: `GET /api/x/1`. */
export const isThere = (place: string): boolean => callAt(CALLS, place) !== undefined;

function callAt(calls: Calls, place: string): { call: Call; params: Record<string, string> } | undefined {
  const exact = calls[place];
  if (exact) return { call: exact, params: {} };
  for (const [pattern, call] of Object.entries(calls)) {
    if (!pattern.includes('{')) continue;
    const names = [...pattern.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
    const found = new RegExp(`^${pattern.replaceAll(/\{\w+\}/g, '([^/]+)')}$`).exec(place);
    if (found)
      return { call, params: Object.fromEntries(names.map((name, at) => [name, found[at + 1] ?? ''])) };
  }
  return undefined;
}

async function bodyOf(request: IncomingMessage): Promise<Record<string, unknown>> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  try {
    const parsed: unknown = JSON.parse(Buffer.concat(chunks).toString() || '{}');
    return typeof parsed === 'object' && parsed !== null ? { ...parsed } : {};
  } catch {
    throw new Refusal(3007, '参数格式错误');
  }
}
