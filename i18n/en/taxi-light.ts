import type { Catalogue } from '../catalogue.ts';
import type zh from '../zh/taxi-light.ts';

export default {
  shared: {
    title: { taxiLight: 'Roof lights' },
    reason: {
      LIGHT_CARRIED: 'A vehicle carries the light: take it off in the vehicle’s record first',
    },
  },
  create: 'New roof light',
  empty: 'No roof lights yet',
  emptyWhy: 'Enter or import lights, then name them in the vehicles’ records',
  searchHint: 'Number or text shown',
  fault: 'Fault %{code}',
  field: {
    lightNo: 'Number',
    firmware: 'Firmware',
    brightness: 'Brightness',
    showText: 'Text shown',
    onlineState: 'Online',
    adPlaying: 'Playing',
    faultCode: 'Fault code',
    hasFault: 'Fault',
  },
  onlineState: {
    1: 'Online',
    0: 'Offline',
  },
  hasFault: {
    1: 'Faulty',
    0: 'No fault',
  },
  state: {
    1: 'In use',
    2: 'In repair',
    3: 'In store',
    4: 'Written off',
  },
  help: {
    brightness: '0 to 100 percent',
  },
  none: {
    plateNumber: 'On no vehicle',
  },
  fixed: {
    lightNo: 'Take it off in the vehicle’s record before changing its number',
  },
} satisfies Catalogue<typeof zh>;
