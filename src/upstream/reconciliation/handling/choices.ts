/**
 * In which ways a difference may be handled, why not in the others, and what each would change. Judged here once: the page shows
 * it, and the handling is refused by it.
 */
import type { Reason } from '../../../contract/grammar/reasons.ts';
import { FAILED, PROCESSING } from '../../../contract/payment-states.ts';
import type { HandlingChoice } from '../../../contract/reconciliation-records.ts';
import {
  ADD,
  CARRY,
  CORRECT,
  DAYS_APART,
  DIFFERENCE_HANDLED,
  HANDLINGS,
  type Handling,
  mayHandle,
  NAMED_FROM,
  OTHER_AMOUNT,
} from '../../../contract/reconciliation-states.ts';
import { dateInShanghai } from '../../core/day.ts';
import { daysBetween } from '../../domain/books/days.ts';
import { turnsBack } from '../matching/parts.ts';
import type { Sided } from '../sides.ts';

const NO_EFFECT: HandlingChoice['effect'] = {
  end: null,
  bizCode: null,
  bizStrId: null,
  amount: null,
  day: null,
};

/** @param isClosed the day of the difference is */
export const choicesOf = (sided: Sided, isClosed: boolean): HandlingChoice[] =>
  HANDLINGS.map(handling => choiceOf(sided, handling, isClosed));

export function choiceOf(sided: Sided, handling: Handling, isClosed: boolean): HandlingChoice {
  const { row } = sided;
  const choice = { handling, refusal: null, namesAmount: 0 as const, effect: NO_EFFECT };
  const general = generalRefusal(sided, handling, isClosed);
  if (general) return { ...choice, refusal: general };
  const namesAmount = row.amount >= NAMED_FROM ? (1 as const) : (0 as const);
  if (handling === CORRECT) return { ...choice, namesAmount, ...correcting(sided) };
  if (handling === ADD) return { ...choice, namesAmount, ...adding(sided) };
  if (handling === CARRY) return { ...choice, ...carrying(sided) };
  return choice;
}

function generalRefusal({ row }: Sided, handling: Handling, isClosed: boolean): Reason | null {
  if (isClosed) return 'DAY_CLOSED';
  if (row.handleState === DIFFERENCE_HANDLED) return 'DIFFERENCE_HANDLED';
  if (mayHandle(row.type, handling)) return null;
  if (handling === CORRECT) return row.ourId === null ? 'CORRECT_NO_ROW' : 'CORRECT_ENDED';
  return handling === CARRY && row.ourId !== null && row.lineId !== null
    ? 'CARRY_SAME_DAY'
    : 'HANDLING_UNFIT';
}

type Judged = Pick<HandlingChoice, 'refusal' | 'effect'>;
const refused = (refusal: Reason): Judged => ({ refusal, effect: NO_EFFECT });

/** What the channel says has become of our payment; null where it does not say. */
export function endOf({ line }: Pick<Sided, 'line'>): 'paid' | 'failed' | null {
  if (!line || line.status === 'processing') return null;
  return line.status === 'success' && !turnsBack(line) ? 'paid' : 'failed';
}

function correcting(sided: Sided): Judged {
  const { outlay, income, line } = sided;
  if (!outlay) return refused(income ? 'CORRECT_ENDED' : 'CORRECT_NO_ROW');
  const end = endOf(sided);
  const isOpen = outlay.state === PROCESSING || (outlay.state === FAILED && end === 'paid');
  if (!isOpen) return refused('CORRECT_ENDED');
  if (!line || end === null) return refused('CORRECT_STATE_SAME');
  if (end === 'paid' && (-outlay.amount !== line.amount || (line.channelNo ?? line.merchantNo) === null))
    return refused('CORRECT_DIFFERS');
  const { bizCode, bizStrId } = outlay;
  return {
    refusal: null,
    effect: { ...NO_EFFECT, end, bizCode, bizStrId, day: dateInShanghai(line.occurredOn ?? 0) },
  };
}

function adding(sided: Sided): Judged {
  const { row, outlay } = sided;
  if (outlay?.state === PROCESSING) return refused('ADD_UNDER_WAY');
  // both sides have it, if only on two days
  if (row.gap === 0 || otherDayOf(sided) !== undefined) return refused('ADD_BOTH_EQUAL');
  return { refusal: null, effect: { ...NO_EFFECT, amount: -row.gap, day: row.day } };
}

function carrying(sided: Sided): Judged {
  const to = otherDayOf(sided);
  if (sided.row.isLate === 1) return { refusal: null, effect: { ...NO_EFFECT, day: sided.row.day } };
  if (to === sided.row.day) return refused('CARRY_SAME_DAY');
  return { refusal: null, effect: { ...NO_EFFECT, day: to ?? null } };
}

/** The day of the other side, where it is known. What turned back has no other side: it stands for itself. */
export function otherDayOf({ row, income, outlay, line }: Sided): string | undefined {
  if (!line || row.ourId === null || turnsBack(line)) return undefined;
  const booked = income?.payTime ?? outlay?.payTime;
  const days = [line.billDate, ...(booked == null ? [] : [dateInShanghai(booked)])];
  return days.find(day => day !== row.day);
}

export const isNearDay = (from: string, to: string) =>
  from !== to && Math.abs(daysBetween(from, to)) <= DAYS_APART;

/** The one that a person most likely wants; null where only he can say. */
export function proposedOf(sided: Sided, choices: readonly HandlingChoice[]): Handling | null {
  const may = (handling: Handling) => choices.some(one => one.handling === handling && one.refusal === null);
  if (may(CORRECT)) return CORRECT;
  if (may(CARRY) && (otherDayOf(sided) !== undefined || sided.row.isLate === 1)) return CARRY;
  // a fee or a payment that only the channel knows is money that has moved
  if (may(ADD) && sided.row.ourId === null) return ADD;
  return may(ADD) && sided.row.type === OTHER_AMOUNT ? ADD : null;
}
