import { openDataAccount } from '../../contract/open-data.ts';
import { formatTime } from '../../kit/format/time.ts';
import { resourcePages } from '../../resource/pages/resource-pages.ts';
import { AppKey } from './AppKey.tsx';
import { Expired } from './Expired.tsx';

export default resourcePages(openDataAccount, {
  status: ({ state, expireOn }) =>
    state === 1 && expireOn !== null && expireOn <= Date.now() ? <Expired /> : null,
  cells: {
    appKey: account => <AppKey appKey={account.appKey} />,
    secretOn: account => formatTime(account.secretOn),
    oldSecretUntil: account => formatTime(account.oldSecretUntil),
  },
  columns: [
    { field: 'name', width: 168 },
    { field: 'appKey', width: 104, cell: ({ appKey }) => <span title={appKey}>{appKey}</span> },
    'protocol',
    { field: 'scopes', isCut: true },
    // limits are asked for in files only
    { field: 'todayCount', width: 72, inFiles: ['todayCount', 'qps', 'dailyLimit'] },
    'errorCount',
    { field: 'lastTime', width: 96 },
    { field: 'expireOn', width: 96 },
    { field: 'state', width: 84 },
  ],
  phone: { second: ['protocol', 'scopes'], end: 'lastTime' },
  filters: ['protocol', 'scopes', 'state'],
  facts: account => [
    'appKey',
    'todayCount',
    'errorCount',
    'lastTime',
    'secretOn',
    ...(account.oldSecretUntil === null ? [] : ['oldSecretUntil']),
  ],
  form: [
    'name',
    'state',
    'protocol',
    'scopes',
    'ipWhitelist',
    'qps',
    'dailyLimit',
    'expireOn',
    'dataFrom',
    'endpoint',
    'remark',
  ],
});
