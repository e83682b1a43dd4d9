/** How a rate went, as a line between the marks below which it is red and above which it is green. */
import { styled, useTheme } from '@mui/material/styles';
import { LineChart } from 'echarts/charts';
import { GridComponent, MarkLineComponent, TooltipComponent } from 'echarts/components';
import { type EChartsType, init, use } from 'echarts/core';
import { CanvasRenderer } from 'echarts/renderers';
import { useEffect, useMemo, useRef } from 'react';
import type { RateSample } from '../../contract/online-rate.ts';
import { chartOption } from './chart-option.ts';
import type { Span } from './trend-series.ts';

use([LineChart, GridComponent, MarkLineComponent, TooltipComponent, CanvasRenderer]);

interface TrendChartProps {
  /** What it tells, in words. */
  summary: string;
  samples: readonly RateSample[];
  span: Span;
}

export default function TrendChart({ summary, samples, span }: TrendChartProps) {
  const { tokens } = useTheme();
  const place = useRef<HTMLDivElement>(null);
  const chart = useRef<EChartsType>(undefined);
  const option = useMemo(() => chartOption(samples, span, tokens), [samples, span, tokens]);
  useEffect(() => {
    const here = place.current;
    if (!here) return;
    const drawn = init(here);
    chart.current = drawn;
    const watch = new ResizeObserver(() => drawn.resize());
    watch.observe(here);
    return () => {
      watch.disconnect();
      drawn.dispose();
      chart.current = undefined;
    };
  }, []);
  // after the one above: a page that comes back into view begins with a chart that has nothing on it
  useEffect(() => chart.current?.setOption(option, true), [option]);
  return <Place ref={place} role="img" aria-label={summary} />;
}

const Place = styled('div')({ minWidth: 0, minHeight: 0 });
