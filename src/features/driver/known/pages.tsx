import { knownDriver } from '../../../contract/driver-calls.ts';
import { MaskedValue } from '../../../kit/masked/MaskedValue.tsx';
import { resourcePages } from '../../../resource/pages/resource-pages.ts';

export default resourcePages(knownDriver, {
  columns: [
    { field: 'name', width: 120 },
    { field: 'mobile', width: 152, cell: row => <MaskedValue mask={row.mobile} /> },
    { field: 'plateNum', head: 'shiftPlate', width: 120 },
    { field: 'companyName', head: 'companyId' },
    'driverType',
    'online',
    'state',
  ],
  phone: { second: ['mobile', 'plateNum'], end: 'online' },
});
