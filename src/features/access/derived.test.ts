import { describe, expect, test } from 'vitest';
import { build } from '../../../tests/builders/build.ts';
import { AdminUser, RoleGroup } from '../../contract/access-records.ts';
import { permissionCount, permissionsText, rolesText, userState } from './derived.ts';

const NOON = Date.UTC(2026, 5, 15, 4, 0, 0);

describe('derived fields', () => {
  const user = build(AdminUser, {
    roles: [
      { roleId: '2', name: '调度管理员' },
      { roleId: '4', name: '监控员' },
    ],
    permissions: [{ val: 'lost' }],
  });

  test('of a user', () => {
    expect(rolesText(user)).toBe('调度管理员,监控员');
    expect(rolesText(build(AdminUser))).toBe('');
    expect(permissionCount(user)).toBe(1);
  });

  test('of a role', () => {
    const role = build(RoleGroup, { permissions: [{ val: 'lost', name: '失物招领' }, { val: 'order' }] });
    expect(permissionCount(role)).toBe(2);
    expect(permissionsText(role, '、')).toBe('失物招领、order');
  });
});

describe('the state of a user', () => {
  const stateOf = (about: Partial<AdminUser>) => userState(build(AdminUser, { state: 1, ...about }), NOON);

  test('is the gravest of what holds', () => {
    expect(stateOf({})).toEqual({ kind: 'enabled' });
    expect(stateOf({ mustChangePwd: 1 })).toEqual({ kind: 'mustChangePwd' });
    expect(stateOf({ mustChangePwd: 1, lockedUntil: NOON + 60_001 })).toEqual({ kind: 'locked', minutes: 2 });
    expect(stateOf({ lockedUntil: NOON + 1, expireOn: NOON })).toEqual({ kind: 'expired' });
    expect(stateOf({ state: 0, expireOn: NOON, mustChangePwd: 1 })).toEqual({ kind: 'disabled' });
  });

  test('is none where the upstream tells none', () => {
    const untold = { ...build(AdminUser), state: null, mustChangePwd: null } as unknown as AdminUser;
    expect(userState(untold, NOON)).toBeNull();
    expect(userState({ ...untold, mustChangePwd: 1 }, NOON)).toEqual({ kind: 'mustChangePwd' });
  });

  test('forgets a lock and an expiry that lie elsewhere in time', () => {
    expect(stateOf({ lockedUntil: NOON, expireOn: NOON + 1 })).toEqual({ kind: 'enabled' });
  });
});
