import { useTranslate } from 'ra-core';
import type { LoginLog } from '../../../contract/log.ts';
import { formatTime } from '../../../kit/format/time.ts';
import type { Column } from '../../../kit/list/column.ts';
import { ResultMark } from '../ResultMark.tsx';
import { useLogWords } from '../use-log-words.ts';

export function useLoginColumns(): Column<LoginLog>[] {
  const translate = useTranslate();
  const words = useLogWords();
  const head = (field: string) => translate(`log.login.field.${field}`);
  const none = translate('log.unknown');
  const separator = translate('common.listSeparator');
  return [
    {
      key: 'loginTime',
      head: head('loginTime'),
      width: 172,
      sortBy: 'loginTime',
      phone: 'end',
      isFixed: true,
      exported: { kind: 'time' },
      cell: ({ loginTime }) => formatTime(loginTime),
    },
    { key: 'userName', head: head('userName'), width: 84, cell: ({ userName }) => userName || none },
    { key: 'account', head: head('account'), width: 116, phone: 'title', cell: ({ account }) => account },
    {
      key: 'loginType',
      head: head('loginType'),
      width: 84,
      phone: 'second',
      exported: { wordsUnder: ['log.login.type'] },
      cell: ({ loginType }) => words.loginType(loginType),
    },
    {
      key: 'status',
      head: head('status'),
      width: 160,
      phone: 'status',
      exported: [
        { wordsUnder: ['log.status'] },
        { field: 'msg', head: head('msg'), wordsUnder: ['log.login.end', 'error', 'error.reason'] },
      ],
      cell: ({ status, msg }) => <ResultMark status={status}>{words.problem(msg)}</ResultMark>,
    },
    { key: 'ip', head: head('ip'), width: 116, isMono: true, cell: ({ ip }) => ip || none },
    {
      key: 'client',
      head: head('client'),
      exported: [
        { field: 'browser', head: head('browser') },
        { field: 'os', head: head('os') },
      ],
      cell: ({ browser, os }) => [browser, os].filter(Boolean).join(separator) || none,
    },
    {
      key: 'device',
      head: head('device'),
      width: 60,
      exported: { wordsUnder: ['log.login.device'] },
      cell: ({ device }) => words.device(device),
    },
    {
      key: 'logoutTime',
      head: head('logoutTime'),
      width: 172,
      exported: { kind: 'time' },
      cell: ({ logoutTime }) => (logoutTime ? formatTime(logoutTime) : none),
    },
  ];
}
