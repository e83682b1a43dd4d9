/** A trend as figures, the newest first: for who does not see the line, and who wants to know exactly. */
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import type { RateSample } from '../../contract/online-rate.ts';
import { formatCount } from '../../kit/format/count.ts';
import { formatClock, formatTime } from '../../kit/format/time.ts';
import { RateMark } from './RateFigures.tsx';

interface TrendTableProps {
  summary: string;
  samples: readonly RateSample[];
  /** Times of different days. */
  isOfDays: boolean;
}

export function TrendTable({ summary, samples, isOfDays }: TrendTableProps) {
  const translate = useTranslate();
  return (
    <Scroll tabIndex={0} role="region" aria-label={summary}>
      <table>
        <thead>
          <tr>
            <th scope="col">{translate('onlineRate.trend.time')}</th>
            <th scope="col">{translate('onlineRate.trend.rate')}</th>
            <th scope="col">{translate('onlineRate.trend.online')}</th>
            <th scope="col">{translate('onlineRate.trend.total')}</th>
            <th scope="col">{translate('onlineRate.trend.access')}</th>
          </tr>
        </thead>
        <tbody>
          {samples.toReversed().map(sample => (
            <tr key={sample.time}>
              <td>{isOfDays ? formatTime(sample.time).slice(0, -3) : formatClock(sample.time)}</td>
              <td>
                <RateMark rate={sample.onlineRate} />
              </td>
              <td>{formatCount(sample.onlineCount)}</td>
              <td>{formatCount(sample.totalRecordCount)}</td>
              <td>{sample.accessRate}%</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Scroll>
  );
}

const Scroll = styled('div')(({ theme: { tokens } }) => ({
  height: 176,
  overflow: 'auto',
  '&:focus-visible': { outlineOffset: -2 },
  table: { width: '100%', borderCollapse: 'separate', borderSpacing: 0, fontVariantNumeric: 'tabular-nums' },
  th: {
    position: 'sticky',
    top: 0,
    height: 28,
    backgroundColor: tokens.surface,
    color: tokens.text.faint,
    fontWeight: 400,
  },
  'th, td': { padding: '0 16px', borderBottom: `1px solid ${tokens.line}`, textAlign: 'right' },
  'th:first-of-type, td:first-of-type': { textAlign: 'left' },
  td: { height: 28 },
}));
