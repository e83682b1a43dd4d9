import { lostOrder } from '../../contract/lost-order.ts';
import { Time } from '../../kit/format/Time.tsx';
import { payVipDateStr } from '../../nouns/lost/derived.ts';
import { resourcePages } from '../../resource/pages/resource-pages.ts';
import { Deadline, PaymentState, StageMark } from './LostCells.tsx';

const FIGURE_FILTERS = [
  'handleStatus',
  'handleResult',
  'handleUserId',
  'due',
  'seatPosition',
  'ofCompany',
  'refundStatus',
  'rewardStatus',
] as const;

export default resourcePages(lostOrder, {
  nameOf: row => row.goodsName,
  // a plain upstream tells no stage
  status: row => row.stage && <StageMark stage={row.stage} />,
  cells: {
    slaDeadline: ({ slaDeadline, payStatus }) =>
      slaDeadline === null ? null : <Deadline row={{ slaDeadline, payStatus }} />,
    createdOn: row => <Time isByClock value={row.createdOn} />,
    payTime: row => payVipDateStr(row) || null,
    refundStatus: row => <PaymentState row={row} field="refundStatus" />,
    rewardStatus: row => <PaymentState row={row} field="rewardStatus" />,
  },
  columns: [
    {
      field: 'goodsName',
      inFiles: ['lostNo', 'goodsName', 'goodsType', 'goodsColor', 'goodsBrand', 'goodsValue'],
    },
    { field: 'payStatus', width: 60, inFiles: ['payStatus', 'source'] },
    { field: 'ownerName', width: 72 },
    { field: 'ownerMobile', inFiles: ['ownerMobile', 'ownerMobile2'] },
    {
      field: 'plateNumber',
      width: 88,
      // in which it is, once that is known
      cell: row => (row.matchPlateNumber ? <b>{row.matchPlateNumber}</b> : row.plateNumber),
      inFiles: ['plateNumber', 'upTime', 'upAddress', 'downTime', 'downAddress'],
    },
    { field: 'matchStatus', width: 73, inFiles: ['matchStatus', 'matchPlateNumber', 'matchDriverName'] },
    { field: 'handleUserName', width: 72 },
    { field: 'slaDeadline', width: 122, roomyWidth: 200 },
    { field: 'createdOn', width: 86 },
    {
      field: 'handleStatus',
      width: 101,
      roomyWidth: 150,
      inFiles: ['handleStatus', 'stage', 'handleResult', 'ownerConfirm', 'remark'],
    },
  ],
  phone: { second: ['payStatus', 'ownerName'], end: 'slaDeadline' },
  tabs: ['handleStatus'],
  filters: [
    'stage',
    'payStatus',
    'matchStatus',
    'goodsType',
    'addressType',
    'ownerMobile',
    // those to which figures lead
    ...FIGURE_FILTERS.map(field => ({ field, capability: 'lostDesk' as const })),
  ],
  look: [
    'lostNo',
    'goodsType',
    'goodsDesc',
    'ownerName',
    'ownerMobile',
    'upTime',
    'upAddress',
    'downTime',
    'downAddress',
    'plateNumber',
    'matchStatus',
    'matchPlateNumber',
    'matchDriverName',
    'matchDriverPhone',
    'ownerConfirm',
    'handleUserName',
    'remark',
  ],
  bulk: ['addressType'],
  noteOf: row => row.lostNo,
  facts: [
    'lostNo',
    'goodsType',
    'goodsDesc',
    'plateNumber',
    'upTime',
    'upAddress',
    'downTime',
    'downAddress',
  ],
  form: {
    owner: ['ownerName', 'ownerMobile', 'ownerMobile2', 'source', 'addressType'],
    goods: ['goodsName', 'goodsType', 'goodsColor', 'goodsBrand', 'goodsValue', 'goodsDesc'],
    ride: [
      'upTime',
      'upAddress',
      'downTime',
      'downAddress',
      'seatPosition',
      'passengerNum',
      'plateNumber',
      'companyName',
      'vehicleColor',
      'payWay',
      'ridePayTime',
      'fare',
      'invoiceNo',
    ],
    more: ['remark'],
  },
});
