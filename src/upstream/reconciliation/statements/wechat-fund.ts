/**
 * The fund-flow bill of WeChat Pay (资金账单): every movement of an account. A payment is two rows, of which one is its fee.
 * The balance behind each row proves that none is missing and none was moved.
 */
import { WECHAT_FUND } from '../../../contract/reconciliation-statement.ts';
import { plus } from './amounts.ts';
import { finished } from './finished.ts';
import type { Heads } from './heads.ts';
import { RowValues, rawOf } from './row-values.ts';
import { type ReadOptions, type Statement, type StatementLine, StatementRefused } from './statement.ts';
import type { TextLine } from './text-lines.ts';
import { fundKindOf, fundNumbersOf } from './wechat-fund-kinds.ts';
import { checkFundTotals } from './wechat-fund-totals.ts';
import { wechatRows } from './wechat-rows.ts';

/** Fails with StatementRefused. */
export function readWechatFund(lines: readonly TextLine[], options: ReadOptions): Statement {
  const { heads, rows, totals } = wechatRows(lines, '资金流水总笔数');
  const columns = columnsOf(heads);
  let before: number | undefined;
  const read = rows.map(({ lineNo, cells, raw }) => {
    const row = new RowValues(cells, lineNo);
    const line = { ...lineOf(row, columns), raw: rawOf(raw) };
    const balance = row.yuan(columns.balance);
    if (before !== undefined) checkBalance(lineNo, plus(before, line.amount), balance);
    before = balance;
    return line;
  });
  return finished(
    {
      channel: WECHAT_FUND,
      lines: read,
      totals: checkFundTotals(totals, read),
      balance: read.length > 0 ? 'proved' : 'none',
    },
    options,
  );
}

function checkBalance(lineNo: number, expected: number, found: number): void {
  if (expected !== found) {
    throw new StatementRefused('STATEMENT_BALANCE_BROKEN', lineNo, { name: '账户结余', expected, found });
  }
}

type Columns = ReturnType<typeof columnsOf>;

const columnsOf = (heads: Heads) => ({
  time: heads.need('记账时间'),
  businessNo: heads.need('微信支付业务单号'),
  flowNo: heads.need('资金流水单号'),
  name: heads.need('业务名称'),
  type: heads.need('业务类型'),
  direction: heads.need('收支类型'),
  amount: heads.need('收支金额(元)'),
  balance: heads.need('账户结余(元)'),
  voucher: heads.need('业务凭证号'),
});

function lineOf(row: RowValues, columns: Columns): StatementLine {
  const size = row.yuan(columns.amount);
  if (size < 0) throw row.refusal('STATEMENT_BAD_AMOUNT', columns.amount);
  const amount = isIncome(row, columns) ? size : 0 - size;
  const name = row.text(columns.name);
  const { kind, status } = fundKindOf(row.text(columns.type), name, amount);
  const flowNo = row.number(columns.flowNo);
  if (flowNo === null) throw row.refusal('STATEMENT_BAD_NUMBER');
  return {
    lineNo: row.lineNo,
    kind,
    status,
    ...fundNumbersOf(kind, {
      flowNo,
      businessNo: row.number(columns.businessNo),
      voucher: row.number(columns.voucher),
    }),
    amount,
    fee: null,
    occurredOn: row.time(columns.time),
    name: row.name(columns.name),
    raw: '',
  };
}

function isIncome(row: RowValues, { direction }: Columns): boolean {
  const word = row.text(direction);
  if (word !== '收入' && word !== '支出') throw row.refusal('STATEMENT_UNKNOWN_WORD', direction);
  return word === '收入';
}
