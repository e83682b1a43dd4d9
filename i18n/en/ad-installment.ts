import type { Catalogue } from '../catalogue.ts';
import type zh from '../zh/ad-installment.ts';

export default {
  waiting: {
    endSoon: 'Installments that end within 7 days',
    tearing: 'Installments being torn off',
    pasting: 'Installments being pasted',
  },
  create: 'New installment',
  empty: 'No installments yet',
  emptyWhy: 'Plan when a campaign is pasted, with which sticker and on how many vehicles',
  field: {
    installmentName: 'Installment',
    projectId: 'Campaign',
    customerId: 'Customer',
    pictureTypeId: 'Sticker type',
    startTime: 'Starts',
    endTime: 'Ends',
    planCount: 'Planned',
    rewardAmount: 'Reward per vehicle (yuan)',
    state: 'State',
    remarks: 'Remarks',
    installmentNo: 'Number',
    pastedCount: 'Pasted',
    uploadedCount: 'Photos in',
    passedCount: 'Passed',
    failedCount: 'Failed',
    tornCount: 'Torn off',
  },
  unit: {
    planCount: 'vehicles',
  },
  fixed: {
    projectId: 'An installment stays with its campaign',
  },
  state: {
    0: 'Not started',
    1: 'Pasting',
    2: 'Monitored',
    3: 'Tear-off',
    4: 'Finished',
  },
} satisfies Catalogue<typeof zh>;
