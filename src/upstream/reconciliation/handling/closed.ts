/** A difference of a closed day is corrected by a row in the books of today. */
import type { reconciliationCalls } from '../../../contract/reconciliation.ts';
import type { Difference } from '../../../contract/reconciliation-records.ts';
import { NAMED_FROM } from '../../../contract/reconciliation-states.ts';
import type { Context } from '../../core/context.ts';
import { dateInShanghai } from '../../core/day.ts';
import { refuse } from '../../core/failure.ts';
import { noteEvent } from '../../domain/books/events.ts';
import { inEveryArea } from '../every-area.ts';
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
  if (row.correctionId !== null) throw refuse('STATE_NOT_ALLOWED', 'CORRECTION_MADE');
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
