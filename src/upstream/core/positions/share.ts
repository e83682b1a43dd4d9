import { sql } from 'drizzle-orm';
import type { Db } from '../context.ts';

/** How processes tell each other at once what they took in. Nobody relies on it: the journal has it a second later. */
export interface PositionShare {
  /** Whether what is told now is heard, and what others tell. */
  readonly isOpen: boolean;
  /** Bytes of `packed-batch.ts`. Never fails, and never waits. */
  tell(packed: Uint8Array): void;
  /** Of others' and one's own alike. */
  hear(listener: (packed: Uint8Array) => void): void;
  close(): Promise<void>;
}

/** Where there is one process, or no way between them but the database. */
export const soleProcess: PositionShare = {
  isOpen: false,
  tell() {},
  hear() {},
  async close() {},
};

/** The same for all processes at one database, and for no others: named after the moment when its tables were made. */
export async function channelOf(db: Db): Promise<string> {
  const { rows } = (await db.execute(sql`select min(applied_on) as made_on from migration`)) as unknown as {
    rows: { made_on: number }[];
  };
  return `cabdesk:positions:1:${rows[0]?.made_on}`;
}
