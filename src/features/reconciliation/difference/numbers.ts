/** By which number a person knows a difference. */
import type { Difference } from '../../../contract/reconciliation-records.ts';

export const numberOf = ({ ours, theirs }: Pick<Difference, 'ours' | 'theirs'>): string | null =>
  ours?.outTradeNo ?? theirs?.merchantNo ?? theirs?.channelNo ?? ours?.tradeNo ?? null;
