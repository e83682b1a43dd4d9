/** Reads a whole database as it is at one moment, while others go on writing to it. */
import { BackupRefused, type End, newHead, shareOf, type TableSum, writeBackup } from './backup-file.ts';
import { appliedTo, checkKnown } from './migrate.ts';
import type { Connection, Store } from './store.ts';

const ROWS_AT_ONCE = 500;

interface About {
  version: string;
  takenOn: number;
}

/** Called for each row that is written. @param line the row as JSON */
type OnRow = (table: string, line: string) => void;

/** Fails with BackupRefused, MigrationChanged or DatabaseNewer. */
export function backUp(store: Store, file: string, about: About, onRow: OnRow = () => {}): Promise<End> {
  return store.withExclusive(async connection => {
    await connection.script('begin isolation level repeatable read read only');
    try {
      return await writeBackup(file, linesOf(connection, about, onRow));
    } finally {
      await connection.script('rollback');
    }
  });
}

async function* linesOf(
  connection: Connection,
  about: About,
  onRow: OnRow,
): AsyncGenerator<string, Omit<End, 'sha256'>> {
  const names = await tablesOf(connection);
  if (names.length === 0) throw new BackupRefused('the database is empty: there is nothing to back up');
  const migrations = await appliedTo(connection).catch(error => {
    throw new BackupRefused('this is no database of Cabdesk', { cause: error });
  });
  checkKnown(migrations);
  yield `#${JSON.stringify(newHead({ ...about, migrations }))}`;
  const tables: Record<string, TableSum> = {};
  for (const name of names) {
    yield `#${JSON.stringify({ table: name })}`;
    tables[name] = yield* rowsOf(connection, name, line => onRow(name, line));
  }
  return { sequences: await sequencesOf(connection), tables };
}

/** Every row as JSON in the database's own spelling, so that no value passes through a type of ours. */
async function* rowsOf(
  connection: Connection,
  table: string,
  onLine: (line: string) => void,
): AsyncGenerator<string, TableSum> {
  await connection.script(
    `declare backup no scroll cursor for select to_jsonb(t)::text as line from "${table}" t`,
  );
  let rows = 0;
  let sum = 0n;
  for (;;) {
    const some = await connection.query<{ line: string }>(`fetch ${ROWS_AT_ONCE} from backup`);
    if (some.length === 0) break;
    rows += some.length;
    for (const { line } of some) {
      sum += shareOf(line);
      onLine(line);
      yield line;
    }
  }
  await connection.script('close backup');
  return { rows, sum: String(sum) };
}

/** The same as `shareOf`, over a whole table. */
export async function sumOf(connection: Connection, table: string): Promise<TableSum> {
  const [told] = await connection.query<TableSum>(
    `select count(*)::int as rows,
       coalesce(sum(('x' || left(md5(to_jsonb(t)::text), 15))::bit(60)::bigint), 0)::text as sum from "${table}" t`,
  );
  return { rows: told?.rows ?? 0, sum: told?.sum ?? '0' };
}

/** The tables of this product; which migrations they have is told apart. */
export async function tablesOf(connection: Connection): Promise<string[]> {
  const rows = await connection.query<{ name: string }>(
    `select relname as name from pg_class
     where relnamespace = current_schema()::regnamespace and relkind = 'r' and relname <> 'migration' order by 1`,
  );
  return rows.map(({ name }) => name);
}

async function sequencesOf(connection: Connection): Promise<End['sequences']> {
  const rows = await connection.query<{ name: string; last: string | null; start: string }>(
    `select sequencename as name, last_value::text as last, start_value::text as start from pg_sequences
     where schemaname = current_schema() order by 1`,
  );
  return Object.fromEntries(
    rows.map(({ name, last, start }) => [name, { last: last ?? start, isCalled: last !== null }]),
  );
}
