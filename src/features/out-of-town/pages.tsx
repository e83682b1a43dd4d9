import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { type OutOfTownVehicle, outOfTown } from '../../contract/out-of-town.ts';
import { VehicleMark } from '../../map/VehicleMark.tsx';
import { resourcePages } from '../../nouns/resource/resource-pages.ts';
import { formatDistance, useWhere } from './whereabouts.ts';

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
  const where = useWhere()(vehicle);
  return <span title={where}>{where}</span>;
}

export default resourcePages(outOfTown, {
  columns: [
    { field: 'plateNumber', width: 88 },
    { field: 'businessStatus', width: 76, cell: row => <Status {...row} /> },
    { field: 'leftTime', width: 84, inFiles: ['leftTime', 'leftAddress'] },
    { field: 'address', cell: row => <Where {...row} />, inFiles: ['address', 'lng', 'lat'] },
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
});

const Marked = styled('span')(({ theme: { tokens } }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  '&[data-offline]': { color: tokens.text.faint },
}));
