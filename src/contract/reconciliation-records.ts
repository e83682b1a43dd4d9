/** Records of the desk that closes a day. 账期 day of the books · 账单 statement · 批次 batch · 差异 difference · 证据 evidence */
import * as z from 'zod/mini';
import { oneOf } from './grammar/kinds/one-of.ts';
import type { Reason } from './grammar/reasons.ts';
import { EpochMs, Flag, Id, masked } from './grammar/wire.ts';
import { PAYMENT_ENDS } from './payment-states.ts';
import { STATEMENT_CHANNELS, STATEMENT_KINDS, STATEMENT_STATES } from './reconciliation-statement.ts';
import { BATCH_STATES, DIFFERENCE_TYPES, HANDLE_STATES, HANDLINGS } from './reconciliation-states.ts';

/** `YYYY-MM-DD` of Asia/Shanghai. */
export const Day = z.iso.date();

/** Fen; amounts out are positive where the name says so. */
export const Counted = z.object({ count: z.int(), amount: z.int() });

/** `running`: not over yet. */
export const DAY_STATES = ['open', 'closed', 'running'] as const;

/** What keeps a day from being closed; all 0: nothing. */
const Missing = z.object({
  /** Channels that have payments and no statement, or one that is being imported. */
  statements: z.int(),
  /** Channels that have payments. */
  statementsOf: z.int(),
  differences: z.int(),
  differencesOf: z.int(),
  /** Outlays of the day that are under way. */
  processing: z.int(),
});

const closing = {
  state: z.enum(DAY_STATES),
  closedBy: z.nullable(z.string()),
  closedOn: z.nullable(EpochMs),
  missing: Missing,
  /**
   * Until when it is closed, by the property `finance.closeBy`; null for days before the books began, which is with the
   * first day that has a statement or was closed.
   */
  dueOn: z.nullable(EpochMs),
};

export const DaySummary = z.object({ day: Day, ...closing });
export type DaySummary = z.output<typeof DaySummary>;

/** One statement of a channel and a day, as it came in. */
export const StatementBatch = z.object({
  id: Id,
  batchNo: z.string(),
  channel: oneOf(STATEMENT_CHANNELS),
  billDate: Day,
  state: oneOf(BATCH_STATES),
  fileName: z.string(),
  sha256: z.string(),
  /** Payments of the books that it was held against, and its own lines; amounts in fen, what went out is taken away. */
  platformCount: z.int(),
  platformAmount: z.int(),
  channelCount: z.int(),
  channelAmount: z.int(),
  /** Differences, handled ones among them. */
  diffCount: z.int(),
  /** Lines that tell of payments on another statement, as trades in a fund flow. */
  asideCount: z.int(),
  /** Pairs that were found by amount and time, since their numbers do not meet. */
  guessedCount: z.int(),
  lineCount: z.int(),
  /** Whether a running balance proves that no line is missing. */
  balance: z.enum(['proved', 'none']),
  /** The job that brings it in. */
  jobId: z.nullable(Id),
  importedBy: z.nullable(z.string()),
  importedOn: EpochMs,
  matchedOn: z.nullable(EpochMs),
});
export type StatementBatch = z.output<typeof StatementBatch>;

/**
 * `none` no payments that day, `missing` no statement, `importing`, `stale` payments came since it was matched, `same`,
 * `different` some wait, `handled` none waits.
 */
export const CHANNEL_RESULTS = [
  'none',
  'missing',
  'importing',
  'stale',
  'same',
  'different',
  'handled',
] as const;

export const ChannelOfDay = z.object({
  channel: oneOf(STATEMENT_CHANNELS),
  /** Of our incomes and outlays; an outlay counts positive. */
  platformIn: Counted,
  platformOut: Counted,
  /** Null without a statement. */
  channelIn: z.nullable(Counted),
  channelOut: z.nullable(Counted),
  batch: z.nullable(StatementBatch),
  waiting: z.int(),
  handled: z.int(),
  /** Fen: the sum of `gap` of differences that wait. */
  openGap: z.int(),
  result: z.enum(CHANNEL_RESULTS),
});
export type ChannelOfDay = z.output<typeof ChannelOfDay>;

export const DAY_ACTS = [
  'import',
  'replace',
  'match',
  'handle',
  'takeBack',
  'late',
  'correct',
  'close',
  'reopen',
] as const;

export const DayEvent = z.object({
  id: Id,
  on: EpochMs,
  /** Null: nobody, as with a payment that came late. */
  by: z.nullable(z.string()),
  act: z.enum(DAY_ACTS),
  channel: z.nullable(oneOf(STATEMENT_CHANNELS)),
  /** With `handle` and `takeBack`. */
  handling: z.nullable(oneOf(HANDLINGS)),
  differenceId: z.nullable(Id),
  /** Fen: of the difference, of the late payment. */
  amount: z.nullable(z.int()),
  /** Lines of the statement; with `match` differences; with `close` payments that are locked. */
  count: z.nullable(z.int()),
  /** Remark, reason, or name of the file. */
  text: z.nullable(z.string()),
});
export type DayEvent = z.output<typeof DayEvent>;

/** A reason of `grammar/reasons.ts`. */
const ReasonCode = z.string() as z.ZodMiniType<Reason, string>;

export const DayOverview = z.object({
  day: Day,
  ...closing,
  version: z.int(),
  closedUserId: z.nullable(Id),
  /** Of the last time that it was opened again. */
  reopenedBy: z.nullable(z.string()),
  reopenedOn: z.nullable(EpochMs),
  reopenReason: z.nullable(z.string()),
  /** In the order of the desk; a channel by mapping only where it has a statement. */
  channels: z.array(ChannelOfDay),
  /** By type, in their order: those that wait, and all. */
  types: z.array(z.object({ type: oneOf(DIFFERENCE_TYPES), waiting: z.int(), all: z.int() })),
  /** Payments that are locked, or would be. */
  payments: z.int(),
  /** Payments that came after it was closed; they are differences of the day that took them. */
  late: z.array(z.object({ differenceId: Id, day: Day, amount: z.int(), name: z.nullable(z.string()) })),
  /** Why the person who asks does not close it now; null: may close. */
  closeRefusal: z.nullable(ReasonCode),
  reopenRefusal: z.nullable(ReasonCode),
  /** Newest first, at most 50. */
  events: z.array(DayEvent),
});
export type DayOverview = z.output<typeof DayOverview>;

/** Our side, as its record is now. */
export const OurSide = z.object({
  /** Name of its list. */
  resource: z.enum(['finance/income', 'finance/outlay']),
  id: Id,
  bizCode: z.int(),
  bizStrId: z.nullable(z.string()),
  /** Payer or payee. */
  name: z.nullable(z.string()),
  /** Of an outlay. */
  payeeAccount: z.nullable(masked('card')),
  plateNumber: z.nullable(z.string()),
  /** Fen: in positive, out negative. */
  amount: z.int(),
  fee: z.nullable(z.int()),
  outTradeNo: z.nullable(z.string()),
  tradeNo: z.nullable(z.string()),
  tradeChannel: z.int(),
  /** As the record has it: incomes and outlays have their own. */
  state: z.int(),
  payTime: z.nullable(EpochMs),
  /** What the channel says of a payment that came late; null where it is the same as `payTime`. */
  channelTime: z.nullable(EpochMs),
});
export type OurSide = z.output<typeof OurSide>;

/** One line of a statement. */
export const TheirLine = z.object({
  id: Id,
  billDate: Day,
  lineNo: z.int(),
  kind: z.enum(STATEMENT_KINDS),
  channelNo: z.nullable(z.string()),
  merchantNo: z.nullable(z.string()),
  originalChannelNo: z.nullable(z.string()),
  originalMerchantNo: z.nullable(z.string()),
  /** Fen: in positive, out negative. */
  amount: z.int(),
  fee: z.nullable(z.int()),
  occurredOn: z.nullable(EpochMs),
  status: z.enum(STATEMENT_STATES),
  name: z.nullable(z.string()),
  /** As it stands in the file. */
  raw: z.string(),
});
export type TheirLine = z.output<typeof TheirLine>;

/** The row of the open day that corrects it. */
const Correction = z.object({
  resource: z.enum(['finance/income', 'finance/outlay']),
  id: Id,
  /** Fen: in positive, out negative. */
  amount: z.int(),
  day: Day,
});

export const Difference = z.object({
  id: Id,
  version: z.int(),
  day: Day,
  channel: oneOf(STATEMENT_CHANNELS),
  type: oneOf(DIFFERENCE_TYPES),
  /** Fen, positive: what it is about. */
  amount: z.int(),
  /** Fen: the books of the day less the statement of the day, in positive, out negative. */
  gap: z.int(),
  ours: z.nullable(OurSide),
  theirs: z.nullable(TheirLine),
  handleState: oneOf(HANDLE_STATES),
  handling: z.nullable(oneOf(HANDLINGS)),
  handleRemark: z.nullable(z.string()),
  handledBy: z.nullable(z.string()),
  handledOn: z.nullable(EpochMs),
  /** With a carrying: to this day; and of what was carried or came late, from this day. */
  carriedTo: z.nullable(Day),
  carriedFrom: z.nullable(Day),
  /** Its payment came in after its day was closed. */
  isLate: Flag,
  /** Made by adding, or from a closed day. */
  correction: z.nullable(Correction),
});
export type Difference = z.output<typeof Difference>;

/** What a handling changes, as data of the sentence that says so. */
const Effect = z.object({
  /** The end that our payment takes, and the business record that changes with it. */
  end: z.nullable(z.enum(PAYMENT_ENDS)),
  bizCode: z.nullable(z.int()),
  bizStrId: z.nullable(z.string()),
  /** With an added row: fen, in positive, out negative, and the day of its books. */
  amount: z.nullable(z.int()),
  day: z.nullable(Day),
});

/** One way to handle it. */
const HandlingChoice = z.object({
  handling: oneOf(HANDLINGS),
  /** Why it does not apply; null where it does. */
  refusal: z.nullable(ReasonCode),
  /** Whether the amount has to be named with it. */
  namesAmount: Flag,
  effect: Effect,
});
export type HandlingChoice = z.output<typeof HandlingChoice>;

/** Another payment of the same amount to the same payee, or by the same payer, within 24 hours. */
const SecondPayment = z.object({
  resource: z.enum(['finance/income', 'finance/outlay']),
  id: Id,
  outTradeNo: z.nullable(z.string()),
  amount: z.int(),
  payTime: z.nullable(EpochMs),
});

export const DifferenceDetail = z.object({
  difference: Difference,
  /** Of four, in their order. */
  choices: z.array(HandlingChoice),
  /** The one to propose; null where only a person can say. */
  proposed: z.nullable(oneOf(HANDLINGS)),
  evidence: z.object({
    /** Of the statement that its line is from, or that its payment is missing on. */
    balance: z.nullable(z.enum(['proved', 'none'])),
    lineCount: z.nullable(z.int()),
    /** At most ten. */
    second: z.array(SecondPayment),
    /** Of an outlay that was sent: the channel can be asked. */
    canQuery: Flag,
    /** The last answer of the channel. */
    query: z.nullable(
      z.object({ state: z.enum(['paid', 'failed', 'processing', 'unknown']), on: EpochMs, by: z.string() }),
    ),
  }),
});
export type DifferenceDetail = z.output<typeof DifferenceDetail>;
