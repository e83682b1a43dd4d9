/** Calls counted over a time: what it comes to, by day, agent, key and tag, and below it the calls behind a figure. */
import { useLocation, useNavigate, useTranslate } from 'ra-core';
import { useEffect, useRef } from 'react';
import { callCountCalls, callRecordCalls } from '../../contract/call-record.ts';
import { useMay } from '../../data/session-context.tsx';
import { PrintButton } from '../../kit/print/PrintButton.tsx';
import { PeriodBar } from '../../nouns/statistics/PeriodBar.tsx';
import { StatisticsFrame } from '../../nouns/statistics/StatisticsFrame.tsx';
import { useAway } from '../../nouns/statistics/use-away.ts';
import { AgentsPart } from './AgentsPart.tsx';
import { addressOf, type Leads, type Place, readPlace } from './address.ts';
import { CountsPart } from './CountsPart.tsx';
import { DaysPart } from './DaysPart.tsx';
import { Filters } from './Filters.tsx';
import { Headline } from './Headline.tsx';
import { RecordsPanel } from './RecordsPanel.tsx';
import { totalsOf } from './totals.ts';
import { useCallWords } from './use-call-words.ts';
import { useListName } from './use-list-name.ts';
import { useStatistics } from './use-statistics.ts';

export default function StatisticsPage() {
  const translate = useTranslate();
  const navigate = useNavigate();
  const place = readPlace(useLocation().search);
  const statistics = useStatistics(place);
  const { canFilter, span, asked, days, earlier, agents, keys, tags } = statistics;
  const mayList = useMay(callRecordCalls.queryCallRecordList) && canFilter;
  const { keyName, tagName } = useCallWords();
  const nameOf = useListName(statistics);
  // a figure that is chosen anew counts other calls
  const change = (to: Partial<Place>) =>
    navigate(addressOf({ ...place, listed: null, ...to }), { replace: true });
  const leads: Leads = (count, which) =>
    mayList && count > 0 ? addressOf({ ...place, listed: which }) : null;
  /** The service of statistics may be away while everything else works. */
  const said = useAway('callStatistics.away');
  const parts = [days, agents, keys, tags];
  useReadTogether(parts, place.listed);
  const away = parts.every(({ data, error }) => !data && error) ? said(days.error) : undefined;
  const count = <Row extends { count: number }>(
    rows: readonly Row[] | undefined,
    idOf: (row: Row) => string,
    called: (row: Row) => string,
  ) => rows?.map(row => ({ id: idOf(row), name: called(row), count: row.count }));
  return (
    <StatisticsFrame
      title={translate('title.callStatistics')}
      tools={<PrintButton isReady={statistics.isSettled} />}
      bar={
        <PeriodBar place={place} span={span} onChange={change}>
          {canFilter && <Filters place={place} span={span} onChange={change} />}
        </PeriodBar>
      }
      note={canFilter ? undefined : translate('callStatistics.plain')}
      away={away}
      onRetry={() => parts.forEach(part => void part.refetch())}
      below={
        mayList &&
        place.listed && (
          <RecordsPanel
            key={JSON.stringify([asked, place.listed])}
            asked={asked}
            listed={place.listed}
            name={nameOf(place.listed)}
            onClose={() => change({})}
          />
        )
      }
    >
      {days.data && <Headline totals={totalsOf(days.data, span)} earlier={earlier} leads={leads} />}
      <DaysPart statistics={statistics} grouping={place.grouping} leads={leads} error={said(days.error)} />
      <AgentsPart statistics={statistics} leads={leads} error={said(agents.error)} />
      <CountsPart
        of="keys"
        counts={count(keys.data, ({ ivrkey }) => ivrkey, keyName)}
        which={ivrkey => ({ ivrkey })}
        leads={leads}
        file={{ call: callCountCalls.countIvrList, asked, code: 'ivrkey', text: 'text' }}
        error={said(keys.error)}
        onRetry={() => void keys.refetch()}
      />
      <CountsPart
        of="tags"
        counts={count(tags.data, ({ tagging }) => tagging, tagName)}
        which={tagging => ({ tagging })}
        leads={leads}
        file={{ call: callCountCalls.countTaggingList, asked, code: 'tagging', text: 'taggingText' }}
        error={said(tags.error)}
        onRetry={() => void tags.refetch()}
      />
    </StatisticsFrame>
  );
}

interface Part {
  refetch(options: { cancelRefetch: boolean }): Promise<unknown>;
}

/** With each list that opens the figures are read anew: what both say is of one moment. */
function useReadTogether(parts: readonly Part[], listed: Place['listed']): void {
  const all = useRef(parts);
  all.current = parts;
  const which = listed && JSON.stringify(listed);
  useEffect(() => {
    if (which === null) return;
    // what is being read already is as new
    for (const part of all.current) void part.refetch({ cancelRefetch: false });
  }, [which]);
}
