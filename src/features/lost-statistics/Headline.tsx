/** What the cases of a time come to, each figure beside that of the time before. */
import { useTranslate } from 'ra-core';
import type { LostPerformance, LostStatistics } from '../../contract/lost-report.ts';
import type { WorseSide } from '../../data/normal-range.ts';
import { spanOf } from '../../nouns/lost/derived.ts';
import { useSpanWords } from '../../nouns/lost-times/use-span-words.ts';
import { toneOf } from '../../nouns/statistics/compared.ts';
import { HeadlineFigures } from '../../nouns/statistics/HeadlineFigures.tsx';
import { useUnits } from '../../nouns/statistics/use-units.ts';
import type { Leads } from './use-leads.ts';

interface HeadlineProps {
  whole: LostStatistics;
  earlier: LostStatistics | undefined;
  /** Undefined while, or where, it does not come. */
  together: LostPerformance | undefined;
  leads: Leads;
}

type Key = {
  [K in keyof LostStatistics]: LostStatistics[K] extends number | null ? K : never;
}[keyof LostStatistics];

interface Figure {
  key: Key;
  unit: 'count' | 'percent' | 'lasting' | 'fen';
  worse?: WorseSide;
  /** The cases that it counts, or that its amount is made of. */
  filter?: Readonly<Record<string, unknown>>;
}

const RETURNED = { handleResult: 1 };

const FIGURES: readonly Figure[] = [
  { key: 'total', unit: 'count', filter: {} },
  { key: 'vip', unit: 'count', filter: { payStatus: 1 } },
  { key: 'handled', unit: 'count', filter: { handleStatus: 2 } },
  { key: 'matched', unit: 'count', filter: { matchStatus: 1 } },
  { key: 'returned', unit: 'count', filter: RETURNED },
  { key: 'recoverRate', unit: 'percent', worse: 'below', filter: RETURNED },
  { key: 'avgMatchSeconds', unit: 'lasting', worse: 'above' },
  { key: 'avgHandleSeconds', unit: 'lasting', worse: 'above' },
  { key: 'refundAmount', unit: 'fen', filter: { refundStatus: 1 } },
  { key: 'rewardAmount', unit: 'fen', filter: { rewardStatus: 1 } },
  { key: 'goodsValue', unit: 'fen', filter: RETURNED },
];

export function Headline({ whole, earlier, together, leads }: HeadlineProps) {
  const translate = useTranslate();
  const { say, compared } = useUnits();
  const lasting = useLasting();
  const overdue = together?.overdue ?? null;
  return (
    <HeadlineFigures
      figures={[
        ...FIGURES.map(({ key, unit, worse, filter }) => {
          const value = whole[key];
          const was = earlier?.[key];
          const note =
            unit === 'lasting'
              ? typeof was === 'number' && translate('statistics.was', { was: lasting(was) })
              : compared(unit, value, was);
          return {
            label: translate(`lostStatistics.figure.${key}`),
            value: unit === 'lasting' ? lasting(value) : say(unit, value),
            // an amount or a rate of nothing has nothing behind it
            to: filter ? leads(value, filter) : null,
            note: note || undefined,
            tone: toneOf(value, was, worse),
          };
        }),
        {
          label: translate('lostStatistics.figure.overdue'),
          value: say('count', overdue),
          to: leads(overdue, { due: 'late' }),
        },
        {
          label: translate('lostStatistics.figure.avgFirstActionSeconds'),
          value: lasting(together?.avgFirstActionSeconds ?? null),
          to: null,
        },
      ]}
    />
  );
}

/** Of seconds, in the largest unit that says enough. */
export function useLasting(): (seconds: number | null) => string {
  const say = useSpanWords();
  return seconds => (seconds === null ? '–' : say(spanOf(Math.max(0, seconds) * 1_000)));
}
