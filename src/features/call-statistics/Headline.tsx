/** What a period comes to, each figure beside that of the period before. */
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import type { CallFigure } from '../../contract/call-record.ts';
import { formatCount } from '../../kit/format/count.ts';
import { formatCountdown } from '../../kit/format/number.ts';
import { FigureLink, type Leads } from './FigureLink.tsx';
import { answerRate, meanRing, meanTalk, signed, soonRate, type Totals } from './totals.ts';

interface HeadlineProps {
  totals: Totals;
  earlier: Totals | undefined;
  leads: Leads;
}

interface Figure {
  key: 'calls' | 'answerRate' | 'soonRate' | 'missed' | 'meanRing' | 'meanTalk';
  of: (totals: Totals) => number | null;
  unit: 'count' | 'percent' | 'seconds' | 'span';
  /** How many calls stand behind it, and which; null where that is not told. */
  behind: (totals: Totals) => number | null;
  only?: CallFigure;
  /** Which way is the good one. */
  wants?: 'more' | 'less';
}

const FIGURES: readonly Figure[] = [
  { key: 'calls', of: ({ calls }) => calls, unit: 'count', behind: ({ calls }) => calls },
  {
    key: 'answerRate',
    of: answerRate,
    unit: 'percent',
    behind: ({ answered }) => answered,
    only: 'answered',
    wants: 'more',
  },
  { key: 'soonRate', of: soonRate, unit: 'percent', behind: ({ soon }) => soon, only: 'soon', wants: 'more' },
  {
    key: 'missed',
    of: ({ missed }) => missed,
    unit: 'count',
    behind: ({ missed }) => missed,
    only: 'missed',
    wants: 'less',
  },
  { key: 'meanRing', of: meanRing, unit: 'seconds', behind: ({ rung }) => rung, only: 'rung', wants: 'less' },
  { key: 'meanTalk', of: meanTalk, unit: 'span', behind: ({ answered }) => answered, only: 'answered' },
];

export function Headline({ totals, earlier, leads }: HeadlineProps) {
  const translate = useTranslate();
  const say = useUnits();
  return (
    <List>
      {FIGURES.map(({ key, of, unit, behind, only, wants }) => {
        const value = of(totals);
        const was = earlier && of(earlier);
        // what is not told has nothing behind it
        const count = value === null ? null : behind(totals);
        return (
          <li key={key}>
            <dl>
              <dt>{translate(`callStatistics.figure.${key}`)}</dt>
              <dd>
                <FigureLink to={leads(count ?? 0, { only })}>
                  {value === null ? '–' : say[unit](value)}
                </FigureLink>
              </dd>
              <dd data-tone={toneOf(value, was, wants)}>
                {typeof was === 'number' &&
                  translate(value === null ? 'callStatistics.was' : 'callStatistics.compared', {
                    was: say[unit](was),
                    difference: value === null ? '' : say.difference(unit, value - was),
                  })}
                {was === null && translate('callStatistics.wasNone')}
              </dd>
              {only && count !== null && (
                <dd>
                  {translate('callStatistics.behind', { smart_count: count, count: formatCount(count) })}
                </dd>
              )}
            </dl>
          </li>
        );
      })}
    </List>
  );
}

function useUnits() {
  const translate = useTranslate();
  const seconds = (count: number | string) => translate('callStatistics.seconds', { count });
  return {
    count: (value: number) => formatCount(value),
    percent: (value: number) => `${value}%`,
    seconds,
    span: (value: number) => formatCountdown(value * 1_000),
    difference: (unit: Figure['unit'], difference: number) => {
      if (unit === 'percent') return translate('callStatistics.points', { count: signed(difference) });
      return unit === 'count' ? signed(difference) : seconds(signed(difference));
    },
  };
}

function toneOf(value: number | null, was: number | null | undefined, wants: Figure['wants']) {
  if (wants === undefined || value === null || typeof was !== 'number' || value === was) return undefined;
  return value > was === (wants === 'more') ? 'ok' : 'bad';
}

const List = styled('ul')(({ theme: { tokens } }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(132px, 1fr))',
  gap: '12px 16px',
  margin: 0,
  padding: '12px 16px',
  listStyle: 'none',
  fontVariantNumeric: 'tabular-nums',
  dl: { margin: 0 },
  dt: { color: tokens.text.plain },
  dd: { margin: 0, fontSize: 12, color: tokens.text.faint },
  'dt + dd': { fontSize: 24, lineHeight: 1.4, fontWeight: 600, color: tokens.text.strong },
  'dd[data-tone=ok]': { color: tokens.ok.ink },
  'dd[data-tone=bad]': { color: tokens.bad.ink },
}));
