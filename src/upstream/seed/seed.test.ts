import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ROLE_RIGHTS } from '../../../tests/builders/calls-table.ts';
import { CHEAP_COST, seededChance } from '../../../tests/builders/time-and-chance.ts';
import { anUpstream, type Upstream } from '../../../tests/builders/upstream.ts';
import { accessCalls } from '../../contract/access.ts';
import { dictionaryCalls } from '../../contract/dictionary.ts';
import { ALL_PERMISSIONS } from '../../contract/grammar/permissions.ts';
import { sessionCalls } from '../../contract/session.ts';
import { CITY_SEED } from '../../simulator/city/profiles.ts';
import {
  DEMO_ACCOUNTS,
  DEMO_PASSWORD,
  setDemoPasswords,
} from '../../simulator/demonstration/demo-accounts.ts';
import { demonstration } from '../../simulator/demonstration/demonstration.ts';
import { adminUser, permission, role, rolePermission, userRole } from '../core/identity/tables.ts';
import { ROLES } from './roles.ts';
import { seed } from './seed.ts';
import { AREA_IDS } from './words.ts';

let upstream: Upstream;
beforeAll(async () => {
  upstream = await anUpstream();
});
afterAll(() => upstream.close());

describe('a new database', () => {
  it('has roles that hold exactly what their line says, and nothing unknown', () => {
    const known = new Set<string>(ALL_PERMISSIONS.map(({ val }) => val));
    for (const { rights } of ROLES) expect(rights.filter(val => !known.has(val))).toEqual([]);
  });

  it.each(DEMO_ACCOUNTS)('lets %s in with the rights of his role', async account => {
    const person = await upstream.signIn(account, DEMO_PASSWORD);
    const { data } = await person.ask(sessionCalls.userInfo);
    expect(new Set(data.permissions.map(({ val }) => val))).toEqual(ROLE_RIGHTS.get(account));
  });

  it('has people of many kinds, a tree, areas and call tags', async () => {
    const admin = await upstream.signIn('admin');
    const { data, total } = await admin.ask(accessCalls.listAdminUsers, { query: { size: 200 } });
    expect(total).toBeGreaterThan(40);
    expect(data.some(({ state }) => state === 0)).toBe(true);
    expect(data.some(({ roles }) => roles.length === 2)).toBe(true);
    expect(data.some(({ mustChangePwd }) => mustChangePwd === 1)).toBe(true);
    for (const { areaIds } of data) expect(AREA_IDS).toEqual(expect.arrayContaining(areaIds));
    const tree = await admin.ask(accessCalls.permissionTree);
    expect(tree.data.map(({ val }) => val)).toEqual(ALL_PERMISSIONS.map(({ val }) => val));
    const parentOf = new Map(tree.data.map(({ id, val }) => [id, val]));
    for (const { val, parentId } of tree.data) {
      const { parent } = ALL_PERMISSIONS.find(node => node.val === val) ?? {};
      expect(parentId === null ? null : parentOf.get(parentId)).toBe(parent);
    }
    const areas = await admin.ask(dictionaryCalls.queryDictList, { query: { parentCode: 'area' } });
    expect(areas.data.map(({ dicValue }) => dicValue)).toEqual(AREA_IDS);
    const tags = await admin.ask(dictionaryCalls.queryQimoDictList);
    expect(tags.data[0]).toMatchObject({ dicValue: '1', description: '叫车', parentCode: 'callTag' });
    expect(tags.data).toHaveLength(11);
  });
});

describe('a database that is in use', () => {
  const options = {
    clock: () => upstream.clock(),
    chance: seededChance(9),
    cost: CHEAP_COST,
    demonstrate: demonstration({ chance: seededChance(9), vehicles: 60, citySeed: CITY_SEED }),
  };

  it('is left alone, but gets the permissions it lacks', async () => {
    const { db } = upstream.store;
    await db.delete(permission).where(eq(permission.val, 'agreement:edit'));
    await db.update(permission).set({ name: '改名' }).where(eq(permission.val, 'canteen'));
    expect(await seed(db, options)).toBe(false);
    const kept = await db.select().from(permission);
    expect(kept).toHaveLength(ALL_PERMISSIONS.length);
    expect(kept.find(({ val }) => val === 'canteen')?.name).toBe('改名');
  });

  it('gets the roles it lacks with their rights, unless somebody has made one of that name', async () => {
    const { db } = upstream.store;
    const held = () => db.select().from(rolePermission).where(eq(rolePermission.roleId, '10'));
    const before = await held();
    expect(before.length).toBeGreaterThan(0);
    const members = await db.select().from(userRole).where(eq(userRole.roleId, '10'));
    await db.delete(userRole).where(eq(userRole.roleId, '10'));
    await db.delete(rolePermission).where(eq(rolePermission.roleId, '10'));
    await db.delete(role).where(eq(role.id, '10'));
    await seed(db, options);
    expect(await held()).toEqual(before);
    await db.delete(rolePermission).where(eq(rolePermission.roleId, '10'));
    await db.update(role).set({ id: '900', builtIn: '0', roleKey: 'ours' }).where(eq(role.id, '10'));
    expect(await seed(db, options)).toBe(false);
    expect(await held()).toEqual([]);
    await db.update(role).set({ id: '10', builtIn: '1', roleKey: 'operations' }).where(eq(role.id, '900'));
    await seed(db, options);
    await db.insert(userRole).values(members);
  });

  it('gives its built-in roles what is new, but not those that somebody has changed', async () => {
    const { db } = upstream.store;
    const [monitor, agent] = ['4', '5'].map(id => eq(rolePermission.roleId, id));
    const held = async () => ({
      monitor: (await db.select().from(rolePermission).where(monitor)).length,
      agent: (await db.select().from(rolePermission).where(agent)).length,
    });
    const before = await held();
    await db.delete(rolePermission).where(and(monitor, eq(rolePermission.val, 'vehiclemonitor.outCity')));
    await db.delete(rolePermission).where(and(agent, eq(rolePermission.val, 'privacy:reveal')));
    await db.update(role).set({ version: 2 }).where(eq(role.id, '5'));
    await seed(db, options);
    expect(await held()).toEqual({ monitor: before.monitor, agent: before.agent - 1 });
  });

  it('has the known password only while nobody else can reach it, and never over a person’s own', async () => {
    const { db } = upstream.store;
    const lost = await upstream.signIn('lost', DEMO_PASSWORD);
    const change = { oldPassword: DEMO_PASSWORD, newPassword: 'my-own-words' };
    await lost.ask(sessionCalls.renewMyPassword, { query: change });
    const agent = await upstream.signIn('agent', DEMO_PASSWORD);

    expect(await setDemoPasswords(db, { ...options, isLocal: false })).toBe(DEMO_ACCOUNTS.length - 1);
    expect(await agent.ask(sessionCalls.userInfo)).toMatchObject({ errCode: 2003 });
    await expect(upstream.signIn('agent', DEMO_PASSWORD)).rejects.toThrow('2006');

    expect(await setDemoPasswords(db, { ...options, isLocal: true })).toBe(0);
    const hashes = () =>
      db.select({ hash: adminUser.passwordHash }).from(adminUser).where(eq(adminUser.account, 'agent'));
    const before = await hashes();
    await setDemoPasswords(db, { ...options, isLocal: true });
    expect(await hashes()).toEqual(before);
    await upstream.signIn('agent', DEMO_PASSWORD);
    await upstream.signIn('lost', 'my-own-words');
  });
});
