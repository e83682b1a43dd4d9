import { taxiLight } from '../../contract/taxi-light.ts';
import { resourcePages } from '../../resource/pages/resource-pages.ts';
import { InUse } from './InUse.tsx';

const IN_USE = 1;

export default resourcePages(taxiLight, {
  status: light => (light.state === IN_USE ? <InUse light={light} /> : null),
  columns: [
    { field: 'lightNo', width: 116 },
    'plateNumber',
    'showText',
    'adPlaying',
    'brightness',
    { field: 'firmware', width: 92 },
    'lastTime',
    { field: 'state', width: 112, inFiles: ['state', 'onlineState', 'faultCode', 'remark'] },
  ],
  unlisted: ['addressType'],
  phone: { second: ['plateNumber', 'showText'], end: 'lastTime' },
  tabs: [
    { key: 'fault', filter: { hasFault: 1 } },
    { key: 'offline', filter: { onlineState: 0, state: 1 } },
  ],
  filters: ['plateNumber', 'state', 'onlineState', 'hasFault'],
  canRemove: light => light.vehicleId === null,
  facts: ['plateNumber', 'lastTime', 'adPlaying', 'faultCode'],
  // it is put on and taken off at the vehicle
  isFixed: (light, field) => field === 'lightNo' && light.vehicleId !== null,
});
