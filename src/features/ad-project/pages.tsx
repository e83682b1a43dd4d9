import { adInstallment } from '../../contract/ad-installment.ts';
import { adProject } from '../../contract/ad-project.ts';
import { resourcePages } from '../../resource/pages/resource-pages.ts';

export default resourcePages(adProject, {
  columns: [
    'projectName',
    { field: 'customerId', isCut: true },
    'startDate',
    'endDate',
    {
      field: 'planVehicles',
      inFiles: [
        'planVehicles',
        'pastedVehicles',
        'passedVehicles',
        'unitPrice',
        'driverReward',
        'photoCycle',
      ],
    },
    { field: 'contractAmount', width: 128 },
    { field: 'state', inFiles: ['state', 'remark'] },
  ],
  phone: { second: 'customerId', end: 'endDate' },
  tabs: ['state'],
  filters: ['state'],
  look: [
    'customerId',
    'startDate',
    'endDate',
    'planVehicles',
    'pastedVehicles',
    'passedVehicles',
    'unitPrice',
    'driverReward',
    'contractAmount',
    'photoCycle',
    'remark',
  ],
  bulk: ['state'],
  noteOf: row => row.customerName,
  facts: ['customerId', 'contractAmount', 'pastedVehicles', 'passedVehicles'],
  related: [
    {
      resource: adInstallment,
      by: 'projectId',
      shows: ['startTime', 'endTime', 'pastedCount', 'passedCount'],
    },
  ],
});
