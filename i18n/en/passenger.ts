import type { Catalogue } from '../catalogue.ts';
import type zh from '../zh/passenger.ts';

export default {
  shared: {
    title: { callcenter: 'Call centre', passenger: 'Callers' },
    log: {
      module: { passengers: 'Merging callers' },
      call: { passengers: { mergeCallers: 'Merge callers', splitCallers: 'Split number' } },
    },
    reason: {
      CALLER_ELSEWHERE:
        'The caller also calls or orders in areas that you do not see: somebody who sees them has to do this',
      NOTHING_MERGED: 'No merged record to split off',
    },
  },
  empty: 'No callers yet',
  emptyWhy: 'Whoever calls or orders for the first time gets a record here',
  searchHint: 'Phone, name or pinyin',
  data: 'Details',
  section: { person: 'Caller', blackList: 'Black list' },
  field: {
    name: 'Name',
    mobile: 'Mobile',
    mobile2: 'Other number',
    isOldPerson: 'Elderly',
    isDriver: 'Driver',
    isVip: 'VIP',
    blackUntil: 'On the black list until',
    blackReason: 'Reason',
    areaIds: 'Areas',
    orderCount: 'Orders',
    cancelCount: 'Cancelled',
    noShowCount: 'No-shows',
    lastOrderOn: 'Last order',
    isBlack: 'Black list',
  },
  isOldPerson: { 1: 'Yes', 0: 'No' },
  isDriver: { 1: 'Yes', 0: 'No' },
  isVip: { 1: 'Yes', 0: 'No' },
  isBlack: { 1: 'On the black list' },
  help: {
    blackUntil: 'Until then calls are marked, and recorded as ever; empty takes the caller off the list',
    blackReason: 'Needed to put somebody on the black list',
  },
  timeline: {
    title: 'History',
    none: 'Nothing yet',
    kind: { call: 'Call', order: 'Order', lost: 'Lost item', complaint: 'Complaint' },
  },
  merge: {
    open: 'Merge numbers',
    title: 'Another number of the same person',
    hint: 'The other number, or its last four digits',
    how: 'Enter the other number to find the caller to merge',
    found: '%{name}, %{mobile}, %{orders} orders',
    nameless: 'No name',
    nobody: 'No other caller has this number',
    several: 'Several numbers end like this: enter all of it',
    what: 'Calls, orders, addresses and notes come here, and both numbers find this person. It can be taken back.',
    confirm: 'Merge',
    done: 'Merged',
  },
  split: {
    open: 'Split number',
    title: 'Split off %{mobile}',
    what: 'This number becomes a caller of its own again, with its calls, orders and addresses. What was changed after the merge stays.',
    confirm: 'Split',
    done: 'Split',
  },
} satisfies Catalogue<typeof zh>;
