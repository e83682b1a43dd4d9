/** Calls by the key that was pressed, or by what they were about. */
import { useTranslate } from 'ra-core';
import { useMemo } from 'react';
import type { AnyCall } from '../../contract/grammar/call.ts';
import type { Drawn } from '../../kit/chart/ChartWithTable.tsx';
import { formatCount } from '../../kit/format/count.ts';
import type { Column } from '../../kit/list/column.ts';
import type { Described } from '../../kit/state/PageState.tsx';
import { barsHeight, MOST_BARS, shareOf } from '../../nouns/statistics/bars.ts';
import { FigureLink } from '../../nouns/statistics/FigureLink.tsx';
import { Part } from '../../nouns/statistics/Part.tsx';
import type { Leads, Narrowed } from './address.ts';

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
      head: translate('statistics.share'),
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
      height={barsHeight(counts?.length ?? 0)}
      file={{ call: file.call, asked: file.asked }}
      none={translate('callStatistics.none')}
      error={error}
      onRetry={onRetry}
    />
  );
}
