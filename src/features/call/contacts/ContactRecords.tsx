/** All calls with one caller: how many, when, with whom, about what, and how long. */
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import NativeSelect from '@mui/material/NativeSelect';
import { styled } from '@mui/material/styles';
import { X } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { callRecordCalls } from '../../../contract/call-record.ts';
import { CALL_TYPES, type CallType } from '../../../contract/call-states.ts';
import { closeDrawer, useDrawer } from '../../../data/drawers.ts';
import { useAnswer } from '../../../data/use-call.ts';
import { Framed } from '../../../kit/Framed.tsx';
import { formatTime } from '../../../kit/format/time.ts';
import { ShortPager } from '../../../kit/list/ShortPager.tsx';
import { Segments } from '../../../kit/Segments.tsx';
import { PageState } from '../../../kit/state/PageState.tsx';
import { TopProgress } from '../../../kit/TopProgress.tsx';
import { SKELETON_AFTER_MS, useDelayed } from '../../../kit/use-delayed.ts';
import { timeOf } from '../../../nouns/call/time-of.ts';
import { clockOf } from '../use-call-words.ts';
import { type CallerSelection, readCaller } from './caller-selection.ts';

const PAGE_SIZE = 20;
/** All, within 7 days, within 30 days. */
const TIMES = [0, 7, 30] as const;
const COUNTS = { 0: 'allCount', 7: 'countBy7Day', 30: 'countBy30Day' } as const;

export default function ContactRecords() {
  const about = useDrawer('contactRecords')?.about;
  const caller = readCaller(about);
  return caller && <Records key={about} caller={caller} />;
}

function Records({ caller }: { caller: CallerSelection }) {
  const translate = useTranslate();
  const [timeType, setTimeType] = useState<(typeof TIMES)[number]>(0);
  const [callType, setCallType] = useState<CallType | ''>('');
  const [page, setPage] = useState(1);
  const who = caller.passengerId === null ? { mobile: caller.callno } : { passengerId: caller.passengerId };
  const { data, error, isFetching, refetch } = useAnswer(callRecordCalls.queryCallRecordList, {
    query: {
      ...who,
      ...(callType && { callType }),
      ...(timeType !== 0 && { timeType }),
      current: page,
      size: PAGE_SIZE,
    },
  });
  const isLate = useDelayed(isFetching, SKELETON_AFTER_MS);
  return (
    <Drawn>
      <Head>
        <h2>{translate('shell.drawer.contactRecords')}</h2>
        <code>{caller.callno}</code>
        <b>{caller.name}</b>
        {caller.isOldPerson === 1 && <em>{translate('call.mark.isOldPerson')}</em>}
        {caller.isDriver === 1 && <em>{translate('call.mark.isDriver')}</em>}
        <IconButton aria-label={translate('call.close')} onClick={() => closeDrawer('contactRecords')}>
          <X size={16} aria-hidden />
        </IconButton>
      </Head>
      <div data-tools>
        <Segments
          isFramed
          label={translate('call.time.title')}
          values={TIMES}
          value={timeType}
          wordOf={value => (
            <>
              {translate(`call.within.${value}`)} <small>{data?.[COUNTS[value]]}</small>
            </>
          )}
          onChoose={value => {
            setTimeType(value);
            setPage(1);
          }}
        />
        <NativeSelect
          value={callType}
          input={<Framed />}
          inputProps={{ 'aria-label': translate('call.callType') }}
          onChange={({ target }) => {
            setCallType(target.value as CallType | '');
            setPage(1);
          }}
        >
          <option value="">{translate('call.callType')}</option>
          {CALL_TYPES.map(type => (
            <option key={type} value={type}>
              {translate(`call.type.${type}`)}
            </option>
          ))}
        </NativeSelect>
      </div>
      {isLate && <TopProgress />}
      {error && !data && (
        <PageState
          title={translate('call.loadFailed')}
          why={translate('call.loadFailedWhy')}
          action={<Button onClick={() => void refetch()}>{translate('kit.state.retry')}</Button>}
        />
      )}
      {data?.recordExpands.length === 0 && <PageState title={translate('call.noData')} />}
      {data && data.recordExpands.length > 0 && (
        <Scroll role="group" tabIndex={0} aria-label={translate('shell.drawer.contactRecords')}>
          <table>
            <thead>
              <tr>
                {(['callType', 'tag', 'agent', 'callTime', 'duration'] as const).map(column => (
                  <th key={column} scope="col">
                    {translate(`call.${column}`)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {data.recordExpands.map(({ id, calltype, taggingText, agentname, begin, end, ...call }) => (
                <tr key={id}>
                  <td>{translate(`call.type.${calltype}`)}</td>
                  <td>{taggingText ?? translate('call.untagged')}</td>
                  <td>{agentname ?? '-'}</td>
                  <td>{formatTime(timeOf({ ...call, begin }))}</td>
                  <td>{begin !== null && end !== null ? clockOf(end - begin) : ''}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </Scroll>
      )}
      <ShortPager page={page} size={PAGE_SIZE} total={data?.total ?? 0} onPage={setPage} />
    </Drawn>
  );
}

const Drawn = styled('div')(({ theme: { tokens } }) => ({
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  minHeight: 0,
  h2: { margin: 0, fontSize: 16, fontWeight: 600 },
  em: {
    padding: '0 4px',
    border: `1px solid ${tokens.edge}`,
    borderRadius: 3,
    fontSize: 12,
    fontStyle: 'normal',
    lineHeight: '16px',
  },
  code: { fontFamily: 'inherit', fontVariantNumeric: 'tabular-nums' },
  '[data-tools]': { display: 'flex', flexWrap: 'wrap', gap: 8, padding: '0 16px 8px' },
  table: {
    width: '100%',
    borderCollapse: 'collapse',
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
  },
  'th, td': { height: 32, padding: '0 8px', borderBottom: `1px solid ${tokens.line}`, textAlign: 'left' },
  th: { color: tokens.text.faint, fontWeight: 400 },
  'th:first-of-type, td:first-of-type': { paddingLeft: 16 },
}));

const Scroll = styled('div')({ flex: 1, minHeight: 0, overflow: 'auto' });

const Head = styled('div')({
  display: 'flex',
  flex: 'none',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  padding: '8px 8px 8px 16px',
  '& > button': { marginLeft: 'auto' },
});
