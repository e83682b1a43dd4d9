/** The columns of the vehicles that are not heard. */
import { styled } from '@mui/material/styles';
import { type RaRecord, useTranslate } from 'ra-core';
import type { OfflineVehicle } from '../../contract/online-rate.ts';
import { Time } from '../../kit/format/Time.tsx';
import type { Column } from '../../kit/list/column.ts';
import { useAreas } from '../../nouns/area/use-areas.ts';
import { useSilence } from './use-silence.ts';

export type OfflineRow = OfflineVehicle & RaRecord;

export function useOfflineColumns(): Column<OfflineRow>[] {
  const translate = useTranslate();
  const { areas, nameOf: areaOf } = useAreas();
  const silence = useSilence();
  const none = translate('common.none');
  return [
    {
      key: 'plateNumber',
      head: translate('vehicle.field.plateNumber'),
      width: 96,
      isMono: true,
      phone: 'title',
      isFixed: true,
      cell: row => row.plateNumber,
      // the quick look shows it, and whoever looks into many takes a file
      exported: [{}, { field: 'simNo', head: translate('vehicle.field.simNo') }],
    },
    {
      key: 'offlineMinutes',
      head: translate('onlineRate.offline.minutes'),
      width: 104,
      isNumber: true,
      phone: 'status',
      cell: row => silence(row.offlineMinutes),
      exported: { kind: 'number' },
    },
    {
      key: 'lastTime',
      head: translate('onlineRate.offline.lastTime'),
      width: 96,
      phone: 'end',
      cell: row => <Time value={row.lastTime} missing={none} />,
      exported: { kind: 'time' },
    },
    {
      key: 'lastAddress',
      head: translate('onlineRate.offline.lastAddress'),
      phone: 'second',
      cell: row => <span title={row.lastAddress ?? undefined}>{row.lastAddress ?? none}</span>,
    },
    {
      key: 'driverName',
      head: translate('onlineRate.offline.driver'),
      width: 160,
      cell: row =>
        row.driverName === null ? (
          none
        ) : (
          <>
            {row.driverName} <Faint>{row.driverMobile}</Faint>
          </>
        ),
      exported: [{}, { field: 'driverMobile', head: translate('onlineRate.offline.mobile') }],
    },
    {
      key: 'companyName',
      head: translate('vehicle.field.companyId'),
      phone: 'second',
      cell: row => <span title={row.companyName ?? undefined}>{row.companyName ?? none}</span>,
    },
    {
      key: 'addressType',
      head: translate('vehicle.field.addressType'),
      width: 88,
      cell: row => areaOf(row.addressType),
      exported: { words: areas.map(({ id, name }) => ({ value: id, label: name })) },
    },
    {
      key: 'state',
      head: translate('vehicle.field.state'),
      width: 72,
      cell: row => translate(`vehicle.state.${row.state}`),
      exported: {
        words: STATES.map(state => ({ value: String(state), label: translate(`vehicle.state.${state}`) })),
      },
    },
  ];
}

/** Who is scrapped is not missed. */
const STATES = [1, 2, 3];

const Faint = styled('span')(({ theme }) => ({ color: theme.tokens.text.faint, fontSize: 12 }));
