/** How a rate went, as a line between the marks below which it is red and above which it is green. */
import { useTheme } from '@mui/material/styles';
import { useMemo } from 'react';
import type { RateSample } from '../../contract/online-rate.ts';
import Chart from '../../kit/chart/Chart.tsx';
import { chartOption } from './chart-option.ts';
import type { Span } from './trend-series.ts';

interface TrendChartProps {
  /** What it tells, in words. */
  summary: string;
  samples: readonly RateSample[];
  span: Span;
}

export default function TrendChart({ summary, samples, span }: TrendChartProps) {
  const { tokens } = useTheme();
  const option = useMemo(() => chartOption(samples, span, tokens), [samples, span, tokens]);
  return <Chart summary={summary} option={option} />;
}
