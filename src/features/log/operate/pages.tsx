import { useTranslate } from 'ra-core';
import { type OperateLog, operateLog } from '../../../contract/log.ts';
import { resourcePages } from '../../../resource/pages/resource-pages.ts';
import { ObjectLink } from '../ObjectLink.tsx';
import { ResultMark } from '../ResultMark.tsx';
import { useLogWords } from '../use-log-words.ts';
import { Changes } from './Changes.tsx';

/** A component that says what the words of the logs make of an entry. */
const said = (say: (words: ReturnType<typeof useLogWords>, entry: OperateLog) => string) => {
  const Said = (entry: OperateLog) => say(useLogWords(), entry);
  return (entry: OperateLog) => <Said {...entry} />;
};

function What({ method }: OperateLog) {
  return <span title={method}>{useLogWords().call(method)}</span>;
}

function About(entry: OperateLog) {
  return (
    <ObjectLink
      objectType={entry.objectType}
      objectId={entry.objectId}
      name={useLogWords().object(entry)}
      isBrief
    />
  );
}

function Result({ status, errorMsg }: OperateLog) {
  const words = useLogWords();
  return <ResultMark status={status}>{words.problem(errorMsg)}</ResultMark>;
}

function Module({ title }: Pick<OperateLog, 'title'>) {
  return useLogWords().module(title);
}

function Took({ costTime }: OperateLog) {
  return useTranslate()('operateLog.ms', { count: costTime });
}

export default resourcePages(operateLog, {
  cells: { title: ({ title }) => <Module title={title} /> },
  columns: [
    'operTime',
    {
      field: 'operName',
      width: 88,
      cell: said((words, { operName, operatorType }) => operName || words.operator(operatorType)),
    },
    {
      field: 'method',
      width: 116,
      roomyWidth: 180,
      isMono: false,
      cell: row => <What {...row} />,
      inFiles: [{ field: 'method', wordsUnder: ['log.call'] }],
    },
    {
      field: 'object',
      width: 188,
      cell: row => <About {...row} />,
      inFiles: [{ field: 'objectType', wordsUnder: ['log.object'] }, 'objectName', 'objectId'],
    },
    { field: 'changes', cell: row => <Changes {...row} />, inFiles: null },
    {
      field: 'status',
      width: 124,
      cell: row => <Result {...row} />,
      inFiles: ['status', { field: 'errorMsg', wordsUnder: ['error', 'reason'] }],
    },
    { field: 'operIp', width: 116 },
    { field: 'costTime', head: 'took', width: 84, cell: row => <Took {...row} />, inFiles: ['costTime'] },
  ],
  phone: { first: 'method', second: 'operName', end: 'operTime' },
  tabs: [{ key: 'failed', filter: { status: 0 } }],
  filters: [
    { field: 'operTime', between: ['startTime', 'endTime'] },
    'title',
    'businessType',
    { field: 'objectType', capability: 'logFilters' },
    'objectId',
    'operIp',
    { field: 'traceId', capability: 'logFilters' },
  ],
});
