/** What is told to ECharts, as large as its place. Larger than a page by itself, so it is fetched when one shows it. */
import { styled } from '@mui/material/styles';
import { BarChart, LineChart } from 'echarts/charts';
import { GridComponent, MarkLineComponent, TooltipComponent } from 'echarts/components';
import { type EChartsCoreOption, type EChartsType, init, use } from 'echarts/core';
import { CanvasRenderer } from 'echarts/renderers';
import { useEffect, useRef } from 'react';

use([BarChart, LineChart, GridComponent, MarkLineComponent, TooltipComponent, CanvasRenderer]);

interface ChartProps {
  /** What it tells, in words. */
  summary: string;
  /** The same object as long as nothing is drawn otherwise. */
  option: EChartsCoreOption;
}

export default function Chart({ summary, option }: ChartProps) {
  const place = useRef<HTMLDivElement>(null);
  const chart = useRef<EChartsType>(undefined);
  useEffect(() => {
    const here = place.current;
    // where there is no canvas, the figures beside the chart are all there is
    if (!here || !document.createElement('canvas').getContext('2d')) return;
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

const Place = styled('div')({ minWidth: 0, minHeight: 0, height: '100%' });
