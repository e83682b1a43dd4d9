/** Statements as WeChat Pay writes them, by hand: a trade bill and a fund-flow bill of a few lines. */

const TRADE_HEADS =
  '交易时间,公众账号ID,商户号,特约商户号,设备号,微信订单号,商户订单号,用户标识,交易类型,交易状态,付款银行,货币种类,应结订单金额,代金券金额,微信退款单号,商户退款单号,退款金额,充值券退款金额,退款类型,退款状态,商品名称,商户数据包,手续费,费率,订单金额,申请退款金额,费率备注';
const TRADE_TOTALS =
  '总交易单数,应结订单总金额,退款总金额,充值券退款总金额,手续费总金额,订单总金额,申请退款总金额';
const FUND_HEADS =
  '记账时间,微信支付业务单号,资金流水单号,业务名称,业务类型,收支类型,收支金额(元),账户结余(元),资金变更提交申请人,备注,业务凭证号';
const FUND_TOTALS = '资金流水总笔数,收入笔数,收入金额,支出笔数,支出金额';

const yuan = (fen: number) => `${Math.floor(fen / 100)}.${String(fen % 100).padStart(2, '0')}`;
const row = (cells: readonly string[]) => cells.map(cell => `\`${cell}`).join(',');

export interface TradeLine {
  /** `YYYY-MM-DD HH:mm:ss` in China. */
  time: string;
  no: string;
  out?: string;
  /** Fen. */
  amount: number;
  /** Fen. */
  fee?: number;
  /** Of a refund: its own numbers. */
  refundNo?: string;
  refundOut?: string;
  refundState?: 'SUCCESS' | 'PROCESSING';
}

export function tradeBill(lines: readonly TradeLine[]): string {
  const rows = lines.map(({ time, no, out = '', amount, fee = 0, refundNo, refundOut = '', refundState }) => {
    const isRefund = refundNo !== undefined;
    const [paid, refunded] = isRefund ? ['0.00', yuan(amount)] : [yuan(amount), '0.00'];
    return row([
      time,
      'wx1',
      '1230000109',
      '0',
      '',
      no,
      out,
      'oUser',
      'JSAPI',
      isRefund ? 'REFUND' : 'SUCCESS',
      'OTHERS',
      'CNY',
      paid,
      '0.00',
      refundNo ?? '0',
      refundOut || '0',
      refunded,
      '0.00',
      isRefund ? 'ORIGINAL' : '',
      isRefund ? (refundState ?? 'SUCCESS') : '',
      '失物招领服务费',
      '',
      `${yuan(fee)}000`,
      '0.60%',
      paid,
      refunded,
      '',
    ]);
  });
  const sum = (which: (line: TradeLine) => boolean, of: (line: TradeLine) => number) =>
    lines.filter(which).reduce((all, line) => all + of(line), 0);
  const paid = yuan(
    sum(
      ({ refundNo }) => refundNo === undefined,
      ({ amount }) => amount,
    ),
  );
  const back = yuan(
    sum(
      ({ refundNo }) => refundNo !== undefined,
      ({ amount }) => amount,
    ),
  );
  const fees = `${yuan(
    sum(
      () => true,
      ({ fee = 0 }) => fee,
    ),
  )}000`;
  const totals = row([String(lines.length), paid, back, '0.00', fees, paid, back]);
  return [TRADE_HEADS, ...rows, TRADE_TOTALS, totals, ''].join('\r\n');
}

export interface FundLine {
  time: string;
  no: string;
  voucher: string;
  /** Fen: in positive, out negative. */
  amount: number;
  /** As the channel calls it, with its type. */
  name?: readonly [name: string, type: string];
}

export function fundFlow(lines: readonly FundLine[], opening = 1_000_000): string {
  let balance = opening;
  const rows = lines.map(({ time, no, voucher, amount, name = ['企业付款到零钱', '付款'] }, at) => {
    balance += amount;
    const direction = amount < 0 ? '支出' : '收入';
    const [called, type] = name;
    return row([
      time,
      no,
      `19000092${at}`,
      called,
      type,
      direction,
      yuan(Math.abs(amount)),
      yuan(balance),
      'system',
      '',
      voucher,
    ]);
  });
  const side = (sign: 1 | -1) => lines.filter(({ amount }) => Math.sign(amount) === sign);
  const sum = (some: readonly FundLine[]) =>
    yuan(Math.abs(some.reduce((all, { amount }) => all + amount, 0)));
  const totals = row([
    `${lines.length}.0`,
    `${side(1).length}.0`,
    sum(side(1)),
    `${side(-1).length}.0`,
    sum(side(-1)),
  ]);
  return [FUND_HEADS, ...rows, FUND_TOTALS, totals, ''].join('\r\n');
}
