/** What a row of a fund-flow bill is about, and which of its three numbers says so. */
import type { StatementKind, StatementState } from '../../../contract/reconciliation-statement.ts';
import type { StatementLine } from './statement.ts';

/** Transfers, red packets and the products that replaced them. */
const PAYOUT = /付款|转账|红包|打款|代发|分账/;

/**
 * By the type, or where that says nothing, by the name; what is in neither is `other`, which the balance still counts.
 * @param amount fen, signed
 */
export function fundKindOf(
  type: string,
  name: string,
  amount: number,
): { kind: StatementKind; status: StatementState } {
  const kind = [type, name].map(word => kindOfWord(word, amount)).find(one => one !== undefined);
  const isClosed = kind === 'refund' && [type, name].some(word => word.includes('退款关闭'));
  // money that a refund took comes back when the refund is closed
  return { kind: kind ?? 'other', status: isClosed ? 'closed' : 'success' };
}

function kindOfWord(word: string, amount: number): StatementKind | undefined {
  if (word.includes('手续费') || word.includes('服务费')) return 'fee';
  if (PAYOUT.test(word)) return amount < 0 ? 'payout' : 'payoutReturn';
  if (word.includes('退款')) return 'refund';
  if (word.includes('交易')) return 'payment';
  return undefined;
}

type Numbers = Pick<StatementLine, 'channelNo' | 'merchantNo' | 'originalChannelNo' | 'originalMerchantNo'>;

/** In front of the number of the payment, as the voucher of a refund has it. */
const REFUND_MARK = 'REF';

export function fundNumbersOf(
  kind: StatementKind,
  { flowNo, businessNo, voucher }: { flowNo: string; businessNo: string | null; voucher: string | null },
): Numbers {
  const isOfPayment = voucher?.startsWith(REFUND_MARK) ?? false;
  const paymentNo = isOfPayment ? (voucher?.slice(REFUND_MARK.length) ?? null) : null;
  const merchantNo = isOfPayment ? null : voucher;
  if (kind === 'fee') {
    // the business number is that of the payment or the refund: only the number of the movement is its own
    return {
      channelNo: flowNo,
      merchantNo: null,
      originalChannelNo: businessNo,
      originalMerchantNo: merchantNo,
    };
  }
  return {
    channelNo: businessNo ?? flowNo,
    merchantNo,
    originalChannelNo: kind === 'refund' ? paymentNo : null,
    originalMerchantNo: null,
  };
}
