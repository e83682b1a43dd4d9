import { complaint } from '../../contract/complaint.ts';
import { Time } from '../../kit/format/Time.tsx';
import { resourcePages } from '../../resource/pages/resource-pages.ts';
import { Deadline, Driver, MultilineText, TheCall, TheOrder, Vehicle } from './ComplaintCells.tsx';

export default resourcePages(complaint, {
  nameOf: row => row.complaintNo,
  cells: {
    createdOn: row => <Time isByClock value={row.createdOn} />,
    deadline: row => <Deadline complaint={row} />,
    plateNumber: row => <Vehicle complaint={row} />,
    driverName: row => <Driver complaint={row} />,
    content: row => <MultilineText>{row.content}</MultilineText>,
    reply: row => row.reply && <MultilineText>{row.reply}</MultilineText>,
    callId: row => row.callId && <TheCall id={row.callId} />,
    orderId: row => row.orderId && <TheOrder id={row.orderId} />,
  },
  columns: [
    {
      field: 'complaintNo',
      width: 136,
      inFiles: ['complaintNo', 'source', 'callId', 'orderId', 'remark'],
    },
    { field: 'type', width: 84 },
    { field: 'content', width: 0, isCut: true, inFiles: ['content', 'occurTime', 'address'] },
    {
      field: 'plateNumber',
      cell: row => row.plateNumber,
      inFiles: ['plateNumber', 'driverName', 'addressType'],
    },
    { field: 'complainant', width: 84, inFiles: ['complainant', 'mobile'] },
    'createdOn',
    {
      field: 'deadline',
      width: 132,
      roomyWidth: 188,
      inFiles: ['deadline', 'acceptedOn', 'handleUserName', 'repliedOn', 'reply', 'dutyResult', 'penalty'],
    },
    { field: 'state', width: 104, inFiles: ['state', 'visitResult', 'closedOn', 'reason'] },
  ],
  phone: { second: ['type', 'complainant'], end: 'deadline' },
  tabs: ['state', { key: 'over', filter: { due: 'over' } }, { key: 'soon', filter: { due: 'soon' } }],
  filters: ['type', 'source', 'dutyResult', 'visitResult', 'addressType', 'mobile', 'driverId'],
  look: [
    'type',
    'content',
    'complainant',
    'mobile',
    'plateNumber',
    'driverName',
    'occurTime',
    'address',
    'deadline',
    'handleUserName',
    'reply',
    'dutyResult',
    'visitResult',
    'reason',
  ],
  noteOf: row => row.plateNumber,
  facts: ['type', 'source', 'complainant', 'mobile', 'plateNumber', 'driverName', 'occurTime', 'address'],
  form: {
    told: ['type', 'source', 'content', 'occurTime', 'address'],
    complainant: ['complainant', 'mobile', 'addressType'],
    about: ['plateNumber', 'driverName', 'remark'],
  },
});
