import type { Catalogue } from '../catalogue.ts';
import type zh from '../zh/ad-installment.ts';

export default {
  shared: {
    title: { adInstallment: 'Ad periods' },
  },
  waiting: {
    endSoon: 'Installments that end within 7 days',
    tearing: 'Installments being torn off',
    pasting: 'Installments being pasted',
  },
  create: 'New ad period',
  empty: 'No ad periods yet',
  emptyWhy: 'Plan when a campaign is fitted, with which sticker and on how many vehicles',
  field: {
    installmentName: 'Ad period',
    projectId: 'Campaign',
    pictureTypeId: 'Sticker type',
    startTime: 'Starts',
    endTime: 'Ends',
    planCount: 'Planned',
    rewardAmount: 'Reward per vehicle (yuan)',
    remarks: 'Remarks',
    installmentNo: 'Number',
    pastedCount: 'Fitted',
    uploadedCount: 'Photos in',
    passedCount: 'Passed',
    failedCount: 'Failed',
    tornCount: 'Removed',
  },
  unit: {
    planCount: 'vehicles',
  },
  fixed: {
    projectId: 'An ad period stays with its campaign',
  },
  state: {
    0: 'Not started',
    1: 'Being fitted',
    2: 'Monitored',
    3: 'Being removed',
    4: 'Finished',
  },
} satisfies Catalogue<typeof zh>;
