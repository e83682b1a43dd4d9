/** Calls over time. */
import { useTranslate } from 'ra-core';
import { useMemo } from 'react';
import { type CallFigure, callCountCalls } from '../../contract/call-record.ts';
import type { Drawn } from '../../kit/chart/ChartWithTable.tsx';
import { formatCount } from '../../kit/format/count.ts';
import { useCountdown } from '../../kit/format/use-span.ts';
import type { Column } from '../../kit/list/column.ts';
import type { Described } from '../../kit/state/PageState.tsx';
import { FigureLink } from '../../nouns/statistics/FigureLink.tsx';
import { Part } from '../../nouns/statistics/Part.tsx';
import { type Grouping, type Stretch, stretchesOf } from '../../nouns/statistics/period.ts';
import { nameOf, shortName } from '../../nouns/statistics/stretch-names.ts';
import { ToneMark } from '../../nouns/statistics/ToneMark.tsx';
import type { Leads } from './address.ts';
import { answerRate, averageTalkMinutes, meanRing, soonRate, type Totals, totalsOf } from './totals.ts';
import type { Statistics } from './use-statistics.ts';

interface DaysPartProps {
  statistics: Statistics;
  grouping: Grouping;
  leads: Leads;
  error: Described | undefined;
}

type Counted = Stretch & Totals;

export function DaysPart({ statistics, grouping, leads, error }: DaysPartProps) {
  const translate = useTranslate();
  const countdown = useCountdown();
  const seconds = (value: number | null) => (value === null ? '–' : countdown(value * 1_000));
  const { span, days, asked } = statistics;
  const rows = useMemo(
    () =>
      days.data &&
      stretchesOf(span, grouping).map(stretch => ({ ...stretch, ...totalsOf(days.data, stretch) })),
    [days.data, span, grouping],
  );
  const hasCalls = rows?.some(({ calls }) => calls > 0);
  const word = (key: string) => translate(`callStatistics.figure.${key}`);
  const [answered, missed] = [word('answered'), word('missed')];
  const chart = useMemo<Drawn>(
    () => ({
      kind: 'columns',
      heads: (rows ?? []).map(row => shortName(row, grouping)),
      parts: [
        { name: answered, tone: 'usual', counts: (rows ?? []).map(row => row.answered) },
        { name: missed, tone: 'bad', counts: (rows ?? []).map(row => row.missed) },
      ],
    }),
    [rows, grouping, answered, missed],
  );
  const most = rows?.reduce((found, row) => (row.calls > found.calls ? row : found), rows[0] as Counted);
  const said =
    most &&
    translate('callStatistics.days.most', { when: nameOf(most, grouping), count: formatCount(most.calls) });
  const figure = (key: 'calls' | 'answered' | 'missed', only?: CallFigure): Column<Counted> => ({
    key,
    head: word(key),
    isNumber: true,
    cell: row => (
      <FigureLink to={leads(row[key], { only, from: row.from, to: row.to })}>
        {formatCount(row[key])}
      </FigureLink>
    ),
  });
  const shown = (key: string, of: (row: Counted) => string): Column<Counted> => ({
    key,
    head: word(key),
    isNumber: key !== 'when',
    cell: of,
  });
  return (
    <Part<Counted>
      title={translate('callStatistics.days.title')}
      message={
        <>
          {said} <ToneMark tone="usual">{answered}</ToneMark> <ToneMark tone="bad">{missed}</ToneMark>
        </>
      }
      summary={said ?? ''}
      rows={hasCalls === false ? [] : rows}
      columns={[
        shown('when', row => nameOf(row, grouping)),
        figure('calls'),
        figure('answered', 'answered'),
        figure('missed', 'missed'),
        shown('answerRate', row => percent(answerRate(row))),
        shown('soonRate', row => percent(soonRate(row))),
        shown('meanRing', row => seconds(meanRing(row))),
        shown('meanTalk', row => seconds(averageTalkMinutes(row))),
      ]}
      chart={chart}
      height={260}
      file={{
        call: callCountCalls.countList,
        asked,
        columns: FILE.map(([key, name]) => ({
          key,
          head: word(name),
          cell: nothing,
          exported: key === 'date' ? {} : { kind: 'number' },
        })),
      }}
      none={translate('callStatistics.none')}
      error={error}
      onRetry={() => void days.refetch()}
    />
  );
}

/** Of the call's own rows, each a day. */
const FILE = [
  ['date', 'when'],
  ['callCount', 'calls'],
  ['answerCount', 'answered'],
  ['deElectrifyCount', 'missed'],
  ['answerRate', 'answerRatePercent'],
  ['within10sRate', 'soonRatePercent'],
  ['avgRing', 'meanRingSeconds'],
  ['avgTalk', 'meanTalkSeconds'],
] as const;

const nothing = () => null;
const percent = (value: number | null) => (value === null ? '–' : `${value}%`);
