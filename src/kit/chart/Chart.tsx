/** What is told to ECharts, as large as its place. Larger than a page by itself, so it is fetched when one shows it. */
import { styled } from '@mui/material/styles';
import { BarChart, CustomChart, LineChart } from 'echarts/charts';
import { GridComponent, MarkLineComponent, TooltipComponent } from 'echarts/components';
import { type EChartsCoreOption, type EChartsType, init, use } from 'echarts/core';
import { CanvasRenderer } from 'echarts/renderers';
import { useEffect, useRef } from 'react';

use([BarChart, CustomChart, LineChart, GridComponent, MarkLineComponent, TooltipComponent, CanvasRenderer]);

interface ChartProps {
  /** What it tells, in words; null where the words stand beside it. */
  summary: string | null;
  /** The same object as long as nothing is drawn otherwise. */
  option: EChartsCoreOption;
  /** Pixels, where the place has no size on the screen, as on paper. */
  size?: { width: number; height: number };
}

export default function Chart({ summary, option, size }: ChartProps) {
  const { width, height } = size ?? {};
  const place = useRef<HTMLDivElement>(null);
  const chart = useRef<EChartsType>(undefined);
  useEffect(() => {
    const here = place.current;
    // where there is no canvas, the figures beside the chart are all there is
    if (!here || !document.createElement('canvas').getContext('2d')) return;
    const drawn = init(here, null, width && height ? { width, height, devicePixelRatio: PAPER } : {});
    chart.current = drawn;
    const watch = width ? undefined : new ResizeObserver(() => drawn.resize());
    watch?.observe(here);
    return () => {
      watch?.disconnect();
      drawn.dispose();
      chart.current = undefined;
    };
  }, [width, height]);
  // after the one above: a page that comes back into view begins with a chart that has nothing on it
  useEffect(() => chart.current?.setOption(option, true), [option]);
  return summary === null ? (
    <Place ref={place} aria-hidden />
  ) : (
    <Place ref={place} role="img" aria-label={summary} />
  );
}

/** Dots for a pixel. */
const PAPER = 3;

const Place = styled('div')({ minWidth: 0, minHeight: 0, height: '100%' });
