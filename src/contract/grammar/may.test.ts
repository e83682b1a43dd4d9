import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyOf, holds, isAllowed, ownOr, type Rights, toSubject } from './may.ts';
import { ALL_PERMISSIONS, type PermissionCode } from './permissions.ts';

const rights = (codes: string[], subjectsGrantActions = false): Rights => ({
  userId: '7',
  codes: new Set(codes),
  subjectsGrantActions,
});
const codes = ALL_PERMISSIONS.map(node => node.val as PermissionCode);
const someCodes = fc.uniqueArray(fc.constantFrom<PermissionCode>(...codes.filter(code => code !== 'all')));

describe('a right', () => {
  it('is held by name, or through `all`', () => {
    fc.assert(
      fc.property(someCodes, fc.constantFrom(...codes), (held, asked) => {
        expect(holds(rights(held), asked)).toBe(held.includes(asked));
        expect(holds(rights([...held, 'all']), asked)).toBe(true);
      }),
    );
  });

  it('to a subject grants no action by itself on the reference upstream', () => {
    expect(holds(rights(['usermgr.list']), 'usermgr.list:add')).toBe(false);
  });

  it('to a subject grants all its actions on a plain upstream, unless one of them is held', () => {
    expect(holds(rights(['usermgr.list'], true), 'usermgr.list:add')).toBe(true);
    expect(holds(rights(['usermgr.list', 'usermgr.list:edit'], true), 'usermgr.list:add')).toBe(false);
    expect(holds(rights(['systemmgr'], true), 'usermgr.list:add')).toBe(false);
    expect(holds(rights([], true), 'usermgr.list')).toBe(false);
  });

  it('to a page brings neither its parent nor its children', () => {
    expect(holds(rights(['monitoring.map']), 'monitoring')).toBe(false);
    expect(holds(rights(['monitoring']), 'monitoring.map')).toBe(false);
  });
});

describe('a call', () => {
  it('with anyOf wants one of them', () => {
    const may = anyOf('systemmgr', 'log:view');
    expect(isAllowed(may, rights(['log:view']))).toBe(true);
    expect(isAllowed(may, rights(['finance']))).toBe(false);
  });

  it('with ownOr is open for the own record', () => {
    const may = ownOr('usermgr.list');
    expect(isAllowed(may, rights([]))).toBe(true);
    expect(isAllowed(may, rights([]), '7')).toBe(true);
    expect(isAllowed(may, rights([]), '8')).toBe(false);
    expect(isAllowed(may, rights(['usermgr.list']), '8')).toBe(true);
  });

  it('of the open door is no person’s, not even with `all`', () => {
    expect(isAllowed('open-door', rights(['all']))).toBe(false);
  });
});

describe('a permission entry', () => {
  it.each([
    ['usermgr.list:add', 'usermgr.list', 'add'],
    ['monitoring.map', 'monitoring.map', 'SHOWMENU'],
    ['', 'nothing', 'SHOWMENU'],
    [undefined, 'nothing', 'SHOWMENU'],
  ])('%s becomes %s with %s', (val, subject, action) => {
    expect(toSubject(val)).toEqual({ subject, action });
  });
});

describe('the permission tree', () => {
  it('names every permission once', () => {
    expect(new Set(codes).size).toBe(codes.length);
  });

  it('puts parents before their children', () => {
    const seen = new Set<string>();
    for (const { val, parent } of ALL_PERMISSIONS) {
      if (parent !== null) expect(seen).toContain(parent);
      seen.add(val);
    }
  });
});
