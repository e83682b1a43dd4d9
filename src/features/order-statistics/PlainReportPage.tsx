/** The report where an upstream knows the specification's call alone: a period by days, and nothing to narrow it by. */
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { useFailureText } from '../../data/use-failure-text.ts';
import { formatCount } from '../../kit/format/count.ts';
import { SKELETON_AFTER_MS, useDelayed } from '../../kit/use-delayed.ts';
import { CourseSection } from '../../nouns/statistics/CourseSection.tsx';
import { HeadlineFigures, HeadlineSkeleton } from '../../nouns/statistics/HeadlineFigures.tsx';
import { ReportBar } from '../../nouns/statistics/ReportBar.tsx';
import { StatisticsFrame } from '../../nouns/statistics/StatisticsFrame.tsx';
import { usePeriodWords } from '../../nouns/statistics/use-period-words.ts';
import { useReportPlace } from '../../nouns/statistics/use-report-place.ts';
import { useUnits } from '../../nouns/statistics/use-units.ts';
import { addressOf, type Place, readPlace } from './address.ts';
import { useFigureLabels } from './Headline.tsx';
import { PlainTable } from './PlainTable.tsx';
import { PLAIN_FIGURES } from './plain.ts';
import { usePlainReport } from './use-plain-report.ts';

export function PlainReportPage() {
  const translate = useTranslate();
  const describe = useFailureText();
  const label = useFigureLabels();
  const { say } = useUnits();
  const { dayName } = usePeriodWords();
  const [place, change] = useReportPlace(readPlainPlace, addressOf);
  const { spans, days, course, total, error, refetch } = usePlainReport(place);
  const isLate = useDelayed(!total, SKELETON_AFTER_MS);
  const [chosen, setChosen] = useState(0);
  const focus = Math.min(chosen, Math.max(0, (days?.length ?? 0) - 1));
  const day = days?.[focus];
  const { text, traceId } = describe(error);
  const away = error ? { text: translate('statistics.away', { why: text }), traceId } : undefined;
  const handleRetry = () => void refetch();
  return (
    <StatisticsFrame
      title={translate('title.orderStatistics')}
      note={translate('orderStatistics.plain')}
      bar={<ReportBar period={place} spans={spans} canCompare={false} onChange={change} />}
      away={days ? undefined : away}
      onRetry={handleRetry}
    >
      {total ? (
        <HeadlineFigures
          figures={PLAIN_FIGURES.map(({ key, unit }) => ({
            label: label(key),
            value: say(unit, total[key]),
            to: null,
          }))}
        />
      ) : (
        <HeadlineSkeleton labels={PLAIN_FIGURES.map(({ key }) => label(key))} isShown={isLate} />
      )}
      {place.unit !== 'day' && (
        <CourseSection
          title={translate('statistics.byDay')}
          sentence={null}
          course={course}
          focus={focus}
          onFocus={setChosen}
          head={day ? dayName(day.from) : ''}
          readings={(['created', 'completed', 'autoCancelled'] as const).map(key => ({
            label: label(key),
            value: formatCount(day?.[key]),
            isBold: true,
          }))}
          to={null}
          error={away}
          onRetry={handleRetry}
        />
      )}
      {days && total && <PlainTable days={days} total={total} />}
    </StatisticsFrame>
  );
}

const readPlainPlace = (search: string): Place => ({ ...readPlace(search), filters: {}, against: 'none' });
