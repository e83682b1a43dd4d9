/** Calls by the key that was pressed, or by what they were about. */
import { useTranslate } from 'ra-core';
import { useMemo } from 'react';
import type { AnyCall } from '../../contract/grammar/call.ts';
import { BAR_HEIGHT } from '../../kit/chart/bars-option.ts';
import type { Drawn } from '../../kit/chart/ChartWithTable.tsx';
import { formatCount } from '../../kit/format/count.ts';
import type { Column } from '../../kit/list/column.ts';
import type { Described } from '../../kit/state/PageState.tsx';
import type { Narrowed } from './address.ts';
import { FigureLink, type Leads } from './FigureLink.tsx';
import { Part } from './Part.tsx';

/** So many are seen at a glance; the table has all. */
export const MOST_BARS = 12;

interface Count {
  id: string;
  name: string;
  count: number;
}

interface CountsPartProps {
  /** Under which its words stand. */
  of: 'keys' | 'tags';
  /** The largest first; undefined while they are not there. */
  counts: readonly Count[] | undefined;
  which: (id: string) => Narrowed;
  leads: Leads;
  /** The call's own rows. */
  file: { call: AnyCall; asked: Readonly<Record<string, unknown>>; code: string; text: string };
  error: Described | undefined;
  onRetry: () => void;
}

export function CountsPart({ of, counts, which, leads, file, error, onRetry }: CountsPartProps) {
  const translate = useTranslate();
  const word = (key: string, words: object = {}) => translate(`callStatistics.${of}.${key}`, words);
  const total = counts?.reduce((sum, { count }) => sum + count, 0) ?? 0;
  const chart = useMemo<Drawn>(
    () => ({
      kind: 'bars',
      bars: (counts ?? []).slice(0, MOST_BARS).map(({ name, count }) => ({
        name,
        value: count,
        figure: `${formatCount(count)} · ${shareOf(count, total)}`,
      })),
    }),
    [counts, total],
  );
  const [first] = counts ?? [];
  const said = first && word('most', { name: first.name, share: shareOf(first.count, total) });
  const columns: Column<Count>[] = [
    {
      key: 'name',
      head: word('name'),
      cell: ({ name }) => name,
      exported: [{ field: file.code, head: word('code') }, { field: file.text }],
    },
    {
      key: 'count',
      head: translate('callStatistics.figure.calls'),
      isNumber: true,
      cell: ({ id, count }) => <FigureLink to={leads(count, which(id))}>{formatCount(count)}</FigureLink>,
      exported: { kind: 'number' },
    },
    {
      key: 'share',
      head: translate('callStatistics.share'),
      isNumber: true,
      cell: ({ count }) => shareOf(count, total),
      exported: null,
    },
  ];
  return (
    <Part<Count>
      title={word('title')}
      message={said}
      summary={said ?? ''}
      rows={counts}
      columns={columns}
      chart={chart}
      height={Math.max(3, Math.min(counts?.length ?? 0, MOST_BARS)) * BAR_HEIGHT}
      file={{ call: file.call, asked: file.asked }}
      error={error}
      onRetry={onRetry}
    />
  );
}

const shareOf = (count: number, total: number) =>
  total === 0 ? '–' : `${Math.round((1_000 * count) / total) / 10}%`;
