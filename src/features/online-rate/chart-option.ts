/** What the chart is told to draw. */
import type { RateSample } from '../../contract/online-rate.ts';
import { tooltipOf, wordsOf } from '../../kit/chart/chart-looks.ts';
import { formatClock, formatDay, formatTime } from '../../kit/format/time.ts';
import type { Tokens } from '../../kit/theme/tokens.ts';
import { HIGH_RATE, LOW_RATE } from './rates.ts';
import { isOfDays, pointsOf, type Span } from './trend-series.ts';

const HOUR_MS = 3_600_000;
/** So few are seen as points: a line has nowhere to go yet. */
const FEW = 12;

export function chartOption(samples: readonly RateSample[], span: Span, tokens: Tokens) {
  const hasDays = isOfDays(span);
  const timeAt = (hours: number) => span.from + Math.round(hours * HOUR_MS);
  const words = wordsOf(tokens);
  const mark = (yAxis: number, color: string) => ({ yAxis, lineStyle: { color } });
  return {
    animation: false,
    grid: { left: 40, right: 12, top: 8, bottom: 24 },
    xAxis: {
      type: 'value',
      min: 0,
      max: (span.to + 1 - span.from) / HOUR_MS,
      interval: hasDays ? 24 : 3,
      axisLine: { lineStyle: { color: tokens.line } },
      axisTick: { show: false },
      splitLine: { show: hasDays, lineStyle: { color: tokens.line } },
      axisLabel: {
        ...words,
        hideOverlap: true,
        formatter: (hours: number) =>
          hasDays ? formatDay(timeAt(hours)).slice('2026/'.length) : formatClock(timeAt(hours)),
      },
    },
    yAxis: {
      type: 'value',
      min: 0,
      max: 100,
      interval: 20,
      splitLine: { lineStyle: { color: tokens.line } },
      axisLabel: { ...words, formatter: '{value}%' },
    },
    tooltip: tooltipOf(tokens, hit => {
      const [hours, rate] = pointIn(hit);
      if (typeof hours !== 'number' || typeof rate !== 'number') return '';
      return `${formatTime(timeAt(hours)).slice('2026-'.length, -':00'.length)}\n${rate}%`;
    }),
    series: [
      {
        type: 'line',
        data: pointsOf(samples, span),
        showSymbol: samples.length <= FEW,
        symbol: 'circle',
        symbolSize: 5,
        lineStyle: { color: tokens.accent.ink, width: 2 },
        itemStyle: { color: tokens.accent.ink },
        emphasis: { disabled: true },
        markLine: {
          silent: true,
          symbol: 'none',
          label: { show: false },
          lineStyle: { type: 'dashed', width: 1 },
          data: [mark(LOW_RATE, tokens.bad.mark), mark(HIGH_RATE, tokens.ok.mark)],
        },
      },
    ],
  };
}

/** Of what the pointer is at: one series, one point. */
function pointIn(hit: unknown): readonly (number | null | undefined)[] {
  const [first] = Array.isArray(hit) ? hit : [hit];
  const value = (first as { value?: unknown } | undefined)?.value;
  return Array.isArray(value) ? (value as (number | null)[]) : [];
}
