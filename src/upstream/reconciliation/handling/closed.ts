/** A difference of a closed day is corrected by a row in the books of today. */
import type { reconciliationCalls } from '../../../contract/reconciliation.ts';
import type { Difference } from '../../../contract/reconciliation-records.ts';
import { CARRY, CORRECT, NAMED_FROM } from '../../../contract/reconciliation-states.ts';
import type { Context, Db } from '../../core/context.ts';
import { dateInShanghai } from '../../core/day.ts';
import { refuse } from '../../core/failure.ts';
import { boundsOf } from '../../domain/books/days.ts';
import { noteEvent } from '../../domain/books/events.ts';
import type { DifferenceRow } from '../../domain/books/tables.ts';
import { findLatePayment } from '../../domain/payments/late-payments.ts';
import { inEveryArea } from '../every-area.ts';
import type { Sided } from '../sides.ts';
import { counterpartOn, hasBothSides } from './carrying.ts';
import { holdClosedDifference } from './finding.ts';
import { add, checkAmount } from './handling.ts';
import { checkSeen, record } from './recording.ts';

export async function correctClosed(
  context: Context<typeof reconciliationCalls.correctClosed>,
): Promise<Difference> {
  const { db, body, user, clock } = context;
  inEveryArea(user);
  const sided = await holdClosedDifference(db, body.id);
  const { row } = sided;
  await checkSeen(db, row, body.version);
  if (row.correctionId !== null || (await hasComeLate(db, sided)))
    throw refuse('STATE_NOT_ALLOWED', 'CORRECTION_MADE');
  if (await isSettled(db, row)) throw refuse('STATE_NOT_ALLOWED', 'DIFFERENCE_HANDLED');
  if (row.gap === 0) throw refuse('STATE_NOT_ALLOWED', 'ADD_BOTH_EQUAL');
  checkAmount(Math.abs(row.gap), body.amount, Math.abs(row.gap) >= NAMED_FROM);
  const payTime = clock();
  const made = await add(context, sided, { payTime, remark: body.remark });
  await noteEvent(db, {
    day: dateInShanghai(payTime),
    act: 'correct',
    by: user.userName,
    channel: row.channel,
    differenceId: row.id,
    amount: Math.abs(row.gap),
    text: row.day,
    on: payTime,
  });
  const set = { correctionSide: made.side, correctionId: made.id };
  return record(context, row, set, { act: 'correct', text: body.remark });
}

/** The payment of the line is in open books already: the channel has reported it after the day was closed. */
const hasComeLate = async (db: Db, { row, line }: Sided): Promise<boolean> =>
  line !== undefined &&
  (await findLatePayment(db, {
    ...boundsOf(row.day),
    side: line.amount < 0 ? 'outlay' : 'income',
    numbers: [line.channelNo, line.merchantNo].filter(number => number !== null),
  }));

/** Our payment has taken the end that the channel has, or both sides are in the books, if on two days. */
async function isSettled(db: Db, row: DifferenceRow): Promise<boolean> {
  if (row.handling === CORRECT) return true;
  if (row.handling !== CARRY) return false;
  if (row.isLate === 1 || hasBothSides(row)) return true;
  const there = row.carriedTo === null ? undefined : await counterpartOn(db, row, row.carriedTo);
  return there !== undefined && hasBothSides(there);
}
