/** Columns beside each other, of parts upon each other. */
import { formatCount } from '../format/count.ts';
import type { Tokens } from '../theme/tokens.ts';
import { tooltipOf, wordsOf } from './chart-looks.ts';

export type PartTone = 'usual' | 'bad';

interface ColumnPart {
  /** What it counts. */
  name: string;
  tone: PartTone;
  /** One for each head. */
  counts: readonly number[];
}

/** As charts and the words above them colour it. */
export const markOf = ({ accent, bad }: Tokens, tone: PartTone) => (tone === 'bad' ? bad.mark : accent.mark);

/** So many columns have room for a figure above each. */
const MOST_FIGURES = 16;
const WIDEST = 40;

export function columnsOption(heads: readonly string[], parts: readonly ColumnPart[], tokens: Tokens) {
  const totals = heads.map((_, at) => parts.reduce((sum, { counts }) => sum + (counts[at] ?? 0), 0));
  return {
    animation: false,
    grid: { left: 44, right: 8, top: 20, bottom: 24 },
    xAxis: {
      type: 'category',
      data: [...heads],
      axisLine: { lineStyle: { color: tokens.line } },
      axisTick: { show: false },
      axisLabel: { ...wordsOf(tokens), hideOverlap: true },
    },
    yAxis: {
      type: 'value',
      minInterval: 1,
      splitLine: { lineStyle: { color: tokens.line } },
      axisLabel: { ...wordsOf(tokens), formatter: formatCount },
    },
    tooltip: tooltipOf(tokens, hit => {
      const at = indexIn(hit);
      const lines = parts.map(({ name, counts }) => `${name} ${formatCount(counts[at])}`);
      return [heads[at], ...lines].join('\n');
    }),
    series: parts.map(({ name, tone, counts }, place) => ({
      type: 'bar',
      name,
      stack: 'all',
      barMaxWidth: WIDEST,
      data: [...counts],
      itemStyle: { color: markOf(tokens, tone) },
      emphasis: { disabled: true },
      label: {
        ...wordsOf(tokens),
        show: place === parts.length - 1 && heads.length <= MOST_FIGURES,
        position: 'top',
        formatter: ({ dataIndex }: { dataIndex: number }) =>
          totals[dataIndex] ? formatCount(totals[dataIndex]) : '',
      },
    })),
  };
}

/** Of what the pointer is at, the same in every part. */
function indexIn(hit: unknown): number {
  const [first] = Array.isArray(hit) ? hit : [hit];
  return (first as { dataIndex?: number } | undefined)?.dataIndex ?? 0;
}
