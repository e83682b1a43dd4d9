/** What is read from the statement of a channel, and the one way in which reading it fails. */
import type {
  RefusalValues,
  StatementChannel,
  StatementKind,
  StatementMapping,
  StatementRefusal,
  StatementState,
} from '../../../contract/reconciliation-statement.ts';

export interface StatementLine {
  /** Line of the file, or row of the sheet, from 1. */
  lineNo: number;
  kind: StatementKind;
  /** The channel's own number; of a refund its own refund number, never the payment's. */
  channelNo: string | null;
  /** The merchant's number; of a refund the refund's own. */
  merchantNo: string | null;
  /** The payment that a refund gives back, or that a fee was charged for. */
  originalChannelNo: string | null;
  originalMerchantNo: string | null;
  /** Fen: in positive, out negative. */
  amount: number;
  /** Fen, rounded half away from zero: charged positive, given back negative. Null where the file has none. */
  fee: number | null;
  /** Milliseconds since 1970. */
  occurredOn: number | null;
  status: StatementState;
  /** Of the product or the business. */
  name: string | null;
  /** The line as it is in the file, cut to 2,000 characters. */
  raw: string;
}

/** What the file says of itself, in fen. It agrees with the lines, or the statement is refused. */
export interface StatementTotals {
  count: number;
  amountIn: number;
  /** Positive. */
  amountOut: number;
  /** 0 where fees are lines of their own, or the file does not add them up. */
  fee: number;
}

export interface Statement {
  channel: StatementChannel;
  /**
   * `YYYY-MM-DD` of Asia/Shanghai, in their order: those that the file is made for, where it says so; else those on which lines
   * fall, and without lines the day that was asked for.
   */
  days: string[];
  /** In the order of the file. */
  lines: StatementLine[];
  totals: StatementTotals | null;
  /** Whether a running balance proves that no line is missing. */
  balance: 'proved' | 'none';
  /** The file was asked for with payments or refunds alone: it is not all of its days. */
  part?: 'payments' | 'refunds';
}

export interface ReadOptions {
  /** Only the year of a UnionPay file is taken from it, which its content does not say. */
  fileName: string;
  mapping?: StatementMapping | undefined;
  /** `YYYY-MM-DD` that the file is for, where its content and its name do not say it. */
  day?: string | undefined;
  /** For the text “no bill exists”, which does not say of which channel it is; 1 where it is left out. */
  channel?: StatementChannel | undefined;
}

/** The file is refused as a whole. */
export class StatementRefused extends Error {
  override readonly name = 'StatementRefused';
  constructor(
    readonly reason: StatementRefusal,
    /** Line of the file from 1, where one is to blame. */
    readonly line?: number,
    readonly values: RefusalValues = {},
  ) {
    super(line === undefined ? reason : `${reason}: line ${line}`);
  }
}
