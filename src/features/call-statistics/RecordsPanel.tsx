/** The calls behind a figure: as many as it counts. */
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { X } from 'lucide-react';
import { ListContextProvider, type ListControllerResult, useTranslate } from 'ra-core';
import { useEffect, useRef, useState } from 'react';
import { type CallRecord, callRecordCalls } from '../../contract/call-record.ts';
import { useAnswer } from '../../data/use-call.ts';
import { useFailureText } from '../../data/use-failure-text.ts';
import { FigureTable } from '../../kit/chart/FigureTable.tsx';
import { formatTime } from '../../kit/format/time.ts';
import { useCountdown } from '../../kit/format/use-span.ts';
import type { Column } from '../../kit/list/column.ts';
import { Pager } from '../../kit/list/Pager.tsx';
import { SkeletonLines } from '../../kit/record/SkeletonLines.tsx';
import { ErrorState } from '../../kit/state/PageState.tsx';
import { SKELETON_AFTER_MS, useDelayed } from '../../kit/use-delayed.ts';
import { timeOf } from '../../nouns/call/time-of.ts';
import type { Narrowed } from './address.ts';
import { useCallWords } from './use-call-words.ts';

interface RecordsPanelProps {
  /** What all figures were asked with, and what this one counts of it. */
  asked: Readonly<Record<string, unknown>> & { startTime: number; endTime: number };
  listed: Narrowed;
  /** What it lists, in words. */
  name: string;
  onClose: () => void;
}

export function RecordsPanel({ asked, listed: { from, to, ...narrowed }, name, onClose }: RecordsPanelProps) {
  const translate = useTranslate();
  const describe = useFailureText();
  const columns = useColumns();
  const heading = useRef<HTMLHeadingElement>(null);
  const [page, setPage] = useState(1);
  const [perPage, setPerPage] = useState(20);
  const query = {
    ...asked,
    ...given(narrowed),
    startTime: from ?? asked.startTime,
    endTime: to ?? asked.endTime,
    current: page,
    size: perPage,
  };
  const { data, error, refetch } = useAnswer(callRecordCalls.queryCallRecordList, { query });
  const isLate = useDelayed(!data && !error, SKELETON_AFTER_MS);
  // whoever has followed a figure goes on here
  useEffect(() => heading.current?.focus(), []);
  const window = { page, perPage, total: data?.total, setPage, setPerPage };
  const title = translate('callStatistics.list.title', { name });
  return (
    <Panel aria-label={title} onKeyDown={({ key }) => key === 'Escape' && onClose()}>
      <header>
        <h2 ref={heading} tabIndex={-1}>
          {title}
        </h2>
        <span aria-live="polite">
          {data && translate('callStatistics.behind', { smart_count: data.total, count: data.total })}
        </span>
        <IconButton aria-label={translate('callStatistics.list.close')} onClick={onClose}>
          <X aria-hidden />
        </IconButton>
      </header>
      <div>
        {!data && error && <ErrorState {...describe(error)} onRetry={() => void refetch()} />}
        {isLate && <SkeletonLines />}
        {data?.total === 0 && <p>{translate('callStatistics.list.none')}</p>}
        {data && data.total > 0 && <FigureTable label={title} columns={columns} rows={data.recordExpands} />}
      </div>
      <ListContextProvider value={window as ListControllerResult}>
        <Pager />
      </ListContextProvider>
    </Panel>
  );
}

/** What is left open leaves what is asked already. */
const given = (narrowed: object) =>
  Object.fromEntries(Object.entries(narrowed).filter(([, value]) => value !== undefined));

function useColumns(): Column<CallRecord>[] {
  const translate = useTranslate();
  const { typeName, stateName, tagName } = useCallWords();
  const word = (key: string) => translate(`callStatistics.list.${key}`);
  const countdown = useCountdown();
  const span = (seconds: number | null) => (seconds === null ? '–' : countdown(seconds * 1_000));
  return [
    {
      key: 'on',
      head: word('on'),
      // who hangs up in the voice menu was rung at nobody's
      cell: row => formatTime(timeOf(row) ?? row.end),
    },
    { key: 'calltype', head: word('calltype'), cell: ({ calltype }) => typeName(calltype) },
    { key: 'callno', head: word('callno'), cell: ({ callno }) => callno ?? word('hidden') },
    { key: 'name', head: word('name'), cell: ({ name }) => name ?? '–' },
    { key: 'agentname', head: word('agent'), cell: ({ agentname, agent }) => agentname ?? agent ?? '–' },
    { key: 'state', head: word('state'), cell: ({ state }) => stateName(state) },
    { key: 'ivrkey', head: word('ivrkey'), cell: ({ ivrkey }) => ivrkey ?? '–' },
    { key: 'tagging', head: word('tagging'), cell: tagName },
    { key: 'ringSeconds', head: word('ring'), isNumber: true, cell: ({ ringSeconds }) => span(ringSeconds) },
    { key: 'talkSeconds', head: word('talk'), isNumber: true, cell: ({ talkSeconds }) => span(talkSeconds) },
  ];
}

const Panel = styled('section')(({ theme: { tokens, breakpoints } }) => ({
  display: 'flex',
  flexDirection: 'column',
  flex: 'none',
  maxHeight: '50%',
  borderTop: `1px solid ${tokens.edge}`,
  boxShadow: tokens.shadow,
  header: { display: 'flex', flex: 'none', alignItems: 'center', gap: 8, padding: '4px 8px 4px 16px' },
  'header span': { flex: 1, color: tokens.text.faint, whiteSpace: 'nowrap' },
  h2: {
    overflow: 'hidden',
    margin: 0,
    fontSize: 16,
    lineHeight: 1.5,
    fontWeight: 600,
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  'h2:focus': { outline: 'none' },
  '& > div': { flex: 1, minHeight: 0, overflow: 'auto' },
  p: { padding: '0 16px', color: tokens.text.faint },
  '& > nav': { flex: 'none', padding: '4px 16px' },
  [breakpoints.down('sm')]: { maxHeight: '65%' },
}));
