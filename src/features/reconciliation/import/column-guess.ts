/** Which column of a file is what, as far as heads and samples tell it. */
import type { StatementFile } from '../../../contract/reconciliation-files.ts';
import type { StatementTimeFormat } from '../../../contract/reconciliation-statement.ts';

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

export type Table = NonNullable<StatementFile['table']>;

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

/** As a mapping names them: without spaces around. */
export const headsOf = ({ columns }: Pick<Table, 'columns'>): string[] => [
  ...new Set(columns.map(({ name }) => name.trim()).filter(name => name !== '')),
];

export const samplesOf = ({ columns }: Pick<Table, 'columns'>, head: string): readonly string[] =>
  (head !== '' && columns.find(({ name }) => name.trim() === head)?.samples) || [];

/** Columns that are said stay as they are; the others are guessed, each once. Empty: none. */
export function columnsOf(
  table: Table,
  said: Readonly<Partial<Record<ColumnField, string>>>,
): Record<ColumnField, string> {
  const taken = new Set(Object.values(said));
  const guessed = (field: ColumnField) => {
    const found = headsOf(table).find(head => !taken.has(head) && HEADS[field].test(head)) ?? '';
    taken.add(found);
    return found;
  };
  return Object.fromEntries(COLUMN_FIELDS.map(field => [field, said[field] ?? guessed(field)])) as Record<
    ColumnField,
    string
  >;
}

/** As far as the first rows tell it; where day and month may be either, a person says so. */
export function formatOf(table: Table, head: string): StatementTimeFormat {
  const [sample = ''] = samplesOf(table, head);
  if (/^\d{8}(\d{6})?$/.test(sample)) return 'compact';
  if (/^\d{13}$/.test(sample)) return 'epochMs';
  if (/^\d{10}$/.test(sample)) return 'epochS';
  return /^\d{1,2}[/.-]/.test(sample) ? 'dmy' : 'ymd';
}
