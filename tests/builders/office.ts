/** An upstream with a super-user signed in, who makes roles and people for a test through the calls themselves. */
import { accessCalls } from '../../src/contract/access.ts';
import { sessionCalls } from '../../src/contract/session.ts';
import { anUpstream, type Person, type Upstream } from './upstream.ts';

/** What an administrator of users needs to reach every door of access. */
export const DOORS = [
  'systemmgr',
  'usermgr.list',
  'usermgr.list:add',
  'usermgr.list:edit',
  'usermgr.list:resetPwd',
  'usermgr.list:delete',
] as const;

/** What they choose at their first sign-in. */
export const NEW_PASSWORD = 'new-password';

interface AboutUser {
  rights?: readonly string[];
  roles?: readonly string[];
  areaIds?: string[];
  isSuperuser?: 0 | 1;
}

export async function anOffice(options: Parameters<typeof anUpstream>[0] = {}) {
  const upstream = await anUpstream(options);
  const admin = await upstream.signIn('admin');
  return { ...upstream, admin, ...peopleMadeBy(upstream, admin) };
}

/** What a super-user makes of roles and people. */
export function peopleMadeBy(upstream: Pick<Upstream, 'ask' | 'person'>, admin: Person) {
  let count = 0;

  /** A new role with these rights; answers its id. */
  async function aRole(rights: readonly string[], name = `role ${++count}`): Promise<string> {
    const reply = await admin.ask(accessCalls.createRoleGroup, {
      body: { name, permissions: rights.map(val => ({ val })) },
    });
    if (reply.errCode !== 0) throw new Error(`role: ${reply.message}`);
    return reply.data.roleId;
  }

  /** A new user who has not signed in yet. */
  async function aUser({ rights, roles = [], areaIds = [], isSuperuser = 0 }: AboutUser = {}) {
    const roleIds = [...roles, ...(rights ? [await aRole(rights)] : [])];
    const account = `clerk${++count}`;
    const reply = await admin.ask(accessCalls.createAdminUser, {
      body: {
        account,
        userName: `职员${count}`,
        areaIds,
        isSuperuser,
        roles: roleIds.map(roleId => ({ roleId })),
      },
    });
    if (reply.errCode !== 0) throw new Error(`user: ${reply.message}`);
    return { userId: reply.data.userId, account, password: reply.data.initialPassword, roleIds };
  }

  /** The same, signed in with a password of his own. */
  async function aClerk(about: AboutUser = {}): Promise<Person & { account: string; roleIds: string[] }> {
    const { account, password, roleIds } = await aUser(about);
    const first = await upstream.ask(sessionCalls.login, { body: { account, password } });
    const renewed = await upstream.ask(sessionCalls.renewPassword, {
      headers: { temtoken: first.failure.temToken ?? '', newpassword: NEW_PASSWORD },
    });
    return { ...upstream.person(renewed.data.token, renewed.data.id), account, roleIds };
  }

  return { aRole, aUser, aClerk };
}

export type Office = Awaited<ReturnType<typeof anOffice>>;
