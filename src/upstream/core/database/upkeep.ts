/**
 * What a PostgreSQL server does by itself and an embedded one leaves to whoever embeds it: room of deleted rows is
 * given back, and the planner learns what the tables hold. Without it a trace is sought in a million entries of the
 * log by reading them all, beside its index.
 */
import { sql } from 'drizzle-orm';
import type { Job } from '../jobs.ts';

/** Smaller ones are read as fast without. In pages of 8 KiB. */
const FEWEST_PAGES = 64;
const PAGE_BYTES = 8192;

/**
 * Tends every table that has grown by a tenth since the last time, one statement each: whatever waits for the
 * database gets its turn between two of them. For the embedded database alone.
 */
export const tendTables: Job = {
  name: 'tend-tables',
  everyMs: 3_600_000,
  run: async ({ db }) => {
    const { rows } = (await db.execute(sql`
      select relname as name from (
        select relname, greatest(relpages, 0) as known, pg_relation_size(oid) / ${PAGE_BYTES}::int as pages
        from pg_class where relkind = 'r' and relnamespace = current_schema()::regnamespace
      ) tables
      where pages >= ${FEWEST_PAGES}::int and pages * 10 > known * 11
      order by pages`)) as unknown as { rows: { name: string }[] };
    for (const { name } of rows) await db.execute(sql`vacuum (analyze) ${sql.identifier(name)}`);
  },
};
