/** What a database that exists is given. */
import { eq, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { aStore } from '../../../tests/builders/database.ts';
import { MIGRATIONS } from '../core/database/migrate.ts';
import { rolePermission } from '../core/identity/tables.ts';
import { menu } from '../domain/menus.ts';
import { seed } from '../seed/seed.ts';

it('the menu gets its entry at the end of the folder, once', async () => {
  const store = await aStore();
  const { db } = store;
  const script = MIGRATIONS.find(({ name }) => name.endsWith('-reconciliation.sql'))?.text ?? '';
  const insert = sql.raw(script.slice(script.indexOf('INSERT INTO menu')));
  await db.delete(menu).where(eq(menu.path, '/finance/reconciliation'));
  for (let time = 0; time < 2; time += 1) await db.execute(insert);
  const [folder] = await db.select().from(menu).where(eq(menu.path, '/finance'));
  const entries = await db.select().from(menu).where(eq(menu.path, '/finance/reconciliation'));
  expect(entries).toMatchObject([
    { parentId: folder?.id, title: '对账', titleJa: '照合', type: 'C', sort: 5 },
  ]);
  expect(Number(entries[0]?.id)).toBeGreaterThan(1_000);
  // where somebody has made something else of the folder, nothing comes back
  await db.delete(menu).where(eq(menu.path, '/finance/reconciliation'));
  await db.update(menu).set({ path: null }).where(eq(menu.path, '/finance'));
  await db.execute(insert);
  expect(await db.$count(menu, eq(menu.path, '/finance/reconciliation'))).toBe(0);
  await store.close();
});

it('the built-in finance role gets the right to close, and none the right to open again', async () => {
  const store = await aStore();
  const { db } = store;
  await db.delete(rolePermission).where(eq(rolePermission.val, 'finance:close'));
  await seed(db, { clock: () => 0 });
  expect(await db.select().from(rolePermission).where(eq(rolePermission.val, 'finance:close'))).toEqual([
    { roleId: '3', val: 'finance:close' },
  ]);
  expect(await db.$count(rolePermission, eq(rolePermission.val, 'finance:reopen'))).toBe(0);
  await store.close();
});
