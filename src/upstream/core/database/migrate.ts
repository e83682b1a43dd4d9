import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Clock } from '../context.ts';
import type { Store } from './store.ts';

/** Plain numbered SQL, in the order of their names. */
const MIGRATIONS = import.meta.glob<string>('../../migrations/*.sql', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** Thrown at start only: an applied migration must never be edited. */
export class MigrationChanged extends Error {
  constructor(readonly migration: string) {
    super(`migration ${migration} differs from the one this database was built with`);
  }
}

/** Brings the database to this version. Each migration is applied whole or not at all. */
export async function migrate(store: Store, clock: Clock): Promise<void> {
  await store.script(
    'create table if not exists migration (name text primary key, hash text not null, applied_on bigint not null)',
  );
  const rows = await store.db.execute<{ name: string; hash: string }>(sql`select name, hash from migration`);
  const applied = new Map(
    (rows as unknown as { rows: { name: string; hash: string }[] }).rows.map(row => [row.name, row.hash]),
  );
  for (const [file, text] of Object.entries(MIGRATIONS).sort(([a], [b]) => (a < b ? -1 : 1))) {
    const name = file.slice(file.lastIndexOf('/') + 1);
    const hash = createHash('sha256').update(text).digest('hex');
    if (applied.get(name) === hash) continue;
    if (applied.has(name)) throw new MigrationChanged(name);
    const script = `begin;\n${text}\n;insert into migration (name, hash, applied_on) values ('${name}', '${hash}', ${clock()});\ncommit;`;
    await store.script(script).catch(async error => {
      await store.script('rollback');
      throw error;
    });
  }
}
