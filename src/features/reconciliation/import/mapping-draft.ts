/** A mapping while it is made: columns by their heads, words as they are typed. */
import type { StatementFile } from '../../../contract/reconciliation-files.ts';
import {
  BY_MAPPING,
  STATEMENT_KINDS,
  STATEMENT_STATES,
  STATEMENT_TIME_FORMATS,
  type StatementChannel,
  type StatementMapping,
  type StatementTimeFormat,
} from '../../../contract/reconciliation-statement.ts';

export const COLUMN_FIELDS = [
  'amount',
  'direction',
  'merchantNo',
  'channelNo',
  'time',
  'timeOfDay',
  'kind',
  'status',
  'fee',
  'refundMerchantNo',
  'refundChannelNo',
  'name',
] as const;
export type ColumnField = (typeof COLUMN_FIELDS)[number];

export interface MappingDraft {
  channel: StatementChannel;
  unit: StatementMapping['unit'];
  /** Heads; empty: none. */
  columns: Readonly<Record<ColumnField, string>>;
  format: StatementTimeFormat;
  /** Words of a column by what they mean, apart by commas. */
  words: Readonly<Record<string, string>>;
  endMark: string;
}

type Table = NonNullable<StatementFile['table']>;

/** How heads of statements begin, by what is below them. */
const HEADS: Readonly<Record<ColumnField, RegExp>> = {
  amount: /^(交易|订单|实付|发生)?金额|^amount/i,
  direction: /^收\/?支|收支|方向|^direction/i,
  merchantNo: /^商户(订单|单)号|out_?trade_?no|merchant/i,
  channelNo: /^(渠道|微信|支付宝|银联|平台)?(交易|流水|订单|单)号|transaction/i,
  time: /^(交易|支付|记账|入账|完成)?(时间|日期)|^time|^date/i,
  timeOfDay: /^时刻/,
  kind: /类型|^type/i,
  status: /状态|^status/i,
  fee: /手续费|^fee/i,
  refundMerchantNo: /^商户退款单号/,
  refundChannelNo: /^(渠道|微信|平台)?退款单号/,
  name: /商品|摘要|名称|^subject/i,
};

export function draftOf(table: Table): MappingDraft {
  const taken = new Set<string>();
  const columns = Object.fromEntries(
    COLUMN_FIELDS.map(field => {
      const found = table.columns.find(({ name }) => !taken.has(name) && HEADS[field].test(name.trim()));
      if (found) taken.add(found.name);
      return [field, found?.name ?? ''];
    }),
  ) as Record<ColumnField, string>;
  return {
    channel: BY_MAPPING,
    unit: 'yuan',
    columns,
    format: formatOf(table, columns.time),
    words: {},
    endMark: '',
  };
}

/** As far as the first rows tell it; where day and month may be either, a person says so. */
function formatOf(table: Table, head: string): StatementTimeFormat {
  const [sample = ''] = table.columns.find(({ name }) => name === head)?.samples ?? [];
  if (/^\d{8}(\d{6})?$/.test(sample)) return 'compact';
  if (/^\d{13}$/.test(sample)) return 'epochMs';
  if (/^\d{10}$/.test(sample)) return 'epochS';
  return /^\d{1,2}[/.-]/.test(sample) ? 'dmy' : 'ymd';
}
export const TIME_FORMATS = STATEMENT_TIME_FORMATS;

/** Of which columns the words have to be named, and what they can mean. */
export const WORDED = {
  direction: ['in', 'out'],
  kind: STATEMENT_KINDS,
  status: STATEMENT_STATES,
} as const;
export type Worded = keyof typeof WORDED;
export const isWorded = (field: ColumnField): field is Worded => Object.hasOwn(WORDED, field);
export const wordsKey = (field: Worded, meaning: string) => `${field}.${meaning}`;

const wordsIn = (text: string | undefined): string[] =>
  (text ?? '')
    .split(/[,，、;；]/)
    .map(word => word.trim())
    .filter(word => word !== '');

/** Undefined while something is missing. */
export function mappingOf(
  { unit, columns, format, words, endMark }: MappingDraft,
  { headRow, sheetName }: Pick<Table, 'headRow' | 'sheetName'>,
): StatementMapping | undefined {
  const { amount, direction, kind, status, time, timeOfDay, ...plain } = columns;
  if (amount === '' || (plain.merchantNo === '' && plain.channelNo === '')) return undefined;
  const meant = (field: Worded) =>
    Object.fromEntries(
      WORDED[field]
        .map(meaning => [meaning, wordsIn(words[wordsKey(field, meaning)])] as const)
        .filter(([, list]) => list.length > 0),
    );
  const [signs, kinds, states] = [meant('direction'), meant('kind'), meant('status')];
  if (direction !== '' && !(signs.in && signs.out)) return undefined;
  if (kind !== '' && Object.keys(kinds).length === 0) return undefined;
  if (status !== '' && Object.keys(states).length === 0) return undefined;
  return {
    headRow,
    unit,
    amount,
    ...(sheetName !== null && { sheet: sheetName }),
    ...(endMark.trim() !== '' && { endMark: endMark.trim() }),
    ...(direction !== '' && { direction: { column: direction, in: signs.in ?? [], out: signs.out ?? [] } }),
    ...(kind !== '' && { kind: { column: kind, words: kinds } }),
    ...(status !== '' && { status: { column: status, words: states } }),
    ...(time !== '' && { time: { columns: timeOfDay === '' ? [time] : [time, timeOfDay], format } }),
    ...Object.fromEntries(Object.entries(plain).filter(([, head]) => head !== '')),
  };
}
