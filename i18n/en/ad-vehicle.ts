import type { Catalogue } from '../catalogue.ts';
import type zh from '../zh/ad-vehicle.ts';

export default {
  shared: {
    title: { adVehicle: 'Vehicles' },
    reason: {
      AD_VEHICLE_OCCUPIED:
        'The vehicle carries an advertisement: its placement can be changed once that has ended or is removed',
    },
  },
  empty: 'No vehicles',
  emptyWhy: 'Vehicles of the register that can carry advertising appear here',
  searchHint: 'Plate, brand',
  field: {
    vehicleType: 'Model',
    color: 'Body colour',
    addressType: 'Area',
    ownerName: 'Owner',
    driverName: 'Driver',
    driverMobile: "Driver's phone",
    state: 'Operation',
    currentInstallmentName: 'Present ad period',
    currentEndTime: 'Ends on',
    adState: 'Placement',
    machineNo: 'Head screen no.',
    installTime: 'Screen installed on',
    ownerMobile: "Owner's phone",
    createdOn: 'Registered',
  },
  help: {
    machineNo: 'Of the device that plays advertising; no two vehicles share one',
  },
  fixed: {
    adState: 'Carries an advertisement: can be changed once that has ended or is removed',
  },
  none: {
    currentInstallmentName: 'None',
  },
  plateColor: {
    1: 'Blue',
    2: 'Yellow',
    5: 'Green',
    9: 'Other',
  },
  adState: {
    0: 'Free',
    1: 'Occupied',
    2: 'Reserved',
    3: 'Forbidden',
  },
  state: {
    1: 'In operation',
    0: 'Out of operation',
  },
} satisfies Catalogue<typeof zh>;
