/**
 * The file of trades that UnionPay makes for a merchant (ZM). It has no head, no totals and no mark of its end, so lines
 * that are missing as a whole are not noticed in a bare file; the archive that it comes in shows them.
 */
import {
  type StatementKind,
  type StatementState,
  UNION_PAY_FILE,
} from '../../../contract/reconciliation-statement.ts';
import { fenOfFen } from './amounts.ts';
import { finished } from './finished.ts';
import { RowValues, rawOf } from './row-values.ts';
import { type ReadOptions, type Statement, type StatementLine, StatementRefused } from './statement.ts';
import { chinese, fieldOf, isUnionPayLine, type UnionPayField, withoutAccount } from './unionpay-fields.ts';
import { byteLines } from './unionpay-lines.ts';
import { settlementDay, timeNear } from './unionpay-time.ts';

/** Fails with StatementRefused. @param fileName INN<yyMMdd>…ZM_<merchant>, from which the year is taken */
export function readUnionPay(bytes: Buffer, { fileName, day }: ReadOptions): Statement {
  const settledOn = settlementDay(fileName) ?? day;
  if (settledOn === undefined) throw new StatementRefused('STATEMENT_NO_DAY');
  const { lines, isEnded } = byteLines(bytes);
  const read = lines.map(({ lineNo, bytes: line }, at) => {
    if (!isUnionPayLine(line)) {
      const isCut = !isEnded && at === lines.length - 1;
      throw new StatementRefused(isCut ? 'STATEMENT_CUT' : 'STATEMENT_BAD_ROW', lineNo);
    }
    return lineOf(line, lineNo, settledOn);
  });
  // its days are those of settlement, whenever the trades were
  return finished({ channel: UNION_PAY_FILE, lines: read, totals: null, days: [settledOn] }, { day });
}

function lineOf(line: Buffer, lineNo: number, settledOn: string): StatementLine {
  const row = new RowValues(
    READ.map(field => fieldOf(line, field)),
    lineNo,
  );
  const { kind, status, isIn } = meaningOf(row);
  const size = row.fenOf(PLACE.amount, fenOfFen);
  const occurredOn = timeNear(settledOn, row.text(PLACE.sentOn));
  if (occurredOn === undefined) throw row.refusal('STATEMENT_BAD_TIME', PLACE.sentOn);
  const [channelNo, merchantNo] = [row.number(PLACE.queryId), row.number(PLACE.orderNo)];
  if (channelNo === null) throw row.refusal('STATEMENT_BAD_NUMBER', PLACE.queryId);
  const isRefund = kind === 'refund';
  const fee = signedOf(row, PLACE.fee);
  return {
    lineNo,
    kind,
    channelNo,
    merchantNo,
    originalChannelNo: isRefund ? row.number(PLACE.originalQueryId) : null,
    originalMerchantNo: isRefund ? row.number(PLACE.originalOrderNo) : null,
    amount: isIn ? size : 0 - size,
    // what is debited to the merchant is charged
    fee: fee.isDebit ? fee.size : 0 - fee.size,
    occurredOn,
    status,
    name: row.name(PLACE.merchantReserved),
    raw: rawOf(chinese(withoutAccount(line))),
  };
}

const READ = [
  'sentOn',
  'amount',
  'queryId',
  'orderNo',
  'fee',
  'settled',
  'tradeType',
  'originalQueryId',
  'merchantReserved',
  'originalOrderNo',
] as const satisfies readonly UnionPayField[];
const PLACE = Object.fromEntries(READ.map((field, at) => [field, at])) as Record<
  (typeof READ)[number],
  number
>;

interface Meaning {
  kind: StatementKind;
  status: StatementState;
  isIn: boolean;
}

const paid: Meaning = { kind: 'payment', status: 'success', isIn: true };
const revoked: Meaning = { kind: 'refund', status: 'revoked', isIn: false };
/** By UnionPay's types of trades. Of any other type, the letter of the settled amount says which way the money went. */
const MEANINGS: ReadonlyMap<string, Meaning> = new Map([
  // purchase, completed authorisation, collection
  ['01', paid],
  ['03', paid],
  ['11', paid],
  ['04', { kind: 'refund', status: 'success', isIn: false }],
  // cancelled purchase, cancelled completion
  ['31', revoked],
  ['33', revoked],
  ['12', { kind: 'payout', status: 'success', isIn: false }],
]);

function meaningOf(row: RowValues): Meaning {
  const known = MEANINGS.get(row.text(PLACE.tradeType));
  if (known) return known;
  return { kind: 'other', status: 'success', isIn: !signedOf(row, PLACE.settled).isDebit };
}

/** C credit and D debit, in front of twelve digits; a zero may be without a letter. */
function signedOf(row: RowValues, place: number): { size: number; isDebit: boolean } {
  const [, letter, digits = ''] = /^([A-Z]?)(\d{12,13})$/.exec(row.text(place)) ?? [];
  const size = fenOfFen(digits);
  if (size === undefined) throw row.refusal('STATEMENT_BAD_AMOUNT', place);
  const isKnown = letter === 'C' || letter === 'D' || size === 0;
  if (!isKnown) throw row.refusal('STATEMENT_UNKNOWN_WORD', place);
  return { size, isDebit: letter === 'D' };
}
