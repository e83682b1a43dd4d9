import { adVehicle, OCCUPIED } from '../../contract/ad-vehicle.ts';
import { resourcePages } from '../../resource/pages/resource-pages.ts';

export default resourcePages(adVehicle, {
  columns: [
    { field: 'plateNumber', inFiles: ['plateNumber', 'plateColor'] },
    { field: 'brand', width: 96, inFiles: ['brand', 'vehicleType', 'color'] },
    { field: 'companyId', width: 208, isCut: true, inFiles: ['companyId', 'addressType'] },
    { field: 'driverName', width: 80, inFiles: ['driverName', 'driverMobile', 'ownerName', 'ownerMobile'] },
    { field: 'machineNo', inFiles: ['machineNo', 'installTime', 'simNo', 'lightNo'] },
    { field: 'currentInstallmentName', isCut: true },
    'currentEndTime',
    { field: 'adState', inFiles: ['adState', 'state', 'remark'] },
  ],
  phone: { second: ['driverName', 'companyId'], end: 'currentEndTime' },
  tabs: ['adState'],
  filters: ['companyId', 'plateColor', 'state', 'addressType'],
  look: 'all',
  bulk: ['adState'],
  noteOf: row => row.companyName,
  facts: ['currentInstallmentName', 'currentEndTime', 'companyId', 'driverName', 'driverMobile', 'state'],
  // what it carries says so
  isFixed: (row, field) => field === 'adState' && row.adState === OCCUPIED,
});
