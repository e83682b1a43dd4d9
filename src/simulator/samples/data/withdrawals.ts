/** What drivers of the demonstration have asked for, and how far it is. */
import type { AdjustmentState } from '../../../contract/cash-states.ts';
import type {
  SecondReason,
  WithdrawalChannel,
  WithdrawalState,
} from '../../../contract/withdrawal-states.ts';

export interface SampleWithdrawal {
  state: WithdrawalState;
  /** Fen. */
  amount: number;
  channel: WithdrawalChannel;
  hoursAgo: number;
  isByClerk?: true;
  isNewCard?: true;
  secondFor?: readonly SecondReason[];
  isAuditedOnce?: true;
  auditReason?: string;
}

export const SAMPLE_WITHDRAWALS: readonly SampleWithdrawal[] = [
  { state: 0, amount: 12_000, channel: 4, hoursAgo: 2 },
  { state: 0, amount: 80_000, channel: 2, hoursAgo: 5, isByClerk: true },
  { state: 0, amount: 620_000, channel: 2, hoursAgo: 7, secondFor: ['amount'] },
  {
    state: 0,
    amount: 90_000,
    channel: 2,
    hoursAgo: 26,
    isNewCard: true,
    secondFor: ['payee'],
    isAuditedOnce: true,
  },
  { state: 10, amount: 35_000, channel: 2, hoursAgo: 20 },
  { state: 10, amount: 18_000, channel: 4, hoursAgo: 22 },
  { state: 12, amount: 26_000, channel: 2, hoursAgo: 6 },
  { state: 11, amount: 50_000, channel: 2, hoursAgo: 49 },
  { state: 11, amount: 32_000, channel: 4, hoursAgo: 75 },
  { state: 11, amount: 21_000, channel: 2, hoursAgo: 122, isByClerk: true },
  { state: 20, amount: 15_000, channel: 4, hoursAgo: 52, auditReason: '收款人姓名与司机不一致' },
  { state: 21, amount: 42_000, channel: 2, hoursAgo: 30 },
];

interface SampleAdjustment {
  state: AdjustmentState;
  /** Fen. */
  amount: number;
  hoursAgo: number;
  reason: string;
  closeReason?: string;
}

export const SAMPLE_ADJUSTMENTS: readonly SampleAdjustment[] = [
  { state: 0, amount: 5_000, hoursAgo: 4, reason: '三月安全行车奖漏发，补记' },
  { state: 1, amount: 8_000, hoursAgo: 50, reason: '广告照片奖励计算有误，补差额' },
  { state: 1, amount: -1_500, hoursAgo: 73, reason: '活动奖励重复发放，扣回' },
  { state: 2, amount: 20_000, hoursAgo: 98, reason: '节日慰问', closeReason: '不属于现金账户的款项' },
];

/** Of UnionPay's range, with its check digit. */
export function cardNumber(at: number): string {
  const digits = `621700${String(3_330_000_000 + at * 7_919_113).padStart(12, '0')}`;
  const sum = [...digits].toReversed().reduce((total, digit, place) => {
    const value = Number(digit) * (place % 2 === 0 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return `${digits}${(10 - (sum % 10)) % 10}`;
}
