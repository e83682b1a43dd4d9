/** Calls counted over a time: what it comes to, by day, agent, key and tag, and below it the calls behind a figure. */
import { styled } from '@mui/material/styles';
import { useLocation, useNavigate, useTranslate } from 'ra-core';
import { callCountCalls, callRecordCalls } from '../../contract/call-record.ts';
import { useMay } from '../../data/session-context.tsx';
import { useFailureText } from '../../data/use-failure-text.ts';
import { Pane } from '../../kit/Pane.tsx';
import { type Described, ErrorState } from '../../kit/state/PageState.tsx';
import { AgentsPart } from './AgentsPart.tsx';
import { addressOf, type Place, readPlace } from './address.ts';
import { CountsPart } from './CountsPart.tsx';
import { DaysPart } from './DaysPart.tsx';
import type { Leads } from './FigureLink.tsx';
import { Headline } from './Headline.tsx';
import { PeriodBar } from './PeriodBar.tsx';
import { RecordsPanel } from './RecordsPanel.tsx';
import { totalsOf } from './totals.ts';
import { useCallWords } from './use-call-words.ts';
import { useListName } from './use-list-name.ts';
import { useStatistics } from './use-statistics.ts';

export default function StatisticsPage() {
  const translate = useTranslate();
  const navigate = useNavigate();
  const describe = useFailureText();
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
  const said = (error: Error | null): Described | undefined => {
    if (!error) return undefined;
    const { text, traceId } = describe(error);
    return { text: translate('callStatistics.away', { why: text }), traceId };
  };
  const parts = [days, agents, keys, tags];
  const away = parts.every(({ data, error }) => !data && error) ? said(days.error) : undefined;
  const count = <Row extends { count: number }>(
    rows: readonly Row[] | undefined,
    idOf: (row: Row) => string,
    called: (row: Row) => string,
  ) => rows?.map(row => ({ id: idOf(row), name: called(row), count: row.count }));
  return (
    <Pane>
      <Title>{translate('title.callStatistics')}</Title>
      <PeriodBar place={place} span={span} canFilter={canFilter} onChange={change} />
      {!canFilter && <Note>{translate('callStatistics.plain')}</Note>}
      {away ? (
        <ErrorState {...away} onRetry={() => parts.forEach(part => void part.refetch())} />
      ) : (
        <Scroll>
          {days.data && <Headline totals={totalsOf(days.data, span)} earlier={earlier} leads={leads} />}
          <DaysPart
            statistics={statistics}
            grouping={place.grouping}
            leads={leads}
            error={said(days.error)}
          />
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
        </Scroll>
      )}
      {mayList && place.listed && (
        <RecordsPanel
          key={JSON.stringify([asked, place.listed])}
          asked={asked}
          listed={place.listed}
          name={nameOf(place.listed)}
          onClose={() => change({})}
        />
      )}
    </Pane>
  );
}

const Title = styled('h1')({
  flex: 'none',
  margin: 0,
  padding: '10px 16px',
  fontSize: 20,
  lineHeight: 1.4,
  fontWeight: 600,
});

const Note = styled('p')(({ theme: { tokens } }) => ({
  flex: 'none',
  margin: 0,
  padding: '0 16px 8px',
  color: tokens.text.faint,
}));

const Scroll = styled('div')(({ theme: { tokens } }) => ({
  flex: 1,
  minHeight: 0,
  overflow: 'auto',
  borderTop: `1px solid ${tokens.line}`,
}));
