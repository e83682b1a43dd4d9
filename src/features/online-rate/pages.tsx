import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { type OfflineVehicle, offlineVehicle } from '../../contract/online-rate.ts';
import { Time } from '../../kit/format/Time.tsx';
import { useMinutes } from '../../kit/format/use-minutes.ts';
import { resourcePages } from '../../resource/pages/resource-pages.ts';

/** For how long nothing has been heard. */
function Silence({ offlineMinutes }: OfflineVehicle) {
  const translate = useTranslate();
  const lasting = useMinutes();
  return offlineMinutes === null ? translate('onlineRate.offline.never') : lasting(offlineMinutes);
}

export default resourcePages(offlineVehicle, {
  cells: { offlineMinutes: row => <Silence {...row} /> },
  columns: [
    // the quick look shows the card, and whoever looks into many takes a file
    { field: 'plateNumber', width: 96, inFiles: ['plateNumber', 'simNo'] },
    { field: 'offlineMinutes', width: 104 },
    {
      field: 'lastTime',
      width: 96,
      cell: row => (row.lastTime ? <Time isByClock value={row.lastTime} /> : null),
    },
    { field: 'lastAddress', isCut: true },
    {
      field: 'driverName',
      width: 160,
      cell: row =>
        row.driverName && (
          <>
            {row.driverName} <Faint>{row.driverMobile}</Faint>
          </>
        ),
      inFiles: ['driverName', 'driverMobile'],
    },
    { field: 'companyName', isCut: true },
    { field: 'addressType', width: 88 },
    { field: 'state', width: 72 },
  ],
  unlisted: ['lng', 'lat'],
  phone: { status: 'offlineMinutes', end: 'lastTime', second: ['lastAddress', 'companyName'] },
  look: [
    'offlineMinutes',
    'lastTime',
    'lastAddress',
    'state',
    'companyName',
    'addressType',
    'driverName',
    'driverMobile',
    'simNo',
  ],
});

const Faint = styled('span')(({ theme }) => ({ color: theme.tokens.text.faint, fontSize: 12 }));
