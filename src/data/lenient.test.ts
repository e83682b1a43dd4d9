import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { build } from '../../tests/builders/build.ts';
import { accessCalls } from '../contract/access.ts';
import { AdminUser, Permission, RoleGroup } from '../contract/access-records.ts';
import { DictionaryEntry } from '../contract/dictionary.ts';
import { logCalls, OperateLog } from '../contract/log.ts';
import { platformCalls } from '../contract/platform.ts';
import { SavedFilter } from '../contract/saved-filter.ts';
import { sessionCalls } from '../contract/session.ts';
import { lenient } from './lenient.ts';

const schemas = [accessCalls, logCalls, platformCalls, sessionCalls]
  .flatMap(room => Object.values(room))
  .map(({ data }) => data);

describe('a sloppy answer', () => {
  test('ids given as numbers become texts, at any depth', () => {
    const user = lenient(AdminUser, {
      userId: 9007199254740991,
      roles: [{ roleId: 2, name: 'x' }],
      areaIds: [1, '2'],
    });
    expect(user.userId).toBe('9007199254740991');
    expect(user.roles).toEqual([{ roleId: '2', name: 'x' }]);
    expect(user.areaIds).toEqual(['1', '2']);
  });

  test('a role that comes as text is known by its name', () => {
    expect(lenient(AdminUser, { roles: ['调度管理员', null] }).roles).toEqual([
      { roleId: '', name: '调度管理员' },
      { roleId: '', name: '' },
    ]);
    expect(lenient(sessionCalls.userInfo.data, { roles: ['admin'], permissions: ['all'] })).toMatchObject({
      roles: [{ name: 'admin' }],
    });
  });

  test('a list that is null or missing is empty', () => {
    const user = lenient(AdminUser, { roles: null });
    expect(user.roles).toEqual([]);
    expect(user.permissions).toEqual([]);
    // none of these would be all of them
    expect(user.areaIds).toBeNull();
  });

  test('a list that may be null stays so: none is something else than an empty one', () => {
    expect(lenient(SavedFilter, { columns: null, roleIds: null })).toMatchObject({
      columns: null,
      roleIds: [],
    });
  });

  test('what is missing and nullable is null', () => {
    const user = lenient(AdminUser, {});
    expect(user.jobNo).toBeNull();
    expect(user.roleId).toBeNull();
  });

  test('a choice, a flag or a number that is missing is null: nothing is stated of it', () => {
    expect(lenient(AdminUser, {})).toMatchObject({
      sex: null,
      isSuperuser: null,
      mustChangePwd: null,
      state: null,
      createdOn: null,
    });
    expect(lenient(RoleGroup, { state: null })).toMatchObject({ builtIn: null, state: null });
    expect(lenient(OperateLog, {}).status).toBeNull();
    expect(lenient(Permission, {}).type).toBeNull();
    expect(lenient(AdminUser, { createdOn: 'soon' }).createdOn).toBeNull();
    expect(lenient(AdminUser, { state: 0 }).state).toBe(0);
  });

  test('unknown fields are kept', () => {
    expect(lenient(AdminUser, { dept: '青秀班组' })).toMatchObject({ dept: '青秀班组' });
  });

  test('flags and numbers written as text are read', () => {
    const user = lenient(AdminUser, { state: '1', isSuperuser: true, createdOn: '1700000000000' });
    expect(user).toMatchObject({ state: 1, isSuperuser: 1, createdOn: 1700000000000 });
  });

  test('a whole answer that is null is an empty list', () => {
    expect(lenient(z.array(DictionaryEntry), null)).toEqual([]);
  });
});

describe('any answer at all', () => {
  test('is no crash, and lists are lists', () => {
    fc.assert(
      fc.property(fc.constantFrom(...schemas), fc.anything(), (schema, value) => {
        const once = lenient(schema, value);
        expect(lenient(schema, once)).toEqual(once);
      }),
    );
  });

  test('rows of a list keep their number and can be read', () => {
    fc.assert(
      fc.property(fc.array(fc.anything()), rows => {
        const users = lenient(z.array(AdminUser), rows);
        expect(users).toHaveLength(rows.length);
        for (const user of users) expect(Array.isArray(user.roles)).toBe(true);
      }),
    );
  });

  test('a sound one is left alone', () => {
    fc.assert(
      fc.property(
        fc.string(),
        fc.nat(),
        fc.array(fc.string({ minLength: 1 })),
        (userName, createdOn, areaIds) => {
          const user = build(AdminUser, { userName, createdOn, areaIds });
          expect(lenient(AdminUser, user)).toEqual(user);
        },
      ),
    );
  });
});
