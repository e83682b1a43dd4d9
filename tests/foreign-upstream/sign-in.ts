/** Signing in, with its two further steps: a code (2002, 2004), a new password (2005). */
import type { IncomingHttpHeaders } from 'node:http';
import { Refusal } from './answers.ts';
import { LOGIN_CODE, type Person, type State } from './state.ts';

export interface Session {
  token: string;
  id: number;
}

/** @param fresh a token that nobody has, for the session or for the proof that a step asks for */
export function login(state: State, body: Readonly<Record<string, unknown>>, fresh: string): Session {
  const account = String(body.account ?? '').trim();
  const person = state.people.find(candidate => candidate.account === account);
  if (!person || person.password !== body.password || person.state !== 1) {
    throw new Refusal(1, '账号或密码错误');
  }
  if (person.mustRenew) {
    state.proofs.set(fresh, person.userId);
    throw new Refusal(2005, '请设置新密码', { data: { temToken: fresh } });
  }
  if (person.needsCode) {
    const isProven = state.proofs.get(String(body.temToken ?? '')) === person.userId;
    if (!body.loginCode || !isProven) {
      state.proofs.set(fresh, person.userId);
      throw new Refusal(2002, '请输入验证码', { data: { temToken: fresh }, status: '0' });
    }
    if (body.loginCode !== LOGIN_CODE) throw new Refusal(2004, '验证码错误', { status: '0' });
    state.proofs.delete(String(body.temToken));
  }
  return open(state, person, fresh);
}

/** The proof and the new password travel as headers, percent-encoded. */
export function renewPassword(state: State, headers: IncomingHttpHeaders, fresh: string): Session {
  const proof = decodeURIComponent(String(headers.temtoken ?? ''));
  const wanted = decodeURIComponent(String(headers.newpassword ?? ''));
  const person = state.people.find(({ userId }) => userId === state.proofs.get(proof));
  if (!person) throw new Refusal(2000, '请重新登录');
  if (wanted.length < 2 || wanted.length > 19) throw new Refusal(3007, '密码长度为 2 至 19 位');
  state.proofs.delete(proof);
  person.password = wanted;
  person.mustRenew = false;
  return open(state, person, fresh);
}

function open(state: State, { userId }: Person, token: string): Session {
  state.sessions.set(token, userId);
  return { token, id: userId };
}
