/** What may be asked under the terms of a driver. */
import type { WithdrawalTerms } from '../../contract/withdrawal-calls.ts';
import { feeOf, WITHDRAWAL_CHANNELS, type WithdrawalChannel } from '../../contract/withdrawal-states.ts';

/** As a form has it: a choice that was made. Fails for what is none. */
export function channelOf(typed: unknown): WithdrawalChannel {
  const found = WITHDRAWAL_CHANNELS.find(channel => channel === Number(typed));
  if (found === undefined) throw new TypeError('NO_CHANNEL');
  return found;
}

/** Why nothing can be asked for this driver at all; undefined where something can. */
export type Hindrance = 'frozen' | 'open' | 'payees' | 'short';

export function hindranceOf({ account, min, hasOpen, payees }: WithdrawalTerms): Hindrance | undefined {
  if (account.isFrozen === 1) return 'frozen';
  if (hasOpen === 1) return 'open';
  if (payees.length === 0) return 'payees';
  return account.available < min ? 'short' : undefined;
}

/** What is wrong with an amount of fen; undefined where nothing is. */
export function amountFault(
  amount: number,
  { account, min, feePercent }: WithdrawalTerms,
): 'small' | 'short' | undefined {
  if (amount < min || amount - feeOf(amount, feePercent) < 1) return 'small';
  return amount > account.available ? 'short' : undefined;
}
