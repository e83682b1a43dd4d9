/** What was done to a day of the books, as its page tells it. */
import type { Db } from '../../core/context.ts';
import { bookEvent } from './tables.ts';

type BookEvent = typeof bookEvent.$inferInsert;

/** @param by null where nobody did it */
export async function noteEvent(db: Db, event: Omit<BookEvent, 'id'>): Promise<void> {
  await db.insert(bookEvent).values(event);
}
