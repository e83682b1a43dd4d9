/** Admin users as the old system shows, creates, changes and removes them. */
import { Refusal } from './answers.ts';
import type { Has } from './deviations.ts';
import type { ForeignRequest } from './requests.ts';
import { PASSWORD, type Person, type State } from './state.ts';

/** Ids are numbers, lists may be null, and there is a field nobody asked for. */
export function adminUser(person: Person, state: State, has: Has) {
  const {
    userId,
    account,
    userName,
    mobile,
    email,
    jobNo,
    roleIds,
    createdOn,
    updatedOn,
    updatedBy,
    remark,
  } = person;
  const roles = state.roles.filter(({ roleId }) => roleIds.includes(roleId));
  return {
    userId,
    account,
    userName,
    mobile: has('numbers-unmasked') ? mobile : mobile.replace(/^(\d{3})\d{4}/, '$1****'),
    email,
    jobNo,
    roleId: roleIds[0],
    roles: roles.map(({ roleId, name }) => ({ roleId, name })),
    permissions: null,
    state: person.state,
    createdOn,
    updatedOn,
    updatedBy,
    remark,
    deptName: '运营部',
  };
}

export function createPerson({ state, body, person: by }: ForeignRequest): number {
  const account = String(body.account ?? '');
  if (!account || !body.userName) throw new Refusal(3007, '账号和姓名不能为空');
  if (state.people.some(other => other.account === account)) throw new Refusal(3004, '账号已存在');
  const now = Date.now();
  const created: Person = {
    userId: ++state.lastId,
    account,
    password: PASSWORD,
    userName: String(body.userName),
    mobile: text(body.mobile) ?? '',
    email: text(body.email),
    jobNo: text(body.jobNo),
    roleIds: roleIdsIn(body),
    state: 1,
    createdOn: now,
    updatedOn: now,
    updatedBy: by.userName,
    remark: text(body.remark),
  };
  state.people.splice(1, 0, created);
  return created.userId;
}

export function changePerson({ state, body, person: by }: ForeignRequest): null {
  const found = state.people.find(({ userId }) => userId === Number(body.userId));
  if (!found) throw new Refusal(3006, '用户不存在');
  if (found === by && Number(body.state ?? 1) === 0) throw new Refusal(3002, '不能停用或删除自己的账号');
  for (const field of ['userName', 'mobile', 'email', 'jobNo', 'remark'] as const) {
    if (body[field] !== undefined) Object.assign(found, { [field]: text(body[field]) });
  }
  if (body.state !== undefined) found.state = Number(body.state);
  if (body.roles !== undefined) found.roleIds = roleIdsIn(body);
  found.updatedOn = Date.now();
  found.updatedBy = by.userName;
  return null;
}

export function removePerson({ state, params, person: by }: ForeignRequest): null {
  const userId = Number(params.userId);
  if (by.userId === userId) throw new Refusal(3002, '不能停用或删除自己的账号');
  state.people = state.people.filter(person => person.userId !== userId);
  return null;
}

const text = (value: unknown): string | null =>
  value === undefined || value === null ? null : String(value);

function roleIdsIn({ roles }: ForeignRequest['body']): number[] {
  if (!Array.isArray(roles)) return [];
  return roles.map(role => Number((role as { roleId?: unknown }).roleId));
}
