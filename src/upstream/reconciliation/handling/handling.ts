/** A person handles a difference, or takes it back while the day is open. */
import { MATCHED } from '../../../contract/payment-states.ts';
import type { reconciliationCalls } from '../../../contract/reconciliation.ts';
import type { Difference } from '../../../contract/reconciliation-records.ts';
import {
  ADD,
  CARRY,
  CORRECT,
  DIFFERENCE_HANDLED,
  DIFFERENCE_WAITS,
  type Handling,
  IGNORE,
  LEAST_REMARK,
} from '../../../contract/reconciliation-states.ts';
import type { Context } from '../../core/context.ts';
import { Failure, refuse } from '../../core/failure.ts';
import { boundsOf } from '../../domain/books/days.ts';
import type { DifferenceRow } from '../../domain/books/tables.ts';
import { addCorrection, dropCorrection } from '../../domain/payments/corrections.ts';
import { correctOutlay, type Settlers } from '../../domain/payments/settling.ts';
import { inEveryArea } from '../every-area.ts';
import { UNHANDLED } from '../matching/known-differences.ts';
import type { Sided } from '../sides.ts';
import { carry, compare, uncarry } from './carrying.ts';
import { choiceOf, endOf, otherDayOf } from './choices.ts';
import { holdDifference, seenDifference } from './finding.ts';
import { checkSeen, record } from './recording.ts';

type Handle = Context<typeof reconciliationCalls.handleDifference> & { settlers: Settlers };
type TakeBack = Context<typeof reconciliationCalls.takeBackHandling>;

export async function handleDifference(context: Handle): Promise<Difference> {
  const { db, body, user, clock } = context;
  inEveryArea(user);
  const { handling } = body;
  const seen = await seenDifference(db, body.id);
  const other = handling === CARRY ? (otherDayOf(seen) ?? body.toDay) : undefined;
  const sided = await holdDifference(db, body.id, other === undefined ? [] : [other]);
  const { row } = sided;
  await checkSeen(db, row, body.version);
  const { refusal, namesAmount } = choiceOf(sided, handling, false);
  if (refusal !== null) throw refuse('STATE_NOT_ALLOWED', refusal);
  checkAmount(row.amount, body.amount, namesAmount === 1);
  const remark = body.remark || null;
  if (handling === IGNORE && [...(remark ?? '')].length < LEAST_REMARK)
    throw new Failure('PARAMETER', {
      reason: 'REMARK_SHORT',
      fields: [{ field: 'remark', code: 'too_small' }],
    });
  const made = await act(context, sided, handling);
  const handled = {
    handleState: DIFFERENCE_HANDLED,
    handling,
    handleRemark: remark,
    handledById: user.userId,
    handledBy: user.userName,
    handledOn: clock(),
  };
  return record(context, row, { ...handled, ...made }, { act: 'handle', text: remark });
}

/** Fails with PARAMETER, reasons AMOUNT_NOT_NAMED and AMOUNT_DIFFERS. */
export function checkAmount(amount: number, named: number | undefined, isNeeded: boolean): void {
  if (named === undefined && isNeeded) throw refuse('PARAMETER', 'AMOUNT_NOT_NAMED');
  if (named !== undefined && named !== amount) throw refuse('PARAMETER', 'AMOUNT_DIFFERS');
}

async function act(context: Handle, sided: Sided, handling: Handling): Promise<Partial<DifferenceRow>> {
  const { db, body, user, clock } = context;
  switch (handling) {
    case CORRECT:
      await correct(context, sided);
      return {};
    case ADD: {
      const made = await add(context, sided, { payTime: timeOf(sided), remark: body.remark || null });
      return { correctionSide: made.side, correctionId: made.id };
    }
    case CARRY:
      return { carriedTo: await carry({ db, now: clock(), user }, sided, body.toDay) };
    default:
      return {};
  }
}

/** Our payment takes the end that the channel has, with all that follows from it. */
async function correct({ db, clock, settlers }: Handle, sided: Sided): Promise<void> {
  const { line, outlay } = sided;
  if (!line || !outlay) throw refuse('STATE_NOT_ALLOWED', 'CORRECT_NO_ROW');
  const outcome =
    endOf(sided) === 'paid'
      ? ({
          state: 'paid',
          tradeNo: line.channelNo ?? line.merchantNo ?? '',
          payTime: line.occurredOn ?? clock(),
          amount: -line.amount,
        } as const)
      : ({ state: 'failed', failCode: 'STATEMENT', ...(line.name && { failReason: line.name }) } as const);
  const settled = await correctOutlay({ db, clock, settlers }, outlay.id, outcome);
  if (settled === 'different') throw refuse('STATE_NOT_ALLOWED', 'CORRECT_DIFFERS');
  await compare(db, sided, MATCHED);
}

/** When the channel has moved it, or we: within the day of the difference. */
function timeOf({ row, line, income, outlay }: Sided): number {
  const { from, to } = boundsOf(row.day);
  const times = [line?.occurredOn, income?.payTime, outlay?.payTime];
  return times.find(time => time != null && time >= from && time < to) ?? from;
}

export function add(
  context: Handle | Context<typeof reconciliationCalls.correctClosed>,
  { row, line, income, outlay }: Sided,
  { payTime, remark }: { payTime: number; remark: string | null },
) {
  const ours = income ?? outlay;
  return addCorrection(context, {
    differenceId: row.id,
    attempt: row.version,
    amount: -row.gap,
    billChannel: row.channel,
    payTime,
    about: ours && {
      tradeChannel: ours.tradeChannel,
      addressType: ours.addressType,
      name: income?.payerName ?? outlay?.payeeName ?? null,
    },
    channelNo: line?.channelNo ?? ours?.tradeNo ?? null,
    remark,
  });
}

export async function takeBackHandling(context: TakeBack): Promise<Difference> {
  const { db, body, user, clock } = context;
  inEveryArea(user);
  const seen = await seenDifference(db, body.id);
  const sided = await holdDifference(db, body.id, seen.row.carriedTo === null ? [] : [seen.row.carriedTo]);
  const { row } = sided;
  await checkSeen(db, row, body.version);
  if (row.handleState === DIFFERENCE_WAITS) throw refuse('STATE_NOT_ALLOWED', 'DIFFERENCE_WAITS');
  if (row.handling === CORRECT) throw refuse('STATE_NOT_ALLOWED', 'TAKE_BACK_SETTLED');
  if (row.handling === CARRY) await uncarry({ db, now: clock(), user }, sided);
  if (row.correctionSide !== null && row.correctionId !== null)
    await dropCorrection(context, row.correctionSide, row.correctionId);
  return record(context, row, UNHANDLED, { act: 'takeBack', text: row.handleRemark });
}
