/** The fields of a UnionPay file of trades (ZM): bytes, not characters, with one separator behind each. */

const WIDTHS = {
  tradeCode: 3,
  agent: 11,
  sender: 11,
  traceNo: 6,
  /** MMDDhhmmss. */
  sentOn: 10,
  account: 19,
  /** Fen. */
  amount: 12,
  merchantCategory: 4,
  terminalType: 2,
  queryId: 21,
  oldPayWay: 2,
  orderNo: 32,
  cardType: 2,
  originalTraceNo: 6,
  originalSentOn: 10,
  /** A letter, and fen. */
  fee: 13,
  settled: 13,
  payWay: 4,
  group: 15,
  tradeType: 2,
  tradeSubtype: 2,
  business: 6,
  accountType: 2,
  billType: 4,
  billNo: 32,
  mode: 1,
  originalQueryId: 21,
  merchant: 15,
  splitWay: 1,
  subMerchant: 15,
  subMerchantName: 32,
  subMerchantAmount: 13,
  net: 13,
  terminal: 8,
  merchantReserved: 32,
  discount: 13,
  invoice: 13,
  instalmentFee: 12,
  instalments: 2,
  medium: 1,
  originalOrderNo: 32,
  reserved: 98,
} as const;

export type UnionPayField = keyof typeof WIDTHS;

const PLACES = new Map<string, readonly [begin: number, end: number]>();
let at = 0;
for (const [field, width] of Object.entries(WIDTHS)) {
  PLACES.set(field, [at, at + width]);
  at += width + 1;
}
/** Of a line, with the separator behind the last field. */
const LINE_BYTES = at;

/** Of the separators. */
const SEPARATORS = [...PLACES.values()].map(([, end]) => end);

/**
 * Whether a line without its end is as long as all fields, and has the same separator behind each of them, so that no byte
 * of it is missing. The last separator may be.
 */
export function isUnionPayLine(line: Buffer): boolean {
  const isLong = line.length === LINE_BYTES || line.length === LINE_BYTES - 1;
  const separator = line[SEPARATORS[0] ?? 0];
  return isLong && SEPARATORS.every(place => place >= line.length || line[place] === separator);
}

/** Cut by bytes before it is decoded: a Chinese name has fewer characters than bytes. Trimmed. */
export function fieldOf(line: Buffer, field: UnionPayField): string {
  const [begin, end] = PLACES.get(field) ?? [0, 0];
  const bytes = line.subarray(begin, end);
  const isPlain = bytes.every(byte => byte < 0x80);
  return (isPlain ? bytes.toString('latin1') : chinese(bytes)).trim();
}

export const chinese = (bytes: Buffer) => new TextDecoder('gb18030').decode(bytes);

const ACCOUNT_SHOWN = 4;
const STAR = 0x2a;
const isDigit = (byte: number | undefined) => byte !== undefined && byte >= 0x30 && byte <= 0x39;

/** The same line, of whose account only the last digits are left. */
export function withoutAccount(line: Buffer): Buffer {
  const [begin, end] = PLACES.get('account') ?? [0, 0];
  const masked = Buffer.from(line);
  let shown = 0;
  for (let at = end - 1; at >= begin; at -= 1) {
    if (!isDigit(line[at])) continue;
    if (shown < ACCOUNT_SHOWN) shown += 1;
    else masked[at] = STAR;
  }
  return masked;
}
