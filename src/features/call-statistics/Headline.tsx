/** What a period comes to, each figure beside that of the period before. */
import { useTranslate } from 'ra-core';
import type { CallFigure } from '../../contract/call-record.ts';
import type { WorseSide } from '../../data/normal-range.ts';
import { formatCount } from '../../kit/format/count.ts';
import { toneOf } from '../../nouns/statistics/compared.ts';
import { HeadlineFigures } from '../../nouns/statistics/HeadlineFigures.tsx';
import { type Unit, useUnits } from '../../nouns/statistics/use-units.ts';
import type { Leads } from './address.ts';
import { answerRate, averageTalkMinutes, meanRing, soonRate, type Totals } from './totals.ts';

interface HeadlineProps {
  totals: Totals;
  earlier: Totals | undefined;
  leads: Leads;
}

interface Figure {
  key: 'calls' | 'answerRate' | 'soonRate' | 'missed' | 'meanRing' | 'meanTalk';
  of: (totals: Totals) => number | null;
  unit: Unit;
  /** How many calls stand behind it, and which; null where that is not told. */
  behind: (totals: Totals) => number | null;
  only?: CallFigure;
  worse?: WorseSide;
}

const FIGURES: readonly Figure[] = [
  { key: 'calls', of: ({ calls }) => calls, unit: 'count', behind: ({ calls }) => calls },
  {
    key: 'answerRate',
    of: answerRate,
    unit: 'percent',
    behind: ({ answered }) => answered,
    only: 'answered',
    worse: 'below',
  },
  {
    key: 'soonRate',
    of: soonRate,
    unit: 'percent',
    behind: ({ soon }) => soon,
    only: 'soon',
    worse: 'below',
  },
  {
    key: 'missed',
    of: ({ missed }) => missed,
    unit: 'count',
    behind: ({ missed }) => missed,
    only: 'missed',
    worse: 'above',
  },
  {
    key: 'meanRing',
    of: meanRing,
    unit: 'seconds',
    behind: ({ rung }) => rung,
    only: 'rung',
    worse: 'above',
  },
  {
    key: 'meanTalk',
    of: averageTalkMinutes,
    unit: 'span',
    behind: ({ answered }) => answered,
    only: 'answered',
  },
];

export function Headline({ totals, earlier, leads }: HeadlineProps) {
  const translate = useTranslate();
  const { say, compared } = useUnits();
  return (
    <HeadlineFigures
      figures={FIGURES.map(({ key, of, unit, behind, only, worse }) => {
        const value = of(totals);
        const was = earlier && of(earlier);
        // what is not told has nothing behind it
        const count = value === null ? null : behind(totals);
        return {
          label: translate(`callStatistics.figure.${key}`),
          value: say(unit, value),
          to: leads(count ?? 0, { only }),
          note: was === null ? translate('callStatistics.wasNone') : (compared(unit, value, was) ?? ''),
          tone: toneOf(value, was, worse),
          behind:
            only && count !== null
              ? translate('callStatistics.behind', { smart_count: count, count: formatCount(count) })
              : undefined,
        };
      })}
    />
  );
}
