import type { Catalogue } from '../catalogue.ts';
import type zh from '../zh/driver.ts';

export default {
  shared: {
    title: { driver: 'Driver register', drivers: 'Drivers', driverMonitor: 'On shift today' },
    log: {
      module: { driverDesk: 'Drivers at work', driverPosition: 'Driver positions' },
      call: { driverDesk: { password: 'Set a driver’s password' } },
    },
    reason: {
      HAS_SHIFTS: 'A driver with shifts on record cannot be deleted. Mark the driver as left instead.',
    },
  },
  create: 'New driver',
  empty: 'No drivers yet',
  emptyWhy: 'Add a driver, or import a file',
  searchHint: 'Name, pinyin, certificate',
  knownHint: 'Name, pinyin, plate',
  knownNone: 'The upstream has answered with none',
  photoOf: 'Photo of %{name}',
  onlineFor: '%{state}, %{smart_count} min today',
  complaintCount: 'Complaints',
  noneToday: 'Nobody has driven today',
  noneTodayWhy: 'Drivers appear here once their terminals report a shift',
  photo: {
    choose: 'Choose a photo',
    replace: 'Replace',
    help: 'Face from the front, bareheaded',
    fresh: 'Photo just chosen',
  },
  papersAre: {
    over: 'Papers expired',
    near: 'Due in 30 days',
  },
  paper: {
    cert: 'Certificate',
    license: 'Licence',
  },
  section: {
    person: 'Person',
    papers: 'Papers',
    place: 'Assignment',
    more: 'More',
  },
  cash: 'Cash account',
  field: {
    name: 'Name',
    idCard: 'Identity number',
    certNo: 'Certificate',
    certLevel: 'Level',
    certExpire: 'Certificate until',
    licenseNo: 'Driving licence',
    licenseExpire: 'Licence until',
    vehicleId: 'Vehicle ID',
    plateNum: 'Usual vehicle',
    driverType: 'Shift role',
    photoFileId: 'Photo',
    score: 'Points',
    credit: 'Credit',
    registerTime: 'Registered',
    onWx: 'WeChat',
    online: 'Shift',
    onlineMinutes: 'On shift today (min)',
    shiftPlate: 'Drives',
    shiftBeganOn: 'Began',
    shiftEndedOn: 'Ended',
  },
  sex: {
    0: 'Not said',
    1: 'Male',
    2: 'Female',
  },
  certLevel: {
    1: 'Junior',
    2: 'Intermediate',
    3: 'Senior',
  },
  driverType: {
    1: 'Main',
    2: 'Second',
    3: 'Relief',
  },
  state: {
    1: 'Normal',
    2: 'Suspended',
    3: 'Blacklisted',
    4: 'Left',
  },
  hasOwnArea: {
    0: 'By the company',
    1: 'Separately',
  },
  online: {
    0: 'Off shift',
    1: 'On shift',
  },
  onWx: {
    0: 'Not reachable',
    1: 'Reachable',
  },
  help: {
    plateNum: 'The whole plate, as 桂A12345',
    addressType: 'Same as company',
  },
  requestsWaiting: 'Requests to decide',
} satisfies Catalogue<typeof zh>;
