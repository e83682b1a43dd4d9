/**
 * The calls of signing in, for the form and for the box over a page. They carry no token: whatever is held is about
 * to be replaced. Types hold them to the contract; its modules would bring the schemas along.
 */
import type { FAILURES } from '../contract/grammar/failures.ts';
import type { Reason } from '../contract/grammar/reasons.ts';
import type { sessionCalls } from '../contract/session.ts';
import { deviceId } from './device.ts';
import { type Sent, send, UpstreamError } from './send.ts';

type Calls = typeof sessionCalls;
type Address<C extends { method: unknown; path: unknown }> = { method: C['method']; path: C['path'] };
type Code<Name extends keyof typeof FAILURES> = (typeof FAILURES)[Name]['errCode'];

const LOGIN: Address<Calls['login']> = { method: 'POST', path: '/api/admin/auth/login' };
const RENEW: Address<Calls['renewPassword']> = { method: 'POST', path: '/api/admin/auth/renewPassword' };
const CODE_NEEDED: Code<'LOGIN_CODE_NEEDED'> = 2002;
const CODE_WRONG: Code<'LOGIN_CODE_WRONG'> = 2004;
const BY_ADMINISTRATOR: Reason = 'CODE_BY_ADMINISTRATOR';
const PASSWORD_RENEWAL: Code<'PASSWORD_RENEWAL'> = 2005;

export interface Credentials {
  account: string;
  password: string;
}

/** A code has gone out. Times are milliseconds of the server's clock, null where the upstream does not say. */
export interface CodeSent {
  temToken: string;
  /** Masked, or empty. */
  mobile: string;
  expireOn: number | null;
  resendOn: number | null;
  /** No message reaches the phone: an administrator reads the code out. */
  isByAdministrator: boolean;
}

/** What an answer asks for next. */
export type NextStep =
  | { kind: 'session'; token: string; id: string }
  | { kind: 'code'; sent: CodeSent }
  /** `attemptsLeft` is null where the upstream does not say; with 0 a new code is needed. */
  | { kind: 'codeWrong'; attemptsLeft: number | null; temToken: string }
  | { kind: 'renewal'; temToken: string };

/** The second step brings the code and the name of the first. Fails with `UpstreamError`. */
export async function signIn(
  { account, password }: Credentials,
  code: { loginCode?: string; temToken?: string } = {},
): Promise<NextStep> {
  const body = { account: account.trim(), password, deviceId: deviceId(), ...code };
  return nextStep(await send({ ...LOGIN, body, as: null }));
}

/** The step after 2005. Fails with `UpstreamError`; 2000 says that the offer has run out. */
export async function renewPassword(temToken: string, newPassword: string): Promise<NextStep> {
  const headers = {
    temtoken: encodeURIComponent(temToken),
    newpassword: encodeURIComponent(newPassword),
  };
  return nextStep(await send({ ...RENEW, headers, as: null }));
}

export function nextStep({ data, errCode, message }: Sent): NextStep {
  const told = fieldsOf(data);
  const temToken = textOf(told.temToken);
  if (errCode === CODE_NEEDED) {
    const { mobile, expireOn, resendOn } = told;
    return {
      kind: 'code',
      sent: {
        temToken,
        mobile: textOf(mobile),
        expireOn: timeOf(expireOn),
        resendOn: timeOf(resendOn),
        isByAdministrator: told.reason === BY_ADMINISTRATOR,
      },
    };
  }
  if (errCode === CODE_WRONG)
    return { kind: 'codeWrong', attemptsLeft: countOf(told.attemptsLeft), temToken };
  if (errCode === PASSWORD_RENEWAL) return { kind: 'renewal', temToken };
  const token = textOf(told.token);
  if (errCode || !token) throw new UpstreamError('failure', { errCode, message, data });
  return { kind: 'session', token, id: textOf(told.id) };
}

/** When signing in may be tried again, where a failure says so. */
export function retryOn(error: unknown): number | null {
  return error instanceof UpstreamError ? timeOf(fieldsOf(error.data).retryOn) : null;
}

const fieldsOf = (data: unknown): Readonly<Record<string, unknown>> =>
  typeof data === 'object' && data !== null ? { ...data } : {};

const textOf = (value: unknown) => (value === undefined || value === null ? '' : String(value));

/** A wrong code's answer may leave the number out: that is not the same as none. */
const countOf = (value: unknown) =>
  value === undefined || value === null || Number.isNaN(Number(value)) ? null : Number(value);

const timeOf = (value: unknown) => countOf(value) || null;
