/** Calls over time. */
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { useMemo } from 'react';
import { type CallFigure, callCountCalls } from '../../contract/call-record.ts';
import type { Drawn } from '../../kit/chart/ChartWithTable.tsx';
import { markOf, type PartTone } from '../../kit/chart/columns-option.ts';
import { formatCount } from '../../kit/format/count.ts';
import { formatCountdown } from '../../kit/format/number.ts';
import { formatDay } from '../../kit/format/time.ts';
import type { Column } from '../../kit/list/column.ts';
import type { Described } from '../../kit/state/PageState.tsx';
import { FigureLink, type Leads } from './FigureLink.tsx';
import { Part } from './Part.tsx';
import { type Grouping, type Stretch, stretchesOf } from './period.ts';
import { answerRate, meanRing, meanTalk, soonRate, type Totals, totalsOf } from './totals.ts';
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
          {said} <Mark tone="usual">{answered}</Mark> <Mark tone="bad">{missed}</Mark>
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
        shown('meanTalk', row => seconds(meanTalk(row))),
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
const seconds = (value: number | null) => (value === null ? '–' : formatCountdown(value * 1_000));

/** `2026/11/26`, `2026/11/23 – 11/29`, `2026/11`. */
function nameOf({ from, to }: Stretch, grouping: Grouping): string {
  if (grouping === 'month') return formatDay(from).slice(0, 'YYYY/MM'.length);
  const last = formatDay(to - 1);
  return formatDay(from) === last ? last : `${formatDay(from)} – ${last.slice('YYYY/'.length)}`;
}

const shortName = (stretch: Stretch, grouping: Grouping) =>
  grouping === 'month' ? nameOf(stretch, grouping) : formatDay(stretch.from).slice('YYYY/'.length);

/** Names a colour of the chart where its message stands. */
const Mark = styled('span', { shouldForwardProp: name => name !== 'tone' })<{ tone: PartTone }>(
  ({ theme: { tokens }, tone }) => ({
    marginLeft: 8,
    whiteSpace: 'nowrap',
    '&::before': {
      content: '""',
      display: 'inline-block',
      width: 10,
      height: 10,
      marginRight: 4,
      borderRadius: 2,
      backgroundColor: markOf(tokens, tone),
    },
  }),
);
