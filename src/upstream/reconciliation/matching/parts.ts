/** What is held against each other: payments of the books, and lines of a statement. */
import type { StatementKind, StatementState } from '../../../contract/reconciliation-statement.ts';
import { type DifferenceType, ONLY_THEIRS, OTHER_AMOUNT } from '../../../contract/reconciliation-states.ts';

/** Direction of the money. */
export type Flow = 'in' | 'out';

/** A payment of the books. */
export interface Entry {
  /** Names it: `income:12`. */
  key: string;
  flow: Flow;
  /** The channel's number and ours; of a refund the refund's own. */
  channelNo: string | null;
  merchantNo: string | null;
  /** Fen: in positive, out negative. */
  amount: number;
  /** Fen; null where it is not known. */
  fee: number | null;
  /** Milliseconds since 1970. */
  time: number | null;
  /** `returned`: it was paid and given back. */
  state: 'paid' | 'returned' | 'processing' | 'failed';
  /** It belongs to the books of the day that is held against its statement. */
  isOfDay: boolean;
  /** The statement need not tell of it. */
  mayMiss: boolean;
}

/** A line of a statement. */
export interface BillLine {
  /** Names it within the input. */
  key: string;
  lineNo: number;
  kind: StatementKind;
  channelNo: string | null;
  merchantNo: string | null;
  originalChannelNo: string | null;
  originalMerchantNo: string | null;
  /** Fen: in positive, out negative. */
  amount: number;
  fee: number | null;
  occurredOn: number | null;
  status: StatementState;
  /** It stands on the statement of the day; other lines are of days beside it. */
  isOfDay: boolean;
}

export interface Pair {
  entry: Entry;
  line: BillLine;
  by: 'number' | 'amount';
}

/** One side is null where there is only the other. */
export interface Found {
  type: DifferenceType;
  entry: Entry | null;
  line: BillLine | null;
  /** The line of the payment that turned back is on the same statement: together both moved nothing. */
  isWhole?: boolean;
}

/** Each entry is in `pairs`, `differences` or `idle`, each line in `pairs`, `differences` or `aside`, and nowhere twice. */
export interface Matched {
  pairs: Pair[];
  differences: Found[];
  /** Lines that ask for no payment of the day: another statement's, failed ones, fees of lines that are there. */
  aside: BillLine[];
  /** Payments that need no line. */
  idle: Entry[];
}

/** Whether the channel has moved money by it. */
export const moved = ({ status }: Pick<BillLine, 'status'>): boolean =>
  status === 'success' || status === 'processing';

/** Fen: the books of the day less the statement of the day. */
export function gapOf(found: Found): number {
  const { type, entry, line } = found;
  const ours = entry?.isOfDay && isBooked(entry) ? entry.amount : 0;
  const gap = ours - (line && isCounted(found) ? line.amount : 0);
  return type === OTHER_AMOUNT ? gap + feeBetween(entry, line) : gap;
}

/** Whether the line of a difference has changed the sum of the statement of the day. */
export function isCounted({ type, entry, line, isWhole }: Found): boolean {
  if (!line?.isOfDay) return false;
  if (type === ONLY_THEIRS) return true;
  // a payment of the day and its return are both on the statement, or both on none
  if (turnsBack(line)) return !isWhole && !entry?.isOfDay;
  return moved(line);
}

/** Fen by which the channel's fee is larger; 0 where either side does not know it. */
const feeBetween = (entry: Entry | null, line: BillLine | null) =>
  entry?.fee != null && line?.fee != null ? line.fee - entry.fee : 0;

const isBooked = ({ state }: Entry) => state === 'paid' || state === 'returned';

/** Fen, positive: what a difference is about. */
export function amountOf(found: Found): number {
  const { type, entry, line } = found;
  if (type === OTHER_AMOUNT && entry && line)
    return Math.abs(gapOf(found)) || Math.abs(entry.amount - line.amount);
  return Math.abs((line ?? entry)?.amount ?? 0);
}

/** A payout that came back, a refund that was closed after it was accepted, a payment that was cancelled. */
export const turnsBack = ({ kind, amount, status }: Pick<BillLine, 'kind' | 'amount' | 'status'>): boolean =>
  kind === 'payoutReturn' || status === 'revoked' || (kind === 'refund' && amount > 0);

/** The direction of the payment that a line takes back. */
export const takesBack = ({ status }: Pick<BillLine, 'status'>): Flow =>
  status === 'revoked' ? 'in' : 'out';
