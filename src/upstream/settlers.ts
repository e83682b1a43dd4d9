/** What money means for the business that it was paid for, by its code: each is said by that business. */
import { VIP_FEE, WITHDRAWAL } from '../contract/payment-states.ts';
import type { IncomeSettlers } from './domain/payments/incomes.ts';
import type { Settlers } from './domain/payments/settling.ts';
import { LOST_SETTLERS, settleVipFee } from './lost/money/settled.ts';
import { settleWithdrawal } from './withdrawal/settled.ts';

export const SETTLERS: Settlers = { ...LOST_SETTLERS, [WITHDRAWAL]: settleWithdrawal };
export const INCOME_SETTLERS: IncomeSettlers = { [VIP_FEE]: settleVipFee };
