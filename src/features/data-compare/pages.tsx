import { useTranslate } from 'ra-core';
import { type ComparedVehicle, comparedVehicle } from '../../contract/data-compare.ts';
import { formatCount } from '../../kit/format/count.ts';
import { formatMomentOrDay } from '../../kit/format/time.ts';
import { StatusMark } from '../../kit/StatusMark.tsx';
import { resourcePages } from '../../resource/pages/resource-pages.ts';
import { PairMap } from './PairMap.tsx';
import { toneOf } from './tones.ts';

function BucketMark({ bucket }: ComparedVehicle) {
  return <StatusMark tone={toneOf(bucket)}>{useTranslate()(`dataCompare.bucket.${bucket}`)}</StatusMark>;
}

function Seconds({ count }: { count: number }) {
  return useTranslate()('dataCompare.seconds', { count: formatCount(count) });
}

/** @param lag how many seconds the feed is behind; below 0, the own platform */
function Lag({ lag }: { lag: number }) {
  const translate = useTranslate();
  if (lag === 0) return translate('dataCompare.lag.none');
  const time = translate('dataCompare.seconds', { count: formatCount(Math.abs(lag)) });
  return translate(`dataCompare.lag.${lag > 0 ? 'feed' : 'own'}`, { time });
}

const seconds = (count: number | null) => (count === null ? null : <Seconds count={count} />);
const moment = (time: number | null) => (time === null ? null : formatMomentOrDay(time, Date.now()));

export default resourcePages(comparedVehicle, {
  cells: {
    ownStillSeconds: row => seconds(row.ownStillSeconds),
    feedStillSeconds: row => seconds(row.feedStillSeconds),
    lagSeconds: row => (row.lagSeconds === null ? null : <Lag lag={row.lagSeconds} />),
  },
  columns: [
    { field: 'plateNumber', width: 96 },
    { field: 'bucket', width: 124, isIfMixed: true, cell: row => <BucketMark {...row} /> },
    {
      field: 'ownTime',
      width: 108,
      cell: row => moment(row.ownTime),
      inFiles: ['ownTime', 'ownReceivedOn', 'ownLng', 'ownLat', 'ownStillSeconds'],
    },
    {
      field: 'feedTime',
      width: 108,
      cell: row => moment(row.feedTime),
      inFiles: ['feedTime', 'feedReceivedOn', 'feedLng', 'feedLat', 'feedStillSeconds'],
    },
    { field: 'lagSeconds', width: 104 },
    { field: 'metres', width: 72 },
    { field: 'ownAddress', isCut: true },
    { field: 'feedAddress', isCut: true },
    { field: 'companyName', isCut: true },
  ],
  phone: { status: 'bucket', end: 'feedTime', second: ['ownTime', 'companyName'] },
  look: [
    'bucket',
    'lagSeconds',
    'metres',
    'ownTime',
    'ownAddress',
    'ownStillSeconds',
    'feedTime',
    'feedAddress',
    'feedStillSeconds',
    'companyName',
  ],
  // another vehicle is another piece of the town; where this one drives on, the map stays
  lookMore: row => <PairMap key={row.vehicleId} vehicle={row} />,
});
