/**
 * What a PostgreSQL server does by itself and an embedded one leaves to whoever embeds it: room of deleted rows is
 * given back, the planner learns what the tables hold, and its own journal is cut short. Without the second a trace is
 * sought in a million entries of the log by reading them all, beside its index; without the third every change ever
 * made stays on the disk, and is gone through by the start that follows a kill.
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

/** Some minutes of the town's positions. */
const LONGEST_JOURNAL_BYTES = 32 * 1024 * 1024;

/**
 * Writes what is changed into the tables' files once the journal has grown by so much, and lets go of what stands
 * before. Nobody asks PGlite for a checkpoint but its start and its end. For the embedded database alone.
 */
export const cutJournal: Job = {
  name: 'cut-journal',
  everyMs: 60_000,
  run: async ({ db }) => {
    const { rows } = (await db.execute(sql`
      select pg_wal_lsn_diff(pg_current_wal_lsn(), redo_lsn) > ${LONGEST_JOURNAL_BYTES}::int as "isLong"
      from pg_control_checkpoint()`)) as unknown as { rows: { isLong: boolean }[] };
    if (rows[0]?.isLong) await db.execute(sql`checkpoint`);
  },
};
