/** An open database, whichever it is. */
import type { Db } from '../context.ts';

/** One connection that nobody else uses meanwhile, and that no statement timeout cuts. */
export interface Connection {
  /** Rows by column name; 64-bit numbers as the driver gives them. */
  query<Row extends object>(text: string, params?: unknown[]): Promise<Row[]>;
  /** Several statements at once, without parameters. A transaction that one of them leaves open by failing is rolled back. */
  script(text: string): Promise<void>;
}

export interface Store {
  readonly kind: 'embedded' | 'postgres';
  db: Db;
  /** Migrations, backups and restores: everything that must stay on one connection. */
  alone<T>(run: (connection: Connection) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}
