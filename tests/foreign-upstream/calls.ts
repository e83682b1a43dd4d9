/** The calls this system has grown, each with what it does; about half of what the specification lists. */
import { type Answer, Refusal } from './answers.ts';
import { CALL_CENTRE } from './call-centre.ts';
import { LOST_DESK } from './lost-desk.ts';
import { ORDER_DESK } from './order-desk.ts';
import { adminUser, changePerson, createPerson, removePerson } from './people.ts';
import { PLAIN_ANSWERS } from './plain-answers.ts';
import type { Call } from './requests.ts';
import { AREAS, loginLogs, operateLogs, type Person, type RoleGroup, type State } from './state.ts';

const answer = (data: unknown, total?: number): Answer => ({ data, total });

/** By method and path. What is not here is not there. */
export const CALLS: Readonly<Record<string, Call>> = {
  ...PLAIN_ANSWERS,
  ...ORDER_DESK,
  ...CALL_CENTRE,
  ...LOST_DESK,

  'GET /api/admin/user': ({ person, state, has }) => {
    const info = userInfo(person, state);
    return answer(has('roles-empty') ? { ...info, roles: [] } : info);
  },
  'POST /api/admin/auth/logout': () => answer(null),

  'GET /api/admin/user/adminUsers': ({ state, query, has }) => {
    const wanted = state.people.filter(
      ({ account, userName, state: own, userId, roleIds }) =>
        matches(account, query.account) &&
        matches(userName, query.userName) &&
        isOne(own, query.state) &&
        isOne(userId, query.userId) &&
        (!query.roleId || roleIds.includes(Number(query.roleId))),
    );
    const rows = paged(wanted, has('size-ignored') ? { ...query, size: '20' } : query);
    return answer(
      rows.map(row => adminUser(row, state, has)),
      wanted.length,
    );
  },
  'POST /api/admin/user/adminUsers': asked => answer(createPerson(asked)),
  'PUT /api/admin/user/adminUsers': asked => answer(changePerson(asked)),
  'DELETE /api/admin/user/adminUser/{userId}': asked => answer(removePerson(asked)),
  'POST /api/admin/user/resetPassword': ({ state, body }) => {
    const found = state.people.find(({ userId }) => userId === Number(body.userId));
    if (!found) throw new Refusal(3006, '用户不存在');
    found.password = '888888';
    found.mustRenew = true;
    return answer(null);
  },

  // answered whole, without a total
  'GET /api/admin/user/roleGroups': ({ state }) => answer(state.roles.map(role => roleGroup(role, state))),
  'POST /api/admin/user/roleGroups': ({ state, body }) => {
    if (state.roles.some(({ name }) => name === body.name)) throw new Refusal(3004, '角色名称已存在');
    const now = Date.now();
    const roleId = state.roles.length + 1;
    state.roles.push({
      roleId,
      name: String(body.name),
      vals: valsIn(body),
      createTime: now,
      changeTime: now,
    });
    return answer(roleId);
  },
  'PUT /api/admin/user/roleGroups': ({ state, body }) => {
    const found = state.roles.find(({ roleId }) => roleId === Number(body.roleId));
    if (!found) throw new Refusal(3006, '角色不存在');
    if (body.name !== undefined) found.name = String(body.name);
    if (body.permissions !== undefined) found.vals = valsIn(body);
    found.changeTime = Date.now();
    return answer(null);
  },
  'DELETE /api/admin/user/roleGroup/{roleId}': ({ state, params }) => {
    const roleId = Number(params.roleId);
    if (state.people.some(({ roleIds }) => roleIds.includes(roleId)))
      throw new Refusal(3002, '该角色仍有成员');
    state.roles = state.roles.filter(role => role.roleId !== roleId);
    return answer(null);
  },
  'GET /api/admin/user/trees': ({ state }) =>
    answer(
      state.rights.map(({ id, name, val, parentId }) => ({ id, name, val, parentId: parentId || null })),
    ),

  'GET /api/admin/user/getMenuList': ({ state }) =>
    answer(state.menus.map(entry => ({ ...entry, children: null }))),
  'POST /api/admin/user/saveMenu': ({ state, body }) => {
    const id = ++state.lastId;
    state.menus.push({ id, parentId: Number(body.parentId ?? 0), title: String(body.title), path: '' });
    return answer({ id });
  },
  'GET /api/admin/user/deleteMenu': ({ state, query, has }) => {
    const id = Number(query.id);
    const hasChildren = state.menus.some(({ parentId }) => parentId === id);
    if (hasChildren && !has('menu-deleted-with-children')) throw new Refusal(3002, '存在下级菜单，不能删除');
    state.menus = state.menus.filter(entry => entry.id !== id);
    return answer(null);
  },

  'GET /api/admin/dict/queryDictList': () => answer(AREAS),
  'POST /api/admin/log/list': ({ query, body }) => {
    const rows = operateLogs(Date.now()).filter(
      ({ title, operName, status }) =>
        matches(title ?? '', body.title) &&
        matches(operName ?? '', body.operName) &&
        isOne(status, body.status),
    );
    return answer(paged(rows, query), rows.length);
  },
  'GET /api/admin/getLoginList': ({ query }) => {
    const rows = loginLogs(Date.now()).filter(
      ({ account, status }) => matches(account ?? '', query.account) && isOne(status, query.status),
    );
    return answer(paged(rows, query), rows.length);
  },
};

function userInfo(person: Person, state: State) {
  const roles = state.roles.filter(({ roleId }) => person.roleIds.includes(roleId));
  const vals = [...new Set(roles.flatMap(role => role.vals))];
  return {
    id: person.userId,
    account: person.account,
    userName: person.userName,
    isSuperuser: vals.includes('all') ? 1 : 0,
    callSystemAccount: person.callSystemAccount ?? null,
    roles: roles.map(({ roleId, name }) => ({ roleId, name })),
    permissions: vals.map(val => ({ id: rightOf(state, val)?.id, val })),
    adminUsers: null,
    deptName: '运营部',
  };
}

function roleGroup({ roleId, name, vals, createTime, changeTime }: RoleGroup, state: State) {
  const permissions = vals.map(val => rightOf(state, val) ?? { id: 0, name: val, val });
  return { roleId, name, roleResouces: permissions, permissions, createTime, changeTime, creator: 'root' };
}

const rightOf = (state: State, wanted: string) => {
  const found = state.rights.find(({ val }) => val === wanted);
  return found && { id: found.id, name: found.name, val: found.val };
};

function valsIn({ permissions }: Readonly<Record<string, unknown>>): string[] {
  if (!Array.isArray(permissions)) return [];
  return permissions.map(entry => String((entry as { val?: unknown }).val ?? '')).filter(Boolean);
}

const isBlank = (wanted: unknown) => wanted === undefined || wanted === null || wanted === '';
const matches = (value: string, wanted: unknown) => isBlank(wanted) || value.includes(String(wanted));
const isOne = (value: number, wanted: unknown) => isBlank(wanted) || String(value) === String(wanted);

function paged<Row>(
  rows: readonly Row[],
  { current = '1', size = '10' }: Readonly<Record<string, string>>,
): Row[] {
  const from = (Number(current) - 1) * Number(size);
  return rows.slice(from, from + Number(size));
}
