/** The same for each area, on one scale: the largest first, so that they keep their places. A click chooses one. */
import { styled, useTheme } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { useId, useMemo } from 'react';
import { isOutside } from '../../data/normal-range.ts';
import { SparkChart } from '../../kit/chart/SparkChart.tsx';
import type { Spark } from '../../kit/chart/spark-option.ts';
import { formatCount } from '../../kit/format/count.ts';
import { SkeletonBar } from '../../kit/SkeletonBar.tsx';
import { type Described, ErrorState } from '../../kit/state/PageState.tsx';
import { SKELETON_AFTER_MS, useDelayed } from '../../kit/use-delayed.ts';
import { OutsideMark } from '../../nouns/statistics/OutsideMark.tsx';
import type { OrderFilters } from './address.ts';
import { pointsOf } from './course.ts';
import type { OrderReport } from './use-order-report.ts';

interface AreaChartsProps {
  report: OrderReport;
  chosen: string | undefined;
  onChoose: (filters: OrderFilters) => void;
  error: Described | undefined;
}

interface AreaChart {
  id: string;
  name: string;
  created: number;
  autoCancelled: number;
  isBad: boolean;
  spark: Spark;
}

/** In place of those that are being read. */
const PLACES = ['1', '2', '3', '4', '5', '6'];

export function AreaCharts({ report, chosen, onChoose, error }: AreaChartsProps) {
  const translate = useTranslate();
  const { tokens } = useTheme();
  const id = useId();
  const charts = useAreaCharts(report);
  const isLate = useDelayed(!charts && !error, SKELETON_AFTER_MS);
  const top = Math.max(1, ...(charts ?? []).flatMap(({ spark }) => peaksOf(spark)));
  const word = translate('orderStatistics.figure.autoCancelled');
  return (
    <Section aria-labelledby={id} aria-busy={!charts && !error}>
      <header>
        <h2 id={id}>{translate('statistics.byArea')}</h2>
        <p>{translate(report.step === 'hour' ? 'statistics.oneScale.hour' : 'statistics.oneScale.day')}</p>
      </header>
      {!charts && error && <ErrorState {...error} onRetry={report.readAgain} />}
      {charts?.length === 0 && <p>{translate('orderStatistics.none')}</p>}
      <ul>
        {!charts &&
          !error &&
          PLACES.map(place => (
            <li key={place}>{isLate && <SkeletonBar style={{ height: 68, margin: 4 }} />}</li>
          ))}
        {charts?.map(area => (
          <li key={area.id}>
            <button
              type="button"
              aria-pressed={area.id === chosen}
              onClick={() => onChoose({ addressType: area.id === chosen ? undefined : area.id })}
            >
              <span>
                <b>{area.name}</b> {formatCount(area.created)}
                <i data-bad={area.isBad || undefined}>
                  {area.isBad && <OutsideMark />}
                  {word} {formatCount(area.autoCancelled)}
                </i>
              </span>
              <SparkChart spark={area.spark} top={top} tokens={tokens} />
            </button>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** Undefined while they are being read. */
function useAreaCharts(report: OrderReport): AreaChart[] | undefined {
  const { spans, step, areas, areaNormals, areaTotals, areaTotalNormals } = report;
  return useMemo(() => {
    if (!areas || !areaTotals) return undefined;
    return areaTotals
      .toSorted((one, other) => other.created - one.created || (one.of ?? '').localeCompare(other.of ?? ''))
      .map(({ of, name, created, autoCancelled }): AreaChart => {
        const own = <Row extends { of: string | null }>(rows: readonly Row[] | undefined) =>
          rows?.filter(row => row.of === of);
        const normals = own(areaNormals);
        const rows = own(areas) ?? [];
        const points = pointsOf(spans.whole, spans.counted, step, { rows, before: undefined, normals });
        return {
          id: of ?? '',
          name: name ?? of ?? '',
          created,
          autoCancelled,
          isBad: isOutside(autoCancelled, own(areaTotalNormals)?.[0]?.ranges.autoCancelled, 'above'),
          spark: {
            values: points.map(({ row }) => row?.created ?? null),
            bars: points.map(({ row }) => row?.autoCancelled ?? null),
            ranges: points.some(({ ranges }) => ranges?.created)
              ? points.map(({ ranges }) => ranges?.created ?? null)
              : null,
          },
        };
      });
  }, [spans, step, areas, areaNormals, areaTotals, areaTotalNormals]);
}

const peaksOf = ({ values, ranges }: Spark) => [
  ...values.map(value => value ?? 0),
  ...(ranges ?? []).map(range => range?.high ?? 0),
];

const Section = styled('section')(({ theme: { tokens } }) => ({
  minWidth: 0,
  padding: '4px 16px 0',
  fontVariantNumeric: 'tabular-nums',
  header: { display: 'flex', alignItems: 'center', gap: 8, minHeight: 26 },
  h2: { flex: 'none', margin: 0, fontSize: 13, fontWeight: 600 },
  p: { margin: 0, color: tokens.text.faint },
  ul: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(168px, 1fr))',
    gap: '0 16px',
    maxHeight: 238,
    margin: '0 -8px',
    padding: 0,
    listStyle: 'none',
    overflow: 'hidden auto',
  },
  li: { minHeight: 79 },
  button: {
    display: 'block',
    width: '100%',
    height: 79,
    padding: '0 8px',
    border: 0,
    borderRadius: 4,
    background: 'none',
    font: 'inherit',
    color: tokens.text.plain,
    textAlign: 'left',
    cursor: 'pointer',
    '&:hover': { backgroundColor: tokens.hover },
    '&:focus-visible': { outlineOffset: -2 },
    '&[aria-pressed=true]': { backgroundColor: tokens.accent.soft },
    '& > span': { display: 'flex', gap: 4, height: 20, whiteSpace: 'nowrap' },
    b: { overflow: 'hidden', textOverflow: 'ellipsis', fontWeight: 600, color: tokens.text.strong },
    i: {
      display: 'inline-flex',
      alignItems: 'center',
      gap: 4,
      marginLeft: 'auto',
      fontSize: 12,
      fontStyle: 'normal',
      color: tokens.text.faint,
    },
    'i[data-bad]': { color: tokens.bad.ink },
  },
}));
