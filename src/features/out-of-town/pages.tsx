import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { type OutOfTownVehicle, outOfTown } from '../../contract/out-of-town.ts';
import { Time } from '../../kit/format/Time.tsx';
import { formatTime } from '../../kit/format/time.ts';
import { VehicleMark } from '../../map/VehicleMark.tsx';
import { resourcePages } from '../../resource/pages/resource-pages.ts';
import { formatDistance, useDescribePlace } from './whereabouts.ts';

function Status({ businessStatus, online }: OutOfTownVehicle) {
  const translate = useTranslate();
  return (
    <Marked data-offline={online === 0 || undefined}>
      <VehicleMark status={businessStatus} />
      {translate(online === 0 ? 'outOfTown.offline' : `map.status.${businessStatus}`)}
    </Marked>
  );
}

function Where(vehicle: OutOfTownVehicle) {
  const where = useDescribePlace()(vehicle);
  return <span title={where}>{where}</span>;
}

export default resourcePages(outOfTown, {
  cells: {
    leftTime: ({ leftTime, leftAddress }) => (
      <>
        {formatTime(leftTime)} {leftAddress !== null && <small>{leftAddress}</small>}
      </>
    ),
    address: row => <Where {...row} />,
    away: row => formatDistance(row.distance),
    driverName: ({ driverName, driverMobile }) => driverName && `${driverName} ${driverMobile ?? ''}`,
  },
  columns: [
    { field: 'plateNumber', width: 88 },
    { field: 'businessStatus', width: 76, cell: row => <Status {...row} /> },
    {
      field: 'leftTime',
      width: 84,
      cell: row => <Time isByClock value={row.leftTime} />,
      inFiles: ['leftTime', 'leftAddress'],
    },
    { field: 'address', inFiles: ['address', 'lng', 'lat'] },
    {
      field: 'distance',
      head: 'away',
      width: 72,
      cell: row => formatDistance(row.distance),
      inFiles: ['distance'],
    },
    {
      field: 'driverName',
      width: 72,
      cell: row => row.driverName && <span title={row.driverMobile ?? undefined}>{row.driverName}</span>,
      inFiles: ['driverName', 'driverMobile'],
    },
    { field: 'companyName', width: 84, isCut: true },
    { field: 'addressType', width: 76 },
    { field: 'lastTime', width: 76 },
  ],
  phone: { status: 'businessStatus', end: 'leftTime', second: ['address', 'distance'] },
  filters: ['addressType', 'businessStatus'],
  facts: ['leftTime', 'address', 'away', 'lastTime', 'driverName', 'companyName', 'addressType'],
});

const Marked = styled('span')(({ theme: { tokens } }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  '&[data-offline]': { color: tokens.text.faint },
}));
