/** How much one person may see: enough for a day at the telephone, too little to carry the register away. */
import { and, eq, gt, gte } from 'drizzle-orm';
import { REVEALS_A_MINUTE } from '../../contract/reveal.ts';
import type { Db } from '../core/context.ts';
import { serialize } from '../core/database/serialize.ts';
import { Failure } from '../core/failure.ts';
import { countOf } from '../core/paging.ts';
import { readProperties } from '../core/properties.ts';
import { revealLog } from '../core/tables.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
/** The operator's days begin at midnight in UTC+8, all year. */
const OFFSET_MS = 8 * 3_600_000;

/** One reveal of a person after another, so that two at once cannot both be the last. */
export async function checkLimits(db: Db, userId: string, now: number): Promise<void> {
  await serialize(db, `reveal ${userId}`);
  const own = eq(revealLog.userId, userId);
  const lately = await countOf(db, revealLog, and(own, gt(revealLog.createdOn, now - MINUTE_MS)));
  if (lately >= REVEALS_A_MINUTE) throw new Failure('TOO_FREQUENT');
  const { 'reveal.dailyLimit': limit } = await readProperties(db, 'reveal.dailyLimit');
  const midnight = now - ((now + OFFSET_MS) % DAY_MS);
  const today = await countOf(db, revealLog, and(own, gte(revealLog.createdOn, midnight)));
  if (today >= limit) throw new Failure('OVER_LIMIT');
}
