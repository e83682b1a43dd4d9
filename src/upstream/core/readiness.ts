/** Whether this process can serve, and what an operator should know although it does. */
import { sql } from 'drizzle-orm';
import type { WarningCode } from '../../contract/platform.ts';
import type { Db, Services } from './context.ts';
import { type Applied, appliedTo, MIGRATIONS } from './database/migrate.ts';

/** Asked whenever somebody asks for warnings; a feature gives its own to `platformHandlers`. */
export type WarningSource = (context: Services & { db: Db }) => Promise<readonly WarningCode[]>;

/** A probe that waits longer than this has its answer. */
const LONGEST_PROBE_MS = 2_000;

/** Whether the database answers at once; never fails. */
export async function isAnswering(db: Db): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>(resolve => {
    timer = setTimeout(resolve, LONGEST_PROBE_MS, false);
  });
  const answer = db.execute(sql`select 1`).then(
    () => true,
    () => false,
  );
  return Promise.race([answer, late]).finally(() => clearTimeout(timer));
}

/**
 * `behind`: this version needs migrations that the database lacks, as after restoring an older backup under a running
 * process. `ahead`: a newer version has been started on it.
 */
export async function migrationState(db: Db): Promise<'current' | 'behind' | 'ahead'> {
  const applied = await appliedTo({ query: async text => rowsOf(await db.execute(sql.raw(text))) });
  const names = new Set(applied.map(({ name }: Applied) => name));
  if (MIGRATIONS.some(({ name }) => !names.has(name))) return 'behind';
  return names.size > MIGRATIONS.length ? 'ahead' : 'current';
}

/** Both drivers answer so. */
const rowsOf = <Row>(result: unknown) => (result as { rows: Row[] }).rows;
