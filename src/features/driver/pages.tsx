import { DRIVER_LEFT, type Driver, driver } from '../../contract/driver.ts';
import { OwnAreaField } from '../../nouns/company/OwnAreaField.tsx';
import { Expiry } from '../../nouns/papers/Expiry.tsx';
import { resourcePages } from '../../resource/pages/resource-pages.ts';
import { FirstPaper, OnlineToday } from './DriverCells.tsx';
import { DriverPhoto, PhotoPlace } from './DriverPhoto.tsx';
import { PhotoField } from './PhotoField.tsx';

const expiryOf = (paper: 'certExpire' | 'licenseExpire') => (row: Driver) => (
  <Expiry end={row[paper]} isIdle={row.state === DRIVER_LEFT} />
);

export default resourcePages(driver, {
  cells: {
    certExpire: expiryOf('certExpire'),
    licenseExpire: expiryOf('licenseExpire'),
    papersExpire: row => <FirstPaper driver={row} />,
    online: row => <OnlineToday driver={row} />,
  },
  columns: [
    { field: 'name', width: 96, inFiles: ['name', 'sex'] },
    'mobile',
    { field: 'plateNum', width: 104 },
    { field: 'companyName', head: 'companyId', width: 0 },
    { field: 'driverType', width: 76 },
    {
      field: 'papersExpire',
      width: 162,
      roomyWidth: 250,
      inFiles: ['certNo', 'certExpire', 'licenseExpire', { field: 'registerTime', kind: 'day' }],
    },
    { field: 'credit', width: 76 },
    { field: 'score', width: 72 },
    { field: 'state', width: 88 },
  ],
  phone: { second: ['mobile', 'plateNum'] },
  tabs: [
    { key: 'over', filter: { papers: 'over' }, label: 'papersAre.over' },
    { key: 'near', filter: { papers: 'near' }, label: 'papersAre.near' },
  ],
  filters: ['companyId', 'plateNum', 'mobile', 'state', 'driverType', 'online', 'addressType'],
  lookLead: row => (
    <PhotoPlace>
      <DriverPhoto driver={row} />
    </PhotoPlace>
  ),
  look: [
    'companyId',
    'plateNum',
    'driverType',
    'online',
    'certNo',
    'certExpire',
    'licenseExpire',
    'credit',
    'star',
    'onWx',
    'addressType',
    'remark',
  ],
  bulk: ['state', 'companyId', 'driverType', 'credit'],
  noteOf: row => row.companyName,
  facts: ['companyId', 'plateNum', 'certExpire', 'licenseExpire', 'online', 'star'],
  form: {
    person: ['name', 'mobile', 'sex', 'idCard', 'state', 'photoFileId'],
    papers: ['certNo', 'certLevel', 'certExpire', 'licenseNo', 'licenseExpire'],
    place: ['companyId', 'plateNum', 'driverType', 'hasOwnArea', 'addressType'],
    more: ['credit', 'remark'],
  },
  inputs: { photoFileId: PhotoField, addressType: OwnAreaField },
});
