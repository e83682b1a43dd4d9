import { useTranslate } from 'ra-core';
import { spotCheck, WAITING } from '../../../contract/spot-check.ts';
import { Time } from '../../../kit/format/Time.tsx';
import { formatTime } from '../../../kit/format/time.ts';
import { StatusMark } from '../../../kit/StatusMark.tsx';
import { resourcePages } from '../../../resource/pages/resource-pages.ts';
import { useHeldRecords } from '../../../resource/undo/use-hold.ts';
import { CHECK } from '../paths.ts';
import { Failures } from './Failures.tsx';

function ToJudge({ id }: { id: string }) {
  const translate = useTranslate();
  // what was judged a moment ago can still be taken back
  return useHeldRecords(CHECK).includes(id) ? (
    <StatusMark tone="off">{translate('spotCheck.status.judging')}</StatusMark>
  ) : (
    <StatusMark tone="warn">{translate('spotCheck.status.toJudge')}</StatusMark>
  );
}

export default resourcePages(spotCheck, {
  // pictures are there, and nobody has compared them
  status: ({ id, result, submitTime }) =>
    result === WAITING && submitTime !== null ? <ToJudge id={id} /> : null,
  cells: {
    pushTime: ({ pushTime }) => formatTime(pushTime),
    submitTime: ({ submitTime }) => formatTime(submitTime),
    failures: ({ failures }) => <Failures count={failures} />,
    similarity: ({ similarity }) => (similarity === null ? null : `${Math.round(similarity)} %`),
    handleUser: ({ handleUser, handleTime }) => `${handleUser} ${formatTime(handleTime)}`,
  },
  columns: [
    { field: 'name', width: 104 },
    { field: 'plateNum', width: 97 },
    { field: 'companyName', isCut: true },
    { field: 'checkType', width: 88 },
    { field: 'pushTime', width: 104, cell: ({ pushTime }) => <Time isByClock value={pushTime} /> },
    { field: 'deadline', width: 160 },
    'result',
    { field: 'failures', width: 104, isNumber: false },
    { field: 'handleRemark', width: 120 },
  ],
  unlisted: ['handleTime'],
  phone: { second: ['plateNum', 'checkType'], end: 'pushTime' },
  tabs: [
    { key: 'toJudge', filter: { isToJudge: 1 }, label: 'status.toJudge', capability: 'drivers' },
    { key: 'result2', filter: { result: 2 } },
    { key: 'result3', filter: { result: 3 } },
  ],
  filters: ['checkType', 'result', 'batchNo', { field: 'pushTime', between: ['startTime', 'endTime'] }],
  facts: ({ handleUser }) => [
    'plateNum',
    'companyName',
    'batchNo',
    'pushTime',
    'deadline',
    'submitTime',
    'failures',
    'similarity',
    ...(handleUser === null ? [] : ['handleUser', 'handleRemark']),
  ],
});
