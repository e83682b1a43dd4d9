/** Our side and the channel's, row by row, and whether they are equal. */
import { FAILED, PROCESSING } from '../../../contract/payment-states.ts';
import type { Difference, OurSide, TheirLine } from '../../../contract/reconciliation-records.ts';
import { toDayInput } from '../../../kit/format/time.ts';

export const SIDE_ROWS = [
  'business',
  'name',
  'amount',
  'fee',
  'merchantNo',
  'channelNo',
  'state',
  'time',
] as const;
export type SideRow = (typeof SIDE_ROWS)[number];

/** `none`: only one side can tell. */
export type Sign = 'equal' | 'unequal' | 'none';

type Both = Pick<Difference, 'ours' | 'theirs'>;

/** Those of which a side says something. */
export const shownRows = ({ ours, theirs }: Both): readonly SideRow[] =>
  SIDE_ROWS.filter(row => row !== 'fee' || (ours?.fee ?? 0) !== 0 || (theirs?.fee ?? 0) !== 0);

export function signOf(row: SideRow, { ours, theirs }: Both): Sign {
  if (!ours || !theirs) return 'unequal';
  return COMPARED[row](ours, theirs);
}

const same = (is: boolean): Sign => (is ? 'equal' : 'unequal');
/** A number that the channel leaves out contradicts nothing. */
const numbers = (one: string | null, other: string | null): Sign => {
  if (one === null && other === null) return 'none';
  return same(one === other);
};

const COMPARED: Readonly<Record<SideRow, (ours: OurSide, theirs: TheirLine) => Sign>> = {
  business: (ours, theirs) => same(directionOf(ours) === Math.sign(theirs.amount) || theirs.amount === 0),
  // a statement names goods, no people
  name: () => 'none',
  amount: (ours, theirs) => same(ours.amount === theirs.amount),
  fee: (ours, theirs) => (ours.fee === null || theirs.fee === null ? 'none' : same(ours.fee === theirs.fee)),
  merchantNo: (ours, theirs) => numbers(ours.outTradeNo, theirs.merchantNo),
  channelNo: (ours, theirs) => numbers(ours.tradeNo, theirs.channelNo),
  state: (ours, theirs) => same(endOfOurs(ours) === endOfTheirs(theirs)),
  time: (ours, theirs) => {
    const own = ours.channelTime ?? ours.payTime;
    if (own === null && theirs.occurredOn === null) return 'none';
    // both clocks may be some seconds apart, the day may not be another
    return same(
      own !== null && theirs.occurredOn !== null && toDayInput(own) === toDayInput(theirs.occurredOn),
    );
  },
};

const directionOf = ({ resource }: OurSide) => (resource === 'finance/income' ? 1 : -1);

/** Incomes and outlays number failures and payments under way alike. */
function endOfOurs({ state }: OurSide): 'done' | 'open' | 'failed' {
  if (state === FAILED) return 'failed';
  return state === PROCESSING || state === 0 ? 'open' : 'done';
}

function endOfTheirs({ status, kind }: TheirLine): 'done' | 'open' | 'failed' {
  if (kind === 'payoutReturn') return 'failed';
  if (status === 'success') return 'done';
  return status === 'processing' ? 'open' : 'failed';
}
