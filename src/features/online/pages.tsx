import { onlineUser } from '../../contract/online-user.ts';
import { resourcePages } from '../../resource/pages/resource-pages.ts';
import { Device, Person } from './SessionCells.tsx';

export default resourcePages(onlineUser, {
  nameOf: row => row.userName,
  columns: [
    { field: 'userName', width: 220, cell: row => <Person session={row} /> },
    { field: 'roleName', width: 140 },
    { field: 'device', width: 0, cell: row => <Device session={row} /> },
    { field: 'ip', width: 150 },
    { field: 'createdOn', width: 116 },
    { field: 'lastSeenOn', width: 116 },
  ],
  unlisted: ['os'],
  phone: { second: 'device', end: 'lastSeenOn' },
  filters: ['account', 'ip'],
});
