/** The last failure of each port, in the database: whichever process met it, the developer page shows it. */
import { sql } from 'drizzle-orm';
import { pgTable, text } from 'drizzle-orm/pg-core';
import { epochMs } from '../columns.ts';
import type { Db } from '../context.ts';
import type { OutsideName, PortFailed } from './ports.ts';

export const portError = pgTable('port_error', {
  port: text('port').$type<OutsideName>().primaryKey(),
  code: text('code').notNull(),
  failedOn: epochMs('failed_on').notNull(),
});

/** Of two processes the later failure stays. */
export async function notePortError(db: Db, { port, code }: PortFailed, failedOn: number): Promise<void> {
  await db
    .insert(portError)
    .values({ port, code, failedOn })
    .onConflictDoUpdate({
      target: portError.port,
      set: { code, failedOn },
      setWhere: sql`${portError.failedOn} <= ${failedOn}`,
    });
}
