import { order } from '../../contract/order.ts';
import { Time } from '../../kit/format/Time.tsx';
import { formatTime } from '../../kit/format/time.ts';
import { resourcePages } from '../../resource/pages/resource-pages.ts';
import { Driver, Marks, Passenger, PassengerRecord, Place, Progress, Way } from './OrderCells.tsx';

export default resourcePages(order, {
  nameOf: row => row.orderNo,
  status: row => <Progress order={row} />,
  cells: {
    passenger: row => <Passenger order={row} />,
    creditLevel: row => (row.passenger.creditLevel ? <PassengerRecord order={row} /> : null),
    origin: row => <Place place={row.origin} />,
    dest: row => <Place place={row.dest} />,
    driver: row => row.driver && <Driver order={row} />,
    driven: row => row.distance !== null && <Way metres={row.distance} seconds={row.duration} />,
    estimated: row =>
      row.estimateDistance !== null && (
        <Way
          metres={row.estimateDistance}
          seconds={row.estimateDuration}
          isRough={row.isEstimateRough === 1}
        />
      ),
    createdOn: row => <Time isByClock value={row.createdOn} />,
    useTime: row => formatTime(row.useTime),
    companyName: row => row.driver?.companyName,
    marks: row => (row.marks.length > 0 ? <Marks order={row} /> : null),
  },
  columns: [
    {
      field: 'orderNo',
      width: 148,
      inFiles: [
        'orderNo',
        'type',
        'source',
        'orderCallType',
        'serviceType',
        'addressType',
        'operatorName',
        'remark',
      ],
    },
    {
      field: 'mainStatus',
      width: 112,
      inFiles: ['mainStatus', 'subStatus', 'cancelType', 'cancelmsg', 'cancelBy'],
    },
    {
      field: 'createdOn',
      width: 96,
      inFiles: [
        'createdOn',
        'useTime',
        'pushTime',
        'matchTime',
        'arriveTime',
        'onboardTime',
        'finishTime',
        'cancelTime',
      ],
    },
    {
      field: 'passenger',
      width: 176,
      roomyWidth: 232,
      inFiles: [
        { field: 'passenger', of: 'nickName' },
        { field: 'passenger', of: 'mobile', head: 'mobile' },
        'oldPeopleUse',
        'passengerNum',
        'vehicleType',
        { field: 'marks', kind: 'list', wordsUnder: ['order.marks'] },
      ],
    },
    {
      field: 'origin',
      inFiles: [
        { field: 'origin', of: 'address' },
        { field: 'origin', of: 'detail', head: 'originDetail' },
      ],
    },
    {
      field: 'dest',
      inFiles: [
        { field: 'dest', of: 'address' },
        { field: 'dest', of: 'detail', head: 'destDetail' },
      ],
    },
    {
      field: 'driver',
      width: 132,
      inFiles: [
        'plateNum',
        { field: 'driver', of: 'name', head: 'driverName' },
        'companyId',
        'pushRadius',
        'pushCount',
        'readCount',
        'replyCount',
      ],
    },
    {
      field: 'price',
      width: 88,
      inFiles: [
        'price',
        'estimatePrice',
        'callFee',
        'payStatus',
        'payChannel',
        'distance',
        'duration',
        'star',
      ],
    },
  ],
  phone: { second: 'origin', end: 'createdOn' },
  tabs: ['mainStatus'],
  filters: [
    'subStatus',
    'type',
    'source',
    'orderCallType',
    'addressType',
    'plateNum',
    'mobile',
    'oldPeopleUse',
    'payStatus',
    { field: 'fareDiffers', capability: 'payments' },
    'cancelType',
    { field: 'cancelBy', capability: 'orderFigures' },
    { field: 'companyId', capability: 'orderFigures' },
    { field: 'figure', capability: 'orderFigures' },
    'monitorFlag',
  ],
  look: [
    'createdOn',
    'useTime',
    'origin',
    'dest',
    'passenger',
    'driver',
    'type',
    'source',
    'addressType',
    'marks',
    'matchTime',
    'finishTime',
    'cancelType',
    'cancelmsg',
    'price',
    'payStatus',
    'driven',
    'operatorName',
    'remark',
  ],
});
