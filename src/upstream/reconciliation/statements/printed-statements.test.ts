/** Statements of random lines, printed by the test in each layout, are read as what they were printed from. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { gbk } from '../../../../tests/builders/gbk.ts';
import { china } from '../../../../tests/builders/statements.ts';
import { StatementMapping } from '../../../contract/reconciliation-statement.ts';
import { readStatement } from './read-statement.ts';

const fen = fc.integer({ min: 1, max: 9_999_999 });
const time = fc
  .date({ min: new Date('2027-01-01T00:00:00Z'), max: new Date('2028-12-31T00:00:00Z'), noInvalidDate: true })
  .map(date => date.toISOString().slice(0, 19).replace('T', ' '));
const name = fc.stringMatching(
  /^[\u4e00-\u4e20a-z=+@"',;(][\u4e00-\u4e20a-z=+@"',;( )]{0,9}[\u4e00-\u4e20a-z)]$/,
);
const trade = fc.record({
  isRefund: fc.boolean(),
  amount: fen,
  fee: fc.integer({ min: 0, max: 99_999 }),
  time,
  name,
});
type Trade = typeof trade extends fc.Arbitrary<infer T> ? T : never;
const trades = fc.array(trade, { maxLength: 12 });

const yuan = (amount: number) =>
  `${amount < 0 ? '-' : ''}${Math.floor(Math.abs(amount) / 100)}.${String(Math.abs(amount) % 100).padStart(2, '0')}`;
/** @param units thousandths of a fen */
const fee5 = (units: number) =>
  `${units < 0 ? '-' : ''}${Math.floor(Math.abs(units) / 100_000)}.${String(Math.abs(units) % 100_000).padStart(5, '0')}`;
const sum = (all: readonly number[]) => all.reduce((total, one) => total + one, 0);
const signed = ({ isRefund, amount }: Trade) => (isRefund ? 0 - amount : amount);
const amountsOf = (all: readonly Trade[]) =>
  all.map(one => [signed(one), china(one.time), one.name.trim().replace(/^['`\s]+/, '')]);
const read = async (text: string | Buffer, mapping?: StatementMapping) => {
  const statement = await readStatement(Buffer.from(text), { fileName: 'INN280101ZM_1', mapping });
  return { ...statement, amounts: statement.lines.map(line => [line.amount, line.occurredOn, line.name]) };
};
const paid = (all: readonly Trade[]) => sum(all.map(one => (one.isRefund ? 0 : one.amount)));
const refunded = (all: readonly Trade[]) => sum(all.map(one => (one.isRefund ? one.amount : 0)));

describe('a statement that is printed is read as it was', () => {
  it('as a trade bill of WeChat Pay', async () => {
    const columns =
      '交易时间,微信订单号,商户订单号,交易状态,应结订单金额,微信退款单号,商户退款单号,退款金额,退款状态,商品名称,手续费';
    const row = (one: Trade, at: number) =>
      `\`${[
        one.time,
        `42${at}`,
        `P${at}`,
        one.isRefund ? 'REFUND' : 'SUCCESS',
        yuan(one.isRefund ? 0 : one.amount),
        one.isRefund ? `50${at}` : '0',
        one.isRefund ? `R${at}` : '',
        yuan(one.isRefund ? one.amount : 0),
        one.isRefund ? 'SUCCESS' : '',
        one.name,
        fee5(one.isRefund ? 0 - one.fee : one.fee),
      ].join(',`')}`;
    await fc.assert(
      fc.asyncProperty(trades, async all => {
        const fees = sum(all.map(one => (one.isRefund ? 0 - one.fee : one.fee)));
        const totals = `\`${[all.length, yuan(paid(all)), yuan(refunded(all)), fee5(fees)].join(',`')}`;
        const head = '总交易单数,应结订单总金额,退款总金额,手续费总金额';
        const found = await read([columns, ...all.map(row), head, totals].join('\n'));
        expect(found.amounts).toEqual(amountsOf(all));
        expect(found.totals).toMatchObject({ amountIn: paid(all), amountOut: refunded(all) });
      }),
    );
  });

  it('as a fund-flow bill of WeChat Pay', async () => {
    await fc.assert(
      fc.asyncProperty(trades, fc.integer({ min: -1_000, max: 10 ** 10 }), async (all, before) => {
        let balance = before;
        const rows = all.map((one, at) => {
          balance += signed(one);
          const words = one.isRefund ? ['退款', '退款', '支出'] : ['交易', '交易', '收入'];
          return `\`${[one.time, `B${at}`, `F${at}`, ...words, yuan(one.amount), yuan(balance), 's', one.name, `P${at}`].join(',`')}`;
        });
        const out = all.filter(({ isRefund }) => isRefund).length;
        const totals = [all.length, all.length - out, yuan(paid(all)), out, yuan(refunded(all))];
        const found = await read(
          [
            '记账时间,微信支付业务单号,资金流水单号,业务名称,业务类型,收支类型,收支金额（元）,账户结余（元）,资金变更提交申请人,备注,业务凭证号',
            ...rows,
            '资金流水总笔数,收入笔数,收入金额,支出笔数,支出金额',
            `\`${totals.join(',`')}`,
          ].join('\r\n'),
        );
        expect(found.lines.map(({ amount }) => amount)).toEqual(all.map(signed));
        expect(found.balance).toBe(all.length > 0 ? 'proved' : 'none');
      }),
    );
  });

  it('as a business bill of Alipay', async () => {
    const columns =
      '支付宝交易号,商户订单号,业务类型,商品名称,创建时间,完成时间,商家实收（元）,退款批次号/请求号,服务费（元）,备注';
    await fc.assert(
      fc.asyncProperty(trades, async all => {
        const rows = all.map((one, at) =>
          [
            `2027${at}`,
            `P${at}`,
            one.isRefund ? '退款' : '交易',
            one.name,
            one.time,
            one.time,
            yuan(signed(one)),
            one.isRefund ? `R${at}` : '',
            '0.00',
            '',
          ]
            .map(value => `${value}\t`)
            .join(','),
        );
        const out = all.filter(({ isRefund }) => isRefund).length;
        const found = await read(
          gbk(
            [
              '#支付宝业务明细查询',
              '#起始日期：[2027年03月05日 00:00:00]   终止日期：[2027年03月06日 00:00:00]',
              '#---业务明细列表---',
              columns,
              ...rows,
              '#---业务明细列表结束---',
              `#交易合计：${all.length - out}笔，商家实收共${yuan(paid(all))}元，商家优惠共0.00元`,
              `#退款合计：${out}笔，商家实收退款共${yuan(0 - refunded(all))}元，商家优惠退款共0.00元`,
              '#导出时间：[2027年03月06日 10:12:00]\r\n',
            ].join('\r\n'),
          ),
        );
        expect(found.amounts).toEqual(amountsOf(all));
      }),
    );
  });

  it('as a text that is read by a mapping', async () => {
    const mapping = StatementMapping.parse({
      headRow: 1,
      unit: 'fen',
      delimiter: ',',
      amount: '金额',
      time: { columns: ['时间'], format: 'ymd' },
      name: '摘要',
      endMark: '#',
    });
    const cell = (text: string) => `"${text.replaceAll('"', '""')}"`;
    await fc.assert(
      fc.asyncProperty(trades, async all => {
        const rows = all.map(one => [String(signed(one)), one.time, one.name].map(cell).join(','));
        const found = await read(['金额,时间,摘要', ...rows, '#'].join('\r\n'), mapping);
        expect(found.amounts).toEqual(amountsOf(all));
      }),
    );
  });
});
