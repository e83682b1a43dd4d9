/** Cases over time, and how many of them were given back. */
import { useTranslate } from 'ra-core';
import { useMemo } from 'react';
import { type LostStatistics, lostReportCalls } from '../../contract/lost-report.ts';
import type { Drawn } from '../../kit/chart/ChartWithTable.tsx';
import { formatCount } from '../../kit/format/count.ts';
import { startOfDay } from '../../kit/format/time.ts';
import type { Column } from '../../kit/list/column.ts';
import { FigureLink } from '../../nouns/statistics/FigureLink.tsx';
import { Part } from '../../nouns/statistics/Part.tsx';
import { type Grouping, type Span, type Stretch, stretchesOf } from '../../nouns/statistics/period.ts';
import { nameOf, shortName } from '../../nouns/statistics/stretch-names.ts';
import { ToneMark } from '../../nouns/statistics/ToneMark.tsx';
import { fileOf } from './file-of.ts';
import { percent, recoveryOf } from './rate.ts';
import type { Leads } from './use-leads.ts';

type Day = NonNullable<LostStatistics['byDay']>[number];

interface Counted extends Stretch {
  total: number;
  matched: number | null;
  returned: number | null;
}

interface DaysPartProps {
  /** Undefined while they are not there. */
  days: readonly Day[] | undefined;
  span: Span;
  grouping: Grouping;
  asked: Readonly<Record<string, unknown>>;
  leads: Leads;
}

export function DaysPart({ days, span, grouping, asked, leads }: DaysPartProps) {
  const translate = useTranslate();
  const rows = useMemo(
    () => days && stretchesOf(span, grouping).map(stretch => ({ ...stretch, ...countedIn(days, stretch) })),
    [days, span, grouping],
  );
  const word = (key: string) => translate(`lostStatistics.figure.${key}`);
  const [returned, open] = [word('returned'), word('notReturned')];
  const chart = useMemo<Drawn>(() => {
    const all = rows ?? [];
    const heads = all.map(row => shortName(row, grouping));
    // who is not told what was given back sees only what came in
    if (all.some(row => row.returned === null))
      return {
        kind: 'columns',
        heads,
        parts: [{ name: open, tone: 'usual', counts: all.map(row => row.total) }],
      };
    return {
      kind: 'columns',
      heads,
      parts: [
        { name: returned, tone: 'usual', counts: all.map(row => row.returned ?? 0) },
        { name: open, tone: 'bad', counts: all.map(row => row.total - (row.returned ?? 0)) },
      ],
    };
  }, [rows, grouping, returned, open]);
  const most = rows?.reduce<Counted | undefined>(
    (found, row) => (found && found.total >= row.total ? found : row),
    undefined,
  );
  const said =
    most &&
    translate('lostStatistics.byDay.most', { when: nameOf(most, grouping), count: formatCount(most.total) });
  const figure = (key: 'total' | 'matched' | 'returned', filter: object): Column<Counted> => ({
    key,
    head: word(key),
    isNumber: true,
    cell: row => <FigureLink to={leads(row[key], { ...filter }, row)}>{formatCount(row[key])}</FigureLink>,
  });
  return (
    <Part<Counted>
      title={translate('lostStatistics.byDay.title')}
      message={
        <>
          {said} <ToneMark tone="usual">{returned}</ToneMark> <ToneMark tone="bad">{open}</ToneMark>
        </>
      }
      summary={said ?? ''}
      rows={rows?.some(({ total }) => total > 0) === false ? [] : rows}
      columns={[
        { key: 'when', head: word('when'), cell: row => nameOf(row, grouping) },
        figure('total', {}),
        figure('matched', { matchStatus: 1 }),
        figure('returned', { handleResult: 1 }),
        {
          key: 'recoverRate',
          head: word('recoverRate'),
          isNumber: true,
          cell: row => percent(recoveryOf(row)),
        },
      ]}
      chart={chart}
      height={260}
      file={{
        call: lostReportCalls.listLostPart,
        asked: { ...asked, part: 'byDay' },
        columns: fileOf(word, { head: word('when') }),
      }}
      none={translate('lostStatistics.none')}
    />
  );
}

/** Of the days that lie in it: an upstream may count others as well. Null where one of them does not tell it. */
function countedIn(days: readonly Day[], { from, to }: Span) {
  const within = days.filter(({ date }) => {
    const begin = startOfDay(date.slice(0, 'YYYY-MM-DD'.length));
    return begin !== null && begin >= from && begin < to;
  });
  const sum = (of: (day: Day) => number | null) =>
    within.reduce<number | null>((total, day) => {
      const count = of(day);
      return total === null || count === null ? null : total + count;
    }, 0);
  return {
    total: sum(day => day.total) ?? 0,
    matched: sum(day => day.matched),
    returned: sum(day => day.returned),
  };
}
