import { PAPERS, SCRAPPED, type Vehicle, vehicle } from '../../contract/vehicle.ts';
import { TextField } from '../../kit/form/TextField.tsx';
import { OwnAreaField } from '../../nouns/company/OwnAreaField.tsx';
import { Expiry } from '../../nouns/papers/Expiry.tsx';
import { resourcePages } from '../../resource/pages/resource-pages.ts';
import { FirstPaper } from './FirstPaper.tsx';
import { BrandField, ModelField } from './MakeFields.tsx';

const expiryOf = (paper: (typeof PAPERS)[number]) => (row: Vehicle) => (
  <Expiry end={row[paper]} isIdle={row.state === SCRAPPED} />
);
const makeOf = ({ brand, model }: Vehicle) => [brand, model].filter(Boolean).join(' ') || null;

export default resourcePages(vehicle, {
  cells: {
    certExpire: expiryOf('certExpire'),
    insuranceExpire: expiryOf('insuranceExpire'),
    inspectExpire: expiryOf('inspectExpire'),
    papersExpire: row => <FirstPaper vehicle={row} />,
    brandAndModel: makeOf,
  },
  columns: [
    { field: 'plateNumber', width: 96, inFiles: ['plateNumber', 'plateColor', 'vin', 'engineNo'] },
    { field: 'companyId', isCut: true, inFiles: ['companyId', 'ownerName'] },
    {
      field: 'brand',
      head: 'brandAndModel',
      width: 140,
      cell: makeOf,
      inFiles: ['brand', 'model', 'color', 'seats'],
    },
    { field: 'energyType', width: 76 },
    { field: 'addressType', inFiles: ['addressType', 'hasOwnArea'] },
    {
      field: 'terminalNo',
      width: 104,
      inFiles: ['terminalNo', 'simNo', 'lightNo', 'installDate', 'firstRegister'],
    },
    { field: 'papersExpire', width: 152, roomyWidth: 250, inFiles: ['operateCertNo', ...PAPERS] },
    { field: 'state', width: 100, inFiles: ['state', 'dataFrom', 'remark'] },
  ],
  phone: { second: 'companyId', end: 'papersExpire' },
  tabs: [
    { key: 'over', filter: { papers: 'over' }, label: 'papersAre.over' },
    { key: 'near', filter: { papers: 'near' }, label: 'papersAre.near' },
  ],
  filters: [
    'companyId',
    'papers',
    { field: 'hasUnhandled', capability: 'files' },
    'state',
    'addressType',
    'energyType',
    'dataFrom',
  ],
  look: [
    'companyId',
    'addressType',
    ...PAPERS,
    'brandAndModel',
    'color',
    'energyType',
    'ownerName',
    'terminalNo',
    'simNo',
    'lightNo',
    'dataFrom',
    'remark',
  ],
  bulk: ['state', 'companyId', 'insuranceExpire', 'inspectExpire', 'certExpire'],
  noteOf: row => row.companyName,
  facts: ['companyId', ...PAPERS],
  form: {
    identity: ['plateNumber', 'plateColor', 'companyId', 'ownerName', 'hasOwnArea', 'addressType', 'state'],
    papers: ['operateCertNo', ...PAPERS],
    build: ['brand', 'model', 'color', 'energyType', 'seats', 'vin', 'engineNo', 'firstRegister'],
    equipment: ['terminalNo', 'simNo', 'lightNo', 'installDate', 'dataFrom'],
    more: ['remark'],
  },
  inputs: {
    // a new plate begins with the letters of the place
    plateNumber: ({ isNew, ...field }) => <TextField {...field} isBegun={isNew} />,
    addressType: OwnAreaField,
    brand: BrandField,
    model: ModelField,
    dataFrom: 'select',
  },
  initial: { seats: 5, plateColor: 'blue' },
});
