/** A trend as figures, the newest first: for who does not see the line, and who wants to know exactly. */
import { useTranslate } from 'ra-core';
import type { RateSample } from '../../contract/online-rate.ts';
import { FigureTable } from '../../kit/chart/FigureTable.tsx';
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
  const timeOf = ({ time }: RateSample) => (isOfDays ? formatTime(time).slice(0, -3) : formatClock(time));
  const figure = (key: string, of: keyof RateSample) => ({
    key: of,
    head: translate(`onlineRate.trend.${key}`),
    isNumber: true,
  });
  return (
    <FigureTable
      label={summary}
      height={176}
      rows={samples.toReversed().map(sample => ({ id: sample.time, ...sample }))}
      columns={[
        { key: 'time', head: translate('onlineRate.trend.time'), cell: timeOf },
        { ...figure('rate', 'onlineRate'), cell: row => <RateMark rate={row.onlineRate} /> },
        { ...figure('online', 'onlineCount'), cell: row => formatCount(row.onlineCount) },
        { ...figure('total', 'totalRecordCount'), cell: row => formatCount(row.totalRecordCount) },
        { ...figure('access', 'accessRate'), cell: row => `${row.accessRate}%` },
      ]}
    />
  );
}
