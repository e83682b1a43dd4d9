/** What an entry of a cash account is for: it leads there, where the menu does. */
import { styled } from '@mui/material/styles';
import { LinkBase } from 'ra-core';
import { CASH_ADJUSTMENT, CASH_FEE, CASH_WITHDRAWAL } from '../../contract/cash-states.ts';
import type { CashEntry } from '../../contract/driver-cash.ts';
import { useLeadsTo } from '../../data/menu-context.tsx';
import { ADJUSTMENT_PATH, adjustmentNamed, WITHDRAWAL_PATH, withdrawalNamed } from './paths.ts';

export function EntryPurpose({ entry }: { entry: Pick<CashEntry, 'bizType' | 'bizNo' | 'reverses'> }) {
  const leadsToWithdrawals = useLeadsTo(WITHDRAWAL_PATH);
  const leadsToAdjustments = useLeadsTo(ADJUSTMENT_PATH);
  const { bizType, bizNo, reverses } = entry;
  // what takes another entry back was asked for as an adjustment
  const isAdjustment = bizType === CASH_ADJUSTMENT || reverses !== null;
  const isWithdrawal = !isAdjustment && (bizType === CASH_WITHDRAWAL || bizType === CASH_FEE);
  if (isAdjustment && leadsToAdjustments) return <Link to={adjustmentNamed(bizNo)}>{bizNo}</Link>;
  if (isWithdrawal && leadsToWithdrawals) return <Link to={withdrawalNamed(bizNo)}>{bizNo}</Link>;
  return bizNo;
}

const Link = styled(LinkBase)(({ theme }) => ({ color: theme.tokens.accent.ink }));
