/** One figure of today: where it stands, what is normal by now in words and as a band, and the way to what it counts. */
import { styled } from '@mui/material/styles';
import { LinkBase, useTranslate } from 'ra-core';
import type { DayFigure } from '../../contract/day-figures.ts';
import { pathOf } from '../../data/figures.ts';
import { Spark } from '../../kit/chart/Spark.tsx';
import { SkeletonBar } from '../../kit/SkeletonBar.tsx';
import { StatusShape } from '../../kit/StatusMark.tsx';
import { SKELETON_AFTER_MS, useDelayed } from '../../kit/use-delayed.ts';
import type { TodayFigure } from './day-choice.ts';
import type { FigureAnswer } from './use-figures.ts';
import { formatValue, useNormalWords } from './use-normal-words.ts';

const HOUR_MS = 3_600_000;

interface DayFigureRowProps {
  today: TodayFigure;
  /** What its list holds; undefined until it is read, and of what has no list. */
  told: FigureAnswer | undefined;
  /** As the upstream keeps it; undefined until it is read, and of what is not kept. */
  day: DayFigure | undefined;
  /** Milliseconds since midnight up to which it is counted. */
  elapsed: number;
  isPending: boolean;
}

export function DayFigureRow({ today, told, day, elapsed, isPending }: DayFigureRowProps) {
  const translate = useTranslate();
  const normalWords = useNormalWords();
  const { figure, label } = today;
  const counted = figure?.sum ? told?.counted.sum : told?.counted.count;
  // a figure is what its list holds: both are read at almost the same moment
  const value = figure ? (counted ?? null) : (day?.value ?? null);
  const unit = day?.unit ?? (figure?.sum ? 'fen' : 'count');
  const isMissing = useDelayed(isPending && value === null, SKELETON_AFTER_MS);
  const words = useUnit(today, unit, value);
  const normal = today.kept && normalWords(value, day?.normal?.now, unit, today.kept.worse);
  const content = (
    <>
      <span data-what>
        <span>{translate(label)}</span>
        {isMissing ? (
          <SkeletonBar style={{ width: 96, height: 20, margin: '5px 0' }} />
        ) : (
          <span data-value>
            <b>{formatValue(value, unit)}</b>
            {words && value !== null && <small> {words}</small>}
          </span>
        )}
        {normal && (
          <span data-normal={normal.isTrouble ? 'outside' : 'within'}>
            {normal.isTrouble && <StatusShape tone="bad" />}
            {normal.text}
          </span>
        )}
      </span>
      {day && (
        <Spark
          data={{
            hours: day.hours,
            value: figure ? value : day.value,
            now: elapsed / HOUR_MS,
            band: day.normal?.hours ?? [],
            isTotal: day.kind === 'total',
          }}
        />
      )}
    </>
  );
  return (
    <Row data-figure={today.name}>
      {figure ? <LinkBase to={pathOf(figure)}>{content}</LinkBase> : <div>{content}</div>}
    </Row>
  );
}

/** What stands behind the value; nothing behind a plain count of nothing named. */
function useUnit({ unit: key }: TodayFigure, unit: DayFigure['unit'], value: number | null): string {
  const translate = useTranslate();
  if (unit === 'fen') return translate('dashboard.yuan');
  if (unit !== 'count') return translate(`dashboard.unit.${unit}`);
  return key ? translate(key, { smart_count: value ?? 0, _: '' }) : '';
}

const Row = styled('li')(({ theme: { tokens, breakpoints } }) => ({
  borderBottom: `1px solid ${tokens.line}`,
  '& > *': {
    display: 'flex',
    alignItems: 'center',
    gap: 16,
    minHeight: 87,
    padding: '8px 16px',
    color: tokens.text.plain,
    textDecoration: 'none',
  },
  '& > a:hover': { backgroundColor: tokens.hover },
  '& > a:focus-visible': { outline: `2px solid ${tokens.accent.ink}`, outlineOffset: -2 },
  '[data-what]': { flex: 1, minWidth: 0 },
  '[data-what] > span': { display: 'block' },
  b: {
    fontSize: 20,
    lineHeight: 1.5,
    fontWeight: 600,
    fontVariantNumeric: 'tabular-nums',
    color: tokens.text.strong,
  },
  small: { fontSize: 12 },
  '[data-what] > [data-normal]': {
    display: 'flex',
    alignItems: 'center',
    gap: 6,
    fontSize: 12,
    fontVariantNumeric: 'tabular-nums',
    color: tokens.text.faint,
  },
  '[data-what] > [data-normal=outside]': { color: tokens.bad.ink },
  // there is no room beside the words
  [breakpoints.down('sm')]: { svg: { '&:has([data-part])': { display: 'none' } } },
}));
