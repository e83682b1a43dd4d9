/** Balance, what open withdrawals hold of it, and what is left. */
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import type { CashAccount } from '../../contract/driver-cash.ts';
import { formatYuan } from '../../kit/format/count.ts';

const FIGURES = ['balance', 'held', 'available'] as const;

export function AccountFigures({ account }: { account: CashAccount }) {
  const translate = useTranslate();
  return (
    <>
      <List>
        {FIGURES.map(figure => (
          <div key={figure} data-figure={figure}>
            <dt>{translate(`driverCash.account.${figure}`)}</dt>
            <dd>{formatYuan(account[figure])}</dd>
          </div>
        ))}
      </List>
      {account.isFrozen === 1 && <Frozen>{translate('driverCash.account.isFrozen')}</Frozen>}
    </>
  );
}

const List = styled('dl')(({ theme: { tokens } }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: 8,
  margin: 0,
  padding: '4px 16px 8px',
  fontVariantNumeric: 'tabular-nums',
  dt: { color: tokens.text.faint, fontSize: 12 },
  dd: { margin: 0, fontSize: 16, fontWeight: 600, color: tokens.text.strong, overflowWrap: 'anywhere' },
}));

const Frozen = styled('p')(({ theme: { tokens } }) => ({
  margin: 0,
  padding: '0 16px 8px',
  color: tokens.bad.ink,
}));
