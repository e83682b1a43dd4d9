/** What each clerk has done. */
import { useTranslate } from 'ra-core';
import { useMemo } from 'react';
import { type LostPerformance, lostReportCalls } from '../../contract/lost-report.ts';
import type { Drawn } from '../../kit/chart/ChartWithTable.tsx';
import { formatCount, formatYuan } from '../../kit/format/count.ts';
import type { Column } from '../../kit/list/column.ts';
import type { Described } from '../../kit/state/PageState.tsx';
import { barsHeight, MOST_BARS } from '../../nouns/statistics/bars.ts';
import { FigureLink } from '../../nouns/statistics/FigureLink.tsx';
import { Part } from '../../nouns/statistics/Part.tsx';
import { useLasting } from './Headline.tsx';
import { percent } from './rate.ts';
import type { Leads } from './use-leads.ts';
import type { LostFigures } from './use-lost-statistics.ts';

type Clerk = LostPerformance & { id: string };

/** Each count with what it counts of a clerk's cases. */
const COUNTS = [
  ['received', {}],
  ['handled', { handleStatus: 2 }],
  ['matched', { matchStatus: 1 }],
  ['returned', { handleResult: 1 }],
  ['overdue', { due: 'late' }],
] as const satisfies readonly (readonly [keyof LostPerformance, object])[];

interface ClerksPartProps {
  figures: LostFigures;
  leads: Leads;
  error: Described | undefined;
}

export function ClerksPart({ figures: { clerks, asked }, leads, error }: ClerksPartProps) {
  const translate = useTranslate();
  const lasting = useLasting();
  const word = (key: string) => translate(`lostStatistics.figure.${key}`);
  const nameless = translate('lostStatistics.clerks.nameless');
  const nameOf = ({ handleUserName, handleUserId }: LostPerformance) =>
    handleUserName || handleUserId || nameless;
  const rows = useMemo(
    () =>
      clerks.data
        ?.map((row, at) => ({ ...row, id: row.handleUserId ?? `nobody-${at}` }))
        .sort((one, other) => (other.received ?? 0) - (one.received ?? 0)),
    [clerks.data],
  );
  const chart = useMemo<Drawn>(
    () => ({
      kind: 'bars',
      bars: (rows ?? []).slice(0, MOST_BARS).flatMap(({ handleUserName, handleUserId, received }) =>
        // who is not told has no bar
        received === null
          ? []
          : {
              name: handleUserName || handleUserId || nameless,
              value: received,
              figure: formatCount(received),
            },
      ),
    }),
    [rows, nameless],
  );
  const [first] = rows ?? [];
  const said =
    first && first.received !== null
      ? translate('lostStatistics.clerks.most', { name: nameOf(first), count: formatCount(first.received) })
      : '';
  const time = (key: 'avgFirstActionSeconds' | 'avgHandleSeconds', inFile: string): Column<Clerk> => ({
    key,
    head: word(key),
    isNumber: true,
    cell: row => lasting(row[key]),
    exported: { ...NUMBER, head: word(inFile) },
  });
  const columns: Column<Clerk>[] = [
    {
      key: 'handleUserName',
      head: translate('lostStatistics.clerks.name'),
      cell: nameOf,
      exported: {},
    },
    ...COUNTS.map(
      ([key, filter]): Column<Clerk> => ({
        key,
        head: word(key),
        isNumber: true,
        cell: row => (
          // who has no id cannot be asked for
          <FigureLink to={row.handleUserId && leads(row[key], { handleUserId: row.handleUserId, ...filter })}>
            {formatCount(row[key])}
          </FigureLink>
        ),
        exported: NUMBER,
      }),
    ),
    time('avgFirstActionSeconds', 'firstActionInSeconds'),
    time('avgHandleSeconds', 'handleInSeconds'),
    {
      key: 'recoverRate',
      head: word('recoverRate'),
      isNumber: true,
      cell: row => (row.received === 0 ? '–' : percent(row.recoverRate)),
      exported: { ...NUMBER, head: word('recoverRatePercent') },
    },
    {
      key: 'rewardAmount',
      head: word('rewardAmount'),
      isNumber: true,
      cell: row => formatYuan(row.rewardAmount),
      exported: { kind: 'fen' },
    },
  ];
  return (
    <Part<Clerk>
      title={translate('lostStatistics.clerks.title')}
      message={said}
      summary={said}
      rows={rows}
      columns={columns}
      chart={chart}
      height={barsHeight(rows?.length ?? 0)}
      file={{ call: lostReportCalls.orderPerformances, asked }}
      none={translate('lostStatistics.clerks.none')}
      error={error}
      onRetry={() => void clerks.refetch()}
    />
  );
}

const NUMBER = { kind: 'number' as const };
