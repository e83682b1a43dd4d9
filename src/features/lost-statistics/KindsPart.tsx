/** Cases by what was lost, where it lay, or whose vehicle it was. */
import { useTranslate } from 'ra-core';
import { useMemo } from 'react';
import { lostReportCalls } from '../../contract/lost-report.ts';
import type { Drawn } from '../../kit/chart/ChartWithTable.tsx';
import { formatCount } from '../../kit/format/count.ts';
import type { Column, FileCell } from '../../kit/list/column.ts';
import { barsHeight, shareOf } from '../../nouns/statistics/bars.ts';
import { FigureLink } from '../../nouns/statistics/FigureLink.tsx';
import { Part } from '../../nouns/statistics/Part.tsx';
import { fileOf } from './file-of.ts';
import { percent, recoveryOf } from './rate.ts';
import type { Leads } from './use-leads.ts';

export interface KindCount {
  id: string;
  name: string;
  total: number;
  returned: number | null;
}

/** So many have a bar of their own; what is left has one together. The table has all. */
const MOST_OWN_BARS = 10;

interface KindsPartProps {
  part: 'byType' | 'bySeat' | 'byCompany';
  /** Undefined while they are not there. */
  kinds: readonly KindCount[] | undefined;
  filterOf: (id: string) => Readonly<Record<string, unknown>>;
  asked: Readonly<Record<string, unknown>>;
  /** Where the file finds the words of its codes. */
  wordsUnder?: string;
  leads: Leads;
}

export function KindsPart({ part, kinds, filterOf, asked, wordsUnder, leads }: KindsPartProps) {
  const translate = useTranslate();
  const rows = useMemo(() => kinds?.toSorted((one, other) => other.total - one.total), [kinds]);
  const total = rows?.reduce((sum, row) => sum + row.total, 0) ?? 0;
  const others = translate('lostStatistics.others');
  const chart = useMemo<Drawn>(() => ({ kind: 'bars', bars: barsOf(rows ?? [], others) }), [rows, others]);
  const word = (key: string) => translate(`lostStatistics.figure.${key}`);
  const name = translate(`lostStatistics.${part}.name`);
  const [first] = rows ?? [];
  const said =
    first &&
    translate(`lostStatistics.${part}.most`, { name: first.name, share: shareOf(first.total, total) });
  const figure = (key: 'total' | 'returned', filter: object): Column<KindCount> => ({
    key,
    head: word(key),
    isNumber: true,
    cell: row => (
      <FigureLink to={leads(row[key], { ...filterOf(row.id), ...filter })}>
        {formatCount(row[key])}
      </FigureLink>
    ),
  });
  const inFile: FileCell & { head: string } = { head: name, ...(wordsUnder && { wordsUnder: [wordsUnder] }) };
  return (
    <Part<KindCount>
      title={translate(`lostStatistics.${part}.title`)}
      message={said}
      summary={said ?? ''}
      rows={rows}
      columns={[
        { key: 'name', head: name, cell: row => row.name },
        figure('total', {}),
        {
          key: 'share',
          head: translate('statistics.share'),
          isNumber: true,
          cell: row => shareOf(row.total, total),
        },
        figure('returned', { handleResult: 1 }),
        {
          key: 'recoverRate',
          head: word('recoverRate'),
          isNumber: true,
          cell: row => percent(recoveryOf(row)),
        },
      ]}
      chart={chart}
      height={barsHeight(Math.min(rows?.length ?? 0, MOST_OWN_BARS + 1))}
      file={{
        call: lostReportCalls.listLostPart,
        asked: { ...asked, part },
        columns: fileOf(word, inFile) as unknown as Column<KindCount>[],
      }}
      // of a company there may be nothing where there are cases
      none={translate(part === 'byCompany' ? 'lostStatistics.byCompany.none' : 'lostStatistics.none')}
    />
  );
}

function barsOf(rows: readonly KindCount[], others: string) {
  const bar = (name: string, value: number) => ({ name, value, figure: formatCount(value) });
  const rest = rows.slice(MOST_OWN_BARS);
  return [
    ...rows.slice(0, MOST_OWN_BARS).map(row => bar(row.name, row.total)),
    ...(rest.length > 0
      ? [
          bar(
            others,
            rest.reduce((sum, row) => sum + row.total, 0),
          ),
        ]
      : []),
  ];
}
