import type { Catalogue } from '../catalogue.ts';
import type zh from '../zh/ad-project.ts';

export default {
  shared: {
    title: { adProject: 'Campaigns' },
  },
  create: 'New campaign',
  empty: 'No campaigns yet',
  emptyWhy: 'Agree vehicles, duration and price with a customer',
  field: {
    projectName: 'Campaign',
    startDate: 'Starts',
    endDate: 'Ends',
    planVehicles: 'Vehicles planned',
    unitPrice: 'Price per month (yuan)',
    driverReward: 'Driver reward (yuan)',
    pastedVehicles: 'Vehicles fitted',
    passedVehicles: 'Vehicles passed',
    contractAmount: 'Contract (yuan)',
    photoCycle: 'Photo cycle',
  },
  unit: {
    planVehicles: 'vehicles',
    photoCycle: 'days',
  },
  help: {
    unitPrice: 'For each vehicle and month',
    driverReward: 'For each vehicle and cycle',
  },
  state: {
    0: 'Draft',
    1: 'Running',
    2: 'Paused',
    3: 'Finished',
    4: 'Cancelled',
  },
} satisfies Catalogue<typeof zh>;
