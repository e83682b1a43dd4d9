import { createHash } from 'node:crypto';
import type { Clock } from '../context.ts';
import type { Connection, Store } from './store.ts';

/** Plain numbered SQL. */
const FILES = import.meta.glob<string>('../../migrations/*.sql', {
  query: '?raw',
  import: 'default',
  eager: true,
});

interface Migration {
  name: string;
  hash: string;
  text: string;
}

/** All that this version knows, in the order in which they are applied. */
export const MIGRATIONS: readonly Migration[] = Object.entries(FILES)
  .map(([file, text]) => ({
    name: file.slice(file.lastIndexOf('/') + 1),
    hash: createHash('sha256').update(text).digest('hex'),
    text,
  }))
  .sort((a, b) => (a.name < b.name ? -1 : 1));

/** A migration as the database remembers it. */
export type Applied = Pick<Migration, 'name' | 'hash'>;

/** Thrown at start only: an applied migration must never be edited. */
export class MigrationChanged extends Error {
  constructor(readonly migration: string) {
    super(`migration ${migration} differs from the one this database was built with`);
  }
}

/** Thrown at start only: an older program would write what the newer one does not expect. */
export class DatabaseNewer extends Error {
  constructor(readonly migration: string) {
    super(`this database was brought to ${migration} by a newer version of Cabdesk: start that one`);
  }
}

/** Any number that nothing else locks by. */
export const MIGRATION_LOCK = 7_300_000;

export const MIGRATION_TABLE =
  'create table if not exists migration (name text primary key, hash text not null, applied_on bigint not null);';

/** The migration and the note that it was applied, for inside a transaction. */
export const scriptOf = ({ name, hash, text }: Migration, now: number) =>
  `${text}\n;insert into migration (name, hash, applied_on) values ('${name}', '${hash}', ${now});`;

/**
 * Brings the database to this version. Each migration is applied whole or not at all; processes that start together
 * wait for one another. Fails with MigrationChanged or DatabaseNewer.
 */
export function migrate(store: Store, clock: Clock): Promise<void> {
  return store.withExclusive(async connection => {
    // held until the connection ends; the embedded database has no other
    await connection.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await connection.script(MIGRATION_TABLE);
    const applied = await appliedTo(connection);
    checkKnown(applied);
    for (const migration of MIGRATIONS) {
      if (applied.some(({ name }) => name === migration.name)) continue;
      await connection.script(`begin;\n${scriptOf(migration, clock())}\ncommit;`);
    }
    await connection.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK]);
  });
}

/** In the order of their names; fails where the database was never migrated. */
export const appliedTo = (connection: Pick<Connection, 'query'>) =>
  connection.query<Applied>('select name, hash from migration order by name');

/** Fails with MigrationChanged or DatabaseNewer. */
export function checkKnown(applied: readonly Applied[]): void {
  for (const { name, hash } of applied) {
    const known = MIGRATIONS.find(migration => migration.name === name);
    if (!known) throw new DatabaseNewer(name);
    if (known.hash !== hash) throw new MigrationChanged(name);
  }
}
