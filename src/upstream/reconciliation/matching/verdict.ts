/** What a payment and a line of the same number or amount say of each other. */
import {
  type DifferenceType,
  OTHER_AMOUNT,
  OTHER_DAY,
  OTHER_STATE,
} from '../../../contract/reconciliation-states.ts';
import { type BillLine, type Entry, moved } from './parts.ts';

/** `apart`: two attempts of one payment, or neither belongs to the day. */
export type Verdict = 'same' | 'apart' | DifferenceType;

export function verdictOf(entry: Entry, line: BillLine): Verdict {
  const isPaid = entry.state === 'paid' || entry.state === 'returned';
  if (!entry.isOfDay && !line.isOfDay) return 'apart';
  if (!moved(line)) {
    if (entry.state === 'failed') return 'same';
    // our payment has succeeded on another day than that on which the line has failed
    return isPaid && !entry.isOfDay ? 'apart' : OTHER_STATE;
  }
  if (!isPaid) {
    if (line.status === 'processing' && entry.state === 'processing') return 'same';
    return line.isOfDay ? OTHER_STATE : 'apart';
  }
  if (entry.amount !== line.amount || isOtherFee(entry, line)) return OTHER_AMOUNT;
  if (entry.isOfDay && line.isOfDay) return 'same';
  return line.isOfDay || !entry.mayMiss ? OTHER_DAY : 'apart';
}

const isOtherFee = (entry: Entry, line: BillLine) =>
  entry.fee !== null && line.fee !== null && entry.fee !== line.fee;
