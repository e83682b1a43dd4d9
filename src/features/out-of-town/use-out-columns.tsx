/** The columns of the vehicles that are out of town. */
import { styled } from '@mui/material/styles';
import { type RaRecord, useTranslate } from 'ra-core';
import type { OutOfTownVehicle } from '../../contract/out-of-town.ts';
import { Time } from '../../kit/format/Time.tsx';
import type { Column } from '../../kit/list/column.ts';
import { STATUSES } from '../../map/fleet.ts';
import { VehicleMark } from '../../map/VehicleMark.tsx';
import { useAreas } from '../../nouns/area/use-areas.ts';
import { formatDistance, useWhere } from './whereabouts.ts';

export type OutRow = OutOfTownVehicle & RaRecord;

export function useOutColumns(): Column<OutRow>[] {
  const translate = useTranslate();
  const { areas, nameOf: areaOf } = useAreas();
  const where = useWhere();
  const none = translate('common.none');
  const field = (name: string) => translate(`outOfTown.field.${name}`);
  return [
    {
      key: 'plateNumber',
      head: translate('vehicle.field.plateNumber'),
      width: 88,
      sortBy: 'plateNumber',
      isMono: true,
      phone: 'title',
      isFixed: true,
      cell: row => row.plateNumber,
    },
    {
      key: 'businessStatus',
      head: translate('outOfTown.status'),
      width: 76,
      phone: 'status',
      cell: ({ businessStatus, online }) => (
        <Status data-offline={online === 0 || undefined}>
          <VehicleMark status={businessStatus} />
          {translate(online === 0 ? 'outOfTown.offline' : `map.status.${businessStatus}`)}
        </Status>
      ),
      exported: {
        words: STATUSES.map(value => ({ value: String(value), label: translate(`map.status.${value}`) })),
      },
    },
    {
      key: 'leftTime',
      head: field('leftTime'),
      width: 84,
      sortBy: 'leftTime',
      phone: 'end',
      cell: row => <Time value={row.leftTime} />,
      exported: [{ kind: 'time' }, { field: 'leftAddress', head: field('leftAddress') }],
    },
    {
      key: 'address',
      head: field('address'),
      phone: 'second',
      cell: row => <span title={where(row)}>{where(row)}</span>,
      exported: [
        {},
        { field: 'lng', head: field('lng'), kind: 'number' },
        { field: 'lat', head: field('lat'), kind: 'number' },
      ],
    },
    {
      key: 'distance',
      head: field('distance'),
      width: 72,
      sortBy: 'distance',
      isNumber: true,
      phone: 'second',
      cell: row => formatDistance(row.distance),
      exported: { head: field('metres'), kind: 'number' },
    },
    {
      key: 'driverName',
      head: field('driver'),
      width: 72,
      cell: row => <span title={row.driverMobile ?? undefined}>{row.driverName ?? none}</span>,
      exported: [{}, { field: 'driverMobile', head: field('mobile') }],
    },
    {
      key: 'companyName',
      head: translate('vehicle.field.companyId'),
      width: 84,
      cell: row => <span title={row.companyName ?? undefined}>{row.companyName ?? none}</span>,
    },
    {
      key: 'addressType',
      head: translate('vehicle.field.addressType'),
      width: 76,
      cell: row => areaOf(row.addressType),
      exported: { words: areas.map(({ id, name }) => ({ value: id, label: name })) },
    },
    {
      key: 'lastTime',
      head: field('lastTime'),
      width: 76,
      sortBy: 'lastTime',
      cell: row => <Time value={row.lastTime} />,
      exported: { kind: 'time' },
    },
  ];
}

const Status = styled('span')(({ theme: { tokens } }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  '&[data-offline]': { color: tokens.text.faint },
}));
