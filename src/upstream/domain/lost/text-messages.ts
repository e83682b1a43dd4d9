/** Text messages about lost items: few to one number in a day, whoever sends them. */
import { and, count, eq, gte } from 'drizzle-orm';
import type { Db } from '../../core/context.ts';
import { serialize } from '../../core/database/serialize.ts';
import { Failure } from '../../core/failure.ts';
import { queueSms, smsDayOf, smsDayStart, smsOutbox } from '../../core/outside/sms-outbox.ts';
import { readProperties } from '../../core/properties.ts';

interface LostSms {
  mobile: string;
  text: string;
  /** Milliseconds since 1970. */
  now: number;
}

/**
 * In a transaction. False, and nothing is sent, where the number has had as many in a day as property `lost.smsDailyLimit`
 * allows of these, or `sms.dailyLimit` of all.
 */
export async function queueLostSms(db: Db, { mobile, text, now }: LostSms): Promise<boolean> {
  // two at once would both find room for the last one
  await serialize(db, 'lostSms');
  const { 'lost.smsDailyLimit': limit } = await readProperties(db, 'lost.smsDailyLimit');
  const isToday = and(
    eq(smsOutbox.mobile, mobile),
    eq(smsOutbox.kind, 'lostItem'),
    gte(smsOutbox.createdOn, smsDayStart(smsDayOf(now))),
  );
  const [had] = await db.select({ times: count() }).from(smsOutbox).where(isToday);
  if ((had?.times ?? 0) >= limit) return false;
  try {
    await queueSms(db, { mobile, kind: 'lostItem', text, now });
    return true;
  } catch (error) {
    if (error instanceof Failure && error.failure === 'OVER_LIMIT') return false;
    throw error;
  }
}
