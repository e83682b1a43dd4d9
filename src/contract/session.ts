/**
 * Signing in and out, and who I am. 登录 sign-in · 账号 account · 会话 session · 续设密码 password renewal.
 */
import * as z from 'zod/mini';
import { call, callGroup } from './grammar/call.ts';
import { NewPassword } from './grammar/validators.ts';
import { Flag, Id } from './grammar/wire.ts';

export const PermissionEntry = z.object({
  id: z.optional(Id),
  name: z.optional(z.string()),
  val: z.string(),
});

export const SessionRole = z.object({ roleId: Id, name: z.string(), roleKey: z.optional(z.string()) });

/** What the console knows of the person in front of it. */
export const UserInfo = z.object({
  id: Id,
  account: z.string(),
  userName: z.string(),
  avatar: z.nullable(z.string()),
  introduction: z.nullable(z.string()),
  isSuperuser: Flag,
  callSystemAccount: z.nullable(z.string()),
  roles: z.array(SessionRole),
  permissions: z.array(PermissionEntry),
  /** Areas this user sees; empty = all. */
  areaIds: z.array(Id),
  /** Set while he looks at the console as this role does: the rights are the role's, and nothing can be changed. */
  preview: z.optional(z.object({ roleId: Id, name: z.string() })),
});
export type UserInfo = z.output<typeof UserInfo>;

const password = z.string().check(z.minLength(1), z.maxLength(128));

export const sessionCalls = callGroup('session', {
  login: call('POST', '/api/admin/auth/login', {
    body: z.object({
      account: z.string().check(z.trim(), z.minLength(1), z.maxLength(64)),
      password,
      loginCode: z.optional(z.string().check(z.maxLength(16))),
      /** Names the step that the code belongs to. Sent without a code, it asks for another one. */
      temToken: z.optional(z.string().check(z.maxLength(128))),
      /** This project's own: a random name that a browser keeps, so that a known one is asked for fewer codes. */
      deviceId: z.optional(z.string().check(z.minLength(16), z.maxLength(128))),
    }),
    data: z.object({ token: z.string(), id: Id }),
    may: 'public',
    fails: [
      'CREDENTIALS_WRONG',
      'LOGIN_CODE_NEEDED',
      'LOGIN_CODE_WRONG',
      'PASSWORD_RENEWAL',
      'STATE_NOT_ALLOWED',
      'TOO_FREQUENT',
    ],
    opensTransaction: true,
  }),
  logout: call('POST', '/api/admin/auth/logout', {
    data: z.null(),
    may: 'signed-in',
    isForPreviews: true,
  }),
  /** One's own password, from within a session; the other sessions of the account end. */
  renewMyPassword: call('POST', '/api/admin/auth/renewMyPassword', {
    query: z.object({ oldPassword: password, newPassword: NewPassword }),
    data: z.null(),
    may: 'signed-in',
    fails: ['CREDENTIALS_WRONG', 'STATE_NOT_ALLOWED', 'TOO_FREQUENT'],
    refusal: 'error',
    business: 'update',
  }),
  /** The step after 2005: a new password for who has just proved the old one. Answers a session. */
  renewPassword: call('POST', '/api/admin/auth/renewPassword', {
    headers: z.object({
      temtoken: z.string().check(z.minLength(1), z.maxLength(128)),
      newpassword: NewPassword,
    }),
    data: z.object({ token: z.string(), id: Id }),
    may: 'public',
    fails: ['TOKEN_INVALID', 'STATE_NOT_ALLOWED', 'TOO_FREQUENT'],
    business: 'update',
  }),
  userInfo: call('GET', '/api/admin/user', { data: UserInfo, may: 'signed-in' }),
});
