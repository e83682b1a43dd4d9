/** The rules of signing in and of tokens, tried in the order in which a client meets them. */
import {
  codeOf,
  isSessionOver,
  isSuccess,
  type LooseEnvelope,
} from '../contract/grammar/envelope-reading.ts';
import { sessionCalls } from '../contract/session.ts';
import { judgeEnvelope, meansSuccess } from './envelope.ts';
import type { ExchangeOutcome } from './exchange.ts';
import { breaking, type Finding, tolerable } from './finding.ts';
import { judge } from './judge.ts';
import { type Report, report, withoutEnvelope } from './reports.ts';
import type { AskUpstream, SignedIn } from './upstream.ts';

const AREA = 'session rules';
const main = { service: 'main', client: 'main' } as const;
const LOGIN = { ...sessionCalls.login, ...main };
const USER_INFO = { ...sessionCalls.userInfo, ...main };

const LOGIN_CODE_NEEDED = 2002;
const LOGIN_CODE_WRONG = 2004;
const PASSWORD_RENEWAL = 2005;

export interface Credentials {
  account: string;
  password: string;
}

/** An account nobody has: a real one could be locked by a wrong password. */
export async function wrongPassword(ask: AskUpstream, nobody: string): Promise<Report> {
  const came = await ask(LOGIN, { body: { account: nobody, password: nobody }, as: null });
  return rule(
    'a wrong password is refused',
    refusal(came, envelope => {
      if (isSuccess(envelope, 'main')) return [breaking("status: '0' for a wrong password")];
      if (isSessionOver(envelope))
        return [
          breaking(
            `errCode ${codeOf(envelope)} for a wrong password: the console reads a session that is over`,
          ),
        ];
      return envelope.message || envelope.msg
        ? []
        : [tolerable('message: missing; the console says its own words')];
    }),
  );
}

export interface TokenRule {
  report: Report;
  /** The code with which it refuses; other calls that refuse alike need not be named again. */
  code?: number;
  /** It has answered as if the token were good. */
  isOpen: boolean;
}

/** @param token null for none at all */
export async function tokenIsNeeded(
  ask: AskUpstream,
  subject: string,
  token: string | null,
): Promise<TokenRule> {
  const came = await ask(USER_INFO, { as: token === null ? null : { token, id: '0' } });
  const isOpen = came.kind === 'envelope' && meansSuccess(came.envelope, 'main');
  const findings = refusal(came, envelope => judgeRefusal(envelope, 'the user info'));
  const code = came.kind === 'envelope' ? codeOf(came.envelope) : undefined;
  return { report: rule(subject, findings), code, isOpen };
}

/** What is wrong with how a call refuses somebody who has no session. */
export function judgeRefusal(envelope: LooseEnvelope, what: string): Finding[] {
  if (isSessionOver(envelope)) return [];
  if (meansSuccess(envelope, 'main'))
    return [breaking(`answers ${what} without a session; errCode 2000, 2001 or 2003 is expected`)];
  return [
    breaking(
      `errCode ${codeOf(envelope)} where 2000, 2001 or 2003 is expected; the console would not ask to sign in again`,
    ),
  ];
}

function refusal(came: ExchangeOutcome, judged: (envelope: LooseEnvelope) => Finding[]): Finding[] {
  return came.kind === 'envelope' ? [...came.findings, ...judged(came.envelope)] : [withoutEnvelope(came)];
}

const rule = (subject: string, findings: Finding[], note?: string) =>
  report({ area: AREA, subject }, findings, note);

export interface SignInResult {
  report: Report;
  /** Absent where there is no session to go on with. */
  session?: SignedIn;
}

export async function signIn(ask: AskUpstream, credentials: Credentials): Promise<SignInResult> {
  const subject = 'POST /api/admin/auth/login';
  const reported = (findings: Finding[], note?: string) =>
    report({ area: 'session', subject }, findings, note);
  const came = await ask(LOGIN, { body: { ...credentials }, as: null });
  if (came.kind !== 'envelope') return { report: reported([withoutEnvelope(came)]) };
  const { envelope } = came;
  const code = codeOf(envelope);
  const step = furtherStep(code, envelope);
  if (step) return { report: reported([...came.findings, ...step.findings], step.note) };
  if (!meansSuccess(envelope, 'main') && !tokenBeside(envelope)) {
    return {
      report: reported([...came.findings, breaking(`refused with errCode ${code}: account or password?`)]),
    };
  }
  const beside = tokenBeside(envelope);
  const session = sessionIn(envelope.data) ?? beside;
  const findings = [
    ...came.findings,
    ...judgeEnvelope(envelope, 'main'),
    ...(beside && !sessionIn(envelope.data)
      ? [breaking('data.token: missing; the token stands beside data, where no client looks')]
      : judge(LOGIN.data, envelope.data)),
  ];
  return { report: reported(findings), session };
}

/** A code, or a new password: the console goes on in its form, this command cannot. */
function furtherStep(
  code: number,
  { status }: LooseEnvelope,
): { findings: Finding[]; note: string } | undefined {
  if (code === LOGIN_CODE_NEEDED || code === LOGIN_CODE_WRONG) {
    const findings = String(status) === '0' ? [] : [tolerable(`status: not '0' with errCode ${code}`)];
    return { findings, note: `asks for a login code (${code}); pass a token with --token-env` };
  }
  if (code !== PASSWORD_RENEWAL) return undefined;
  const isZero = String(status) === '0';
  const findings = isZero
    ? [tolerable(`status: '0' with errCode ${code}, where another status is expected`)]
    : [];
  return { findings, note: `asks for a new password (${code}); sign in with a console first` };
}

const tokenBeside = (envelope: LooseEnvelope) => sessionIn(envelope);

function sessionIn(value: unknown): SignedIn | undefined {
  if (typeof value !== 'object' || value === null || !('token' in value)) return undefined;
  const { token, id } = value as { token?: unknown; id?: unknown };
  return token ? { token: String(token), id: String(id ?? '') } : undefined;
}

/** Where the header with the token goes unheard: does the query do instead? */
export async function checkTokenPlace(ask: AskUpstream, session: SignedIn): Promise<Report> {
  const subject = 'a token in the header is taken';
  const came = await ask(USER_INFO, { as: session });
  if (came.kind !== 'envelope' || !isSessionOver(came.envelope)) return rule(subject, []);
  const inQuery = await ask(USER_INFO, { as: null, query: { token: session.token } });
  const isQuery = inQuery.kind === 'envelope' && meansSuccess(inQuery.envelope, 'main');
  return rule(subject, [
    breaking(
      isQuery
        ? 'the token is read from the query, not from the header; addresses end up in logs'
        : 'the token that the sign-in gave is refused',
    ),
  ]);
}

/** What the user info must hold so that anybody can work. */
export function judgeUserInfo(data: unknown): Finding[] {
  const { roles, permissions } = (data ?? {}) as { roles?: unknown; permissions?: unknown };
  const found: Finding[] = [];
  if (!Array.isArray(roles) || roles.length === 0)
    found.push(breaking('data.roles: empty; the console refuses a user without a role'));
  if (Array.isArray(permissions) && permissions.length === 0)
    found.push(tolerable('data.permissions: empty; this account sees the dashboard only'));
  return found;
}

/** The session this command opened ends with it, and its token with the session. */
export async function signOut(ask: AskUpstream, session: SignedIn): Promise<Report[]> {
  const came = await ask({ ...sessionCalls.logout, ...main }, { as: session });
  const findings = came.kind === 'envelope' ? judgeEnvelope(came.envelope, 'main') : [withoutEnvelope(came)];
  const after = await tokenIsNeeded(ask, 'a token is refused after signing out', session.token);
  return [report({ area: 'session', subject: 'POST /api/admin/auth/logout' }, findings), after.report];
}
