/** Bars below each other, the first at the top, each with its figure at its end. */
import type { Tokens } from '../theme/tokens.ts';
import { wordsOf } from './chart-looks.ts';

interface Bar {
  name: string;
  value: number;
  /** What stands at its end. */
  figure: string;
}

/** Pixels that one takes. */
export const BAR_HEIGHT = 26;
/** Room of the names, and of the figures. */
const NAMES = 96;
const FIGURES = 72;

export function barsOption(bars: readonly Bar[], tokens: Tokens) {
  return {
    animation: false,
    grid: { left: NAMES, right: FIGURES, top: 4, bottom: 4 },
    xAxis: { type: 'value', show: false, min: 0 },
    yAxis: {
      type: 'category',
      inverse: true,
      data: bars.map(({ name }) => name),
      axisLine: { lineStyle: { color: tokens.line } },
      axisTick: { show: false },
      axisLabel: {
        ...wordsOf(tokens),
        fontSize: 12,
        color: tokens.text.plain,
        width: NAMES - 12,
        overflow: 'truncate',
      },
    },
    series: [
      {
        type: 'bar',
        barWidth: 14,
        silent: true,
        data: bars.map(({ value }) => value),
        itemStyle: { color: tokens.accent.mark },
        label: {
          ...wordsOf(tokens),
          show: true,
          position: 'right',
          formatter: ({ dataIndex }: { dataIndex: number }) => bars[dataIndex]?.figure ?? '',
        },
      },
    ],
  };
}
