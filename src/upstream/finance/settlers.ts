/** What money means for the business that it was paid for, by its code: each is said by that business. */
import type { IncomeSettlers } from '../domain/payments/incomes.ts';
import type { Settlers } from '../domain/payments/settling.ts';

export const SETTLERS: Settlers = {};
export const INCOME_SETTLERS: IncomeSettlers = {};
