/**
 * A payment that comes in after the books of its day were closed. It is taken: it stands in the books of the day on which it
 * came, and as a difference there, for a person to look at.
 */
import type { StatementChannel } from '../../../contract/reconciliation-statement.ts';
import { OTHER_DAY } from '../../../contract/reconciliation-states.ts';
import type { Clock, Db } from '../../core/context.ts';
import { dateInShanghai } from '../../core/day.ts';
import { closedDayAt } from './days.ts';
import { type BookSide, bookEvent, difference } from './tables.ts';

/** When a payment counts, and when the channel has paid it if that was in closed books. */
export interface BookedTime {
  payTime: number;
  channelTime: number | null;
  closedDay: string | undefined;
}

/** @param told when the channel has paid it, milliseconds since 1970 */
export async function bookedTime({ db, clock }: { db: Db; clock: Clock }, told: number): Promise<BookedTime> {
  const closedDay = await closedDayAt(db, told);
  return closedDay === undefined
    ? { payTime: told, channelTime: null, closedDay }
    : { payTime: clock(), channelTime: told, closedDay };
}

interface Late {
  side: BookSide;
  id: string;
  channel: StatementChannel;
  /** Fen: in positive, out negative. */
  amount: number;
}

/** In the transaction in which it is booked. */
export async function noteLate(
  { db, clock }: { db: Db; clock: Clock },
  { payTime, closedDay }: BookedTime,
  { side, id, channel, amount }: Late,
): Promise<void> {
  if (closedDay === undefined) return;
  const now = clock();
  const day = dateInShanghai(payTime);
  const [made] = await db
    .insert(difference)
    .values({
      day,
      channel,
      type: OTHER_DAY,
      amount: Math.abs(amount),
      gap: amount,
      ourSide: side,
      ourId: id,
      carriedFrom: closedDay,
      isLate: 1,
      createdOn: now,
      updatedOn: now,
    })
    .returning({ id: difference.id });
  const event = { act: 'late' as const, by: null, channel, differenceId: made?.id ?? null, amount, on: now };
  await db.insert(bookEvent).values([
    { ...event, day },
    { ...event, day: closedDay, text: day },
  ]);
}
