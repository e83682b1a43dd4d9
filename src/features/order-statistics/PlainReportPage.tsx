/** The report where an upstream knows the specification's call alone: a period by days, and nothing to narrow it by. */
import { useTranslate } from 'ra-core';
import { formatCount } from '../../kit/format/count.ts';
import { late } from '../../kit/late.tsx';
import { CourseSection } from '../../nouns/statistics/CourseSection.tsx';
import { HeadlineFigures } from '../../nouns/statistics/HeadlineFigures.tsx';
import { PrintReportButton } from '../../nouns/statistics/PrintReportButton.tsx';
import { ReportBar } from '../../nouns/statistics/ReportBar.tsx';
import { StatisticsFrame } from '../../nouns/statistics/StatisticsFrame.tsx';
import { useAway } from '../../nouns/statistics/use-away.ts';
import { useFocus } from '../../nouns/statistics/use-focus.ts';
import { useMissingWords } from '../../nouns/statistics/use-missing-words.ts';
import { usePeriodWords } from '../../nouns/statistics/use-period-words.ts';
import { useReportPlace } from '../../nouns/statistics/use-report-place.ts';
import { addressOf, type Place, readPlace } from './address.ts';
import { useFigureLabels } from './Headline.tsx';
import { PlainTable } from './PlainTable.tsx';
import { usePlainColumns } from './use-plain-columns.ts';
import { usePlainReport } from './use-plain-report.ts';

const PrintedPlain = late(() => import('./PrintedPlain.tsx'), 'PrintedPlain');

export function PlainReportPage() {
  const translate = useTranslate();
  const said = useAway();
  const missingWords = useMissingWords();
  const label = useFigureLabels();
  const { dayName } = usePeriodWords();
  const [place, change] = useReportPlace(readPlainPlace, addressOf);
  const report = usePlainReport(place);
  const { spans, days, course, total, error, readAgain } = report;
  const { figures, labels } = usePlainColumns(total);
  const [focus, setFocus] = useFocus(spans.whole, 0, days?.length ?? 0);
  const day = days?.[focus];
  return (
    <StatisticsFrame
      title={translate('title.orderStatistics')}
      note={translate('orderStatistics.plain')}
      tools={
        <PrintReportButton isReady={days !== undefined}>
          {onPrinted => <PrintedPlain place={place} report={report} onPrinted={onPrinted} />}
        </PrintReportButton>
      }
      bar={<ReportBar period={place} spans={spans} canCompare={false} onChange={change} />}
      missing={missingWords(report)}
      away={days ? undefined : said(error)}
      onRetry={readAgain}
    >
      <HeadlineFigures figures={figures} labels={labels} />
      {place.unit !== 'day' && (
        <CourseSection
          title={translate('statistics.byDay')}
          sentence={null}
          course={course}
          focus={focus}
          onFocus={setFocus}
          head={day ? dayName(day.from) : ''}
          readings={(['created', 'completed', 'autoCancelled'] as const).map(key => ({
            label: label(key),
            value: formatCount(day?.[key]),
            isBold: true,
          }))}
          to={null}
          error={said(error)}
          onRetry={readAgain}
        />
      )}
      {days && total && <PlainTable days={days} total={total} />}
    </StatisticsFrame>
  );
}

const readPlainPlace = (search: string): Place => ({ ...readPlace(search), filters: {}, against: 'none' });
