/** Lost property counted over a time: what it comes to, by day, kind, seat, company and clerk; figures lead to their cases. */
import { useLocation, useNavigate, useTranslate } from 'ra-core';
import { useMemo } from 'react';
import { PrintButton } from '../../kit/print/PrintButton.tsx';
import { PeriodBar } from '../../nouns/statistics/PeriodBar.tsx';
import { type PeriodPlace, readPeriod, writePeriod } from '../../nouns/statistics/period-place.ts';
import { StatisticsFrame } from '../../nouns/statistics/StatisticsFrame.tsx';
import { useAway } from '../../nouns/statistics/use-away.ts';
import { CasesParts } from './CasesParts.tsx';
import { ClerksPart } from './ClerksPart.tsx';
import { Headline } from './Headline.tsx';
import { LOST_STATISTICS_PATH } from './paths.ts';
import { useLeads } from './use-leads.ts';
import { useLostStatistics } from './use-lost-statistics.ts';

export default function StatisticsPage() {
  const translate = useTranslate();
  const navigate = useNavigate();
  const { search } = useLocation();
  const place = useMemo(() => readPeriod(new URLSearchParams(search)), [search]);
  const figures = useLostStatistics(place);
  const { isPlain, span, whole, earlier, together, clerks } = figures;
  const leads = useLeads(span, figures.readOn);
  const change = (to: Partial<PeriodPlace>) => {
    const query = new URLSearchParams();
    writePeriod(query, { ...place, ...to });
    navigate(`${LOST_STATISTICS_PATH}?${query}`, { replace: true });
  };
  const said = useAway('lostStatistics.away');
  const isAway = !whole.data && !clerks.data && whole.error && clerks.error;
  const askAgain = () => [whole, together, clerks].forEach(answer => void answer.refetch());
  return (
    <StatisticsFrame
      title={translate('title.lostStatistics')}
      tools={<PrintButton isReady={figures.isSettled} />}
      bar={<PeriodBar place={place} span={span} onChange={change} />}
      note={isPlain ? translate('lostStatistics.plain') : undefined}
      away={isAway ? said(whole.error) : undefined}
      onRetry={askAgain}
    >
      {whole.data && <Headline whole={whole.data} earlier={earlier} together={together.data} leads={leads} />}
      <CasesParts figures={figures} grouping={place.grouping} leads={leads} error={said(whole.error)} />
      <ClerksPart figures={figures} leads={leads} error={said(clerks.error)} />
    </StatisticsFrame>
  );
}
