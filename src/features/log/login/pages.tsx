import { useTranslate } from 'ra-core';
import { type LoginLog, loginLog } from '../../../contract/log.ts';
import { resourcePages } from '../../../resource/pages/resource-pages.ts';
import { Mono } from '../EntrySection.tsx';
import { ResultMark } from '../ResultMark.tsx';
import { useLogWords } from '../use-log-words.ts';

function Problem({ msg }: LoginLog) {
  const translate = useTranslate();
  const words = useLogWords();
  return words.problem(msg) || translate('common.none');
}

function Result({ status, msg }: LoginLog) {
  const words = useLogWords();
  return <ResultMark status={status}>{words.problem(msg)}</ResultMark>;
}

function Client({ browser, os }: LoginLog) {
  const translate = useTranslate();
  return [browser, os].filter(Boolean).join(translate('common.listSeparator')) || translate('common.none');
}

export default resourcePages(loginLog, {
  cells: {
    msg: row => <Problem {...row} />,
    ip: row => row.ip && <Mono>{row.ip}</Mono>,
    sessionId: row => row.sessionId && <Mono>{row.sessionId}</Mono>,
  },
  columns: [
    'loginTime',
    { field: 'userName', width: 76 },
    { field: 'account', width: 96 },
    { field: 'loginType', width: 76 },
    {
      field: 'status',
      width: 128,
      cell: row => <Result {...row} />,
      inFiles: ['status', { field: 'msg', wordsUnder: ['loginLog.msg', 'error', 'reason'] }],
    },
    { field: 'ip', width: 116 },
    { field: 'client', cell: row => <Client {...row} />, inFiles: ['browser', 'os'] },
    { field: 'device', width: 60 },
    { field: 'logoutTime', width: 160 },
  ],
  phone: { first: 'account', second: 'loginType', end: 'loginTime' },
  tabs: [{ key: 'failed', filter: { status: 0 } }],
  filters: [{ field: 'loginTime', between: ['startTime', 'endTime'] }, 'loginType', 'ip'],
  look: [
    'loginTime',
    'account',
    'userName',
    'loginType',
    'msg',
    'logoutTime',
    'ip',
    'location',
    'browser',
    'os',
    'device',
    'sessionId',
  ],
});
