/** The columns of an Alipay bill that are read. */
import type { Heads } from './heads.ts';

export type AlipayColumns = ReturnType<typeof columnsOf>;

/** Fails with STATEMENT_COLUMN_MISSING. */
export const columnsOf = (heads: Heads) => ({
  channelNo: heads.need('支付宝交易号'),
  merchantNo: heads.need('商户订单号'),
  type: heads.need('业务类型'),
  name: heads.need('商品名称'),
  begunOn: heads.need('创建时间'),
  finishedOn: heads.find('完成时间'),
  amount: heads.need('商家实收(元)'),
  refundNo: heads.need('退款批次号/请求号'),
  fee: heads.find('服务费(元)'),
});
