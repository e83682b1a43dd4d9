/** An open database, whichever it is. */
import type { Db } from '../context.ts';

/** One connection that nobody else uses meanwhile, and that no statement timeout cuts. */
export interface Connection {
  /** Rows by column name; 64-bit numbers as the driver gives them. */
  query<Row extends object>(text: string, params?: unknown[]): Promise<Row[]>;
  /** Several statements at once, without parameters. A transaction that one of them leaves open by failing is rolled back. */
  script(text: string): Promise<void>;
}

/** What the database itself announces, to every process at once: see the migration of pushes. */
export const CHANNEL = 'cabdesk_push';

export interface Store {
  readonly kind: 'embedded' | 'postgres';
  db: Db;
  /** Migrations, backups and restores: everything that must stay on one connection. */
  withExclusive<T>(run: (connection: Connection) => Promise<T>): Promise<T>;
  /**
   * Runs `hear` whenever something was announced, and after every gap in the listening; answers what ends it. An
   * announcement may come late or not at all while the database is away: whoever needs to know looks by himself too.
   */
  listen(hear: () => void): Promise<() => Promise<void>>;
  close(): Promise<void>;
}
