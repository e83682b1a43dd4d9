/** A rate as shape, colour and figure, and what it is a rate of. */
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { formatCount } from '../../kit/format/count.ts';
import { StatusMark } from '../../kit/StatusMark.tsx';
import { type Rates, toneOf } from './rates.ts';

export function RateMark({ rate }: { rate: number }) {
  return <StatusMark tone={toneOf(rate)}>{`${rate}%`}</StatusMark>;
}

export function RateFigures({ rates }: { rates: Rates }) {
  const translate = useTranslate();
  return (
    <Figures>
      {translate('onlineRate.online', {
        online: formatCount(rates.onlineCount),
        total: formatCount(rates.totalRecordCount),
      })}{' '}
      <span>{translate('onlineRate.access', { rate: `${rates.accessRate}%` })}</span>
    </Figures>
  );
}

const Figures = styled('span')(({ theme }) => ({
  color: theme.tokens.text.faint,
  fontSize: 12,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  '& > span': { marginLeft: 8 },
}));
