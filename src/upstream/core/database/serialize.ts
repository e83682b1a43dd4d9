/** Locks by name, on the database, so that processes beside each other wait for each other as well. */
import { sql } from 'drizzle-orm';
import type { Db } from '../context.ts';

/** Two names may fall together: then one waits for the other without need. */
const numberOf = (name: string) => sql`hashtextextended(${name}::text, 0)`;

/** Waits until nobody else is at it, and keeps others from it until the transaction ends. @param name what is worked at */
export async function serialize(inside: Db, name: string): Promise<void> {
  await inside.execute(sql`select pg_advisory_xact_lock(${numberOf(name)})`);
}

/** The same without waiting: false where somebody else is at it. */
export async function trySerialize(inside: Db, name: string): Promise<boolean> {
  const answer = await inside.execute(sql`select pg_try_advisory_xact_lock(${numberOf(name)}) as held`);
  return (answer as unknown as { rows: { held: boolean }[] }).rows[0]?.held === true;
}
