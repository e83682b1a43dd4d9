/** One run over an upstream: the rules of the session, then every call of the specification. */
import { type Bare, isAbsent, type Refused } from '../contract/grammar/absence.ts';
import { codeOf, isSessionOver } from '../contract/grammar/envelope-reading.ts';
import type { Service } from '../contract/grammar/services.ts';
import { platformCalls } from '../contract/platform.ts';
import { pushCalls } from '../contract/push.ts';
import { judgeChanging } from './changing.ts';
import { meansSuccess } from './envelope.ts';
import type { ExchangeOutcome } from './exchange.ts';
import { judgeReading } from './reading.ts';
import type { Report } from './reports.ts';
import { checkTokenPlace, signIn, signOut, tokenIsNeeded, wrongPassword } from './session-rules.ts';
import { judgeSocket } from './socket.ts';
import { SPECIFIED, type SpecifiedCall } from './table.ts';
import { type Addresses, type AskUpstream, askAt, type SignedIn } from './upstream.ts';
import { judgeWriting } from './writing.ts';

export interface RunOptions {
  addresses: Addresses;
  account: string;
  /** One of the two proves who asks. */
  password?: string;
  token?: string;
  timeoutMs: number;
  writes: boolean;
  /** Of accounts and records that are nobody's: different in every run. */
  nobody: string;
}

export interface Run {
  /** Names of the capabilities; null on a plain upstream. */
  capabilities: readonly string[] | null;
  reports: Report[];
  /** Services that could not be reached, or stopped answering. */
  away: readonly Service[];
  /** What must not be printed. */
  secrets: readonly string[];
}

const CAPABILITIES = { ...platformCalls.capabilities, service: 'main', client: 'main' } as const;
const NOT_A_TOKEN = 'conform-not-a-token';
/** Calls after one another without an answer until a service counts as away. */
const PATIENCE = 3;

export async function run(options: RunOptions): Promise<Run> {
  const { ask: askOnce, away } = patient(askAt(options.addresses, options.timeoutMs));
  const secrets = [options.password, options.token].filter(value => value !== undefined);
  const first = await askOnce(CAPABILITIES, { as: null });
  let toUnknown = first;
  const ask = knowing(askOnce, () => toUnknown);
  const ended = (reports: Report[]): Run => ({
    capabilities: namesIn(toUnknown),
    reports,
    away: [...away],
    secrets,
  });
  if (away.has('main') || first.kind === 'timeout') return { ...ended([]), away: ['main'] };

  const noToken = await tokenIsNeeded(ask, 'a missing token is refused', null);
  const badToken = await tokenIsNeeded(ask, 'a token of nobody is refused', NOT_A_TOKEN);
  const reports = [await wrongPassword(ask, options.nobody), noToken.report, badToken.report];
  const session = await open(ask, options, reports);
  if (session) secrets.push(session.token);
  // some ask for a session before they look whether there is such a call
  if (session && first.kind === 'envelope' && isSessionOver(first.envelope))
    toUnknown = await askOnce(CAPABILITIES, { as: session });

  for (const call of SPECIFIED) {
    if (call.path === '/api/admin/auth/login' || call.path === '/api/admin/auth/logout') continue;
    const subject = `${call.method} ${call.path}`;
    const skipped = (note: string) =>
      reports.push({ area: call.area, subject, outcome: 'not judged', note, findings: [] });
    if (away.has(call.service)) skipped('its service does not answer');
    else if (call.changesState && noToken.isOpen)
      skipped('not tried: this upstream answers without a token, so trying might change something');
    else if (call.changesState) reports.push(await judgeChanging(ask, call, noToken.code));
    else if (session) reports.push(await judgeReading(ask, call, session));
    else skipped('no session');
  }
  if (session && !away.has('main'))
    reports.push(
      await judgeSocket(
        options.addresses.main,
        socketToken(ask, session, namesIn(toUnknown)),
        options.timeoutMs,
      ),
    );
  if (session && options.writes) reports.push(...(await judgeWriting(ask, session, options.nobody)));
  if (session && options.token === undefined) reports.push(...(await signOut(ask, session)));
  return ended(reports);
}

async function open(ask: AskUpstream, options: RunOptions, reports: Report[]): Promise<SignedIn | undefined> {
  const { account, password, token } = options;
  if (token !== undefined) return { token, id: '' };
  const { report, session } = await signIn(ask, { account: account.trim(), password: password ?? '' });
  reports.push(report);
  if (session) reports.push(await checkTokenPlace(ask, session));
  return session;
}

/** As specified, the session's own opens the socket; an upstream that says so gives out others, each for one socket. */
const socketToken =
  (ask: AskUpstream, session: SignedIn, capabilities: Run['capabilities']) => async (): Promise<string> => {
    if (!capabilities?.includes('push')) return session.token;
    const came = await ask({ ...pushCalls.pushToken, service: 'main', client: 'main' }, { as: session });
    const data = came.kind === 'envelope' ? came.envelope.data : null;
    return typeof data === 'object' && data !== null && 'token' in data ? String(data.token) : '';
  };

/** Remembers which services are away, so that nobody waits for each of their calls. */
function patient(ask: AskUpstream): { ask: AskUpstream; away: Set<Service> } {
  const away = new Set<Service>();
  const waits = new Map<Service, number>();
  return {
    away,
    ask: async (call, asking) => {
      const came = await ask(call as SpecifiedCall, asking);
      const inARow = came.kind === 'timeout' ? (waits.get(call.service) ?? 0) + 1 : 0;
      waits.set(call.service, inARow);
      if (came.kind === 'unreachable' || inARow >= PATIENCE) away.add(call.service);
      return came;
    },
  };
}

/** An upstream that breaks over a path which it does not know does so at every such path. @param toUnknown what it answered to one */
const knowing =
  (ask: AskUpstream, toUnknown: () => ExchangeOutcome): AskUpstream =>
  async (call, asking) => {
    const came = await ask(call, asking);
    const answer = answerOf(came);
    return answer ? { ...came, isUnknown: isAbsent(answer, answerOf(toUnknown())) } : came;
  };

/** Undefined of what is no answer, or does what it was asked. */
function answerOf(came: ExchangeOutcome): Bare | Refused | undefined {
  if (came.kind === 'other') return came;
  if (came.kind !== 'envelope' || meansSuccess(came.envelope, 'main')) return undefined;
  const { http, envelope } = came;
  const message = String(envelope.message ?? envelope.msg ?? '');
  return { http, what: 'an envelope', code: codeOf(envelope), message };
}

function namesIn(came: ExchangeOutcome): readonly string[] | null {
  if (came.kind !== 'envelope' || !Array.isArray(came.envelope.data)) return null;
  return came.envelope.data.map((entry: { name?: unknown }) => String(entry.name ?? ''));
}
