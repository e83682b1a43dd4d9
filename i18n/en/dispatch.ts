import type { Catalogue } from '../catalogue.ts';
import type zh from '../zh/dispatch.ts';

export default {
  queue: 'Orders',
  order: 'Order',
  tabs: 'Kinds of orders',
  tab: {
    waitingOrder: 'Waiting',
    ongoingOrder: 'Ongoing',
    completedOrder: 'Completed',
  },
  everywhere: 'All areas',
  fold: 'Fold the queue',
  unfold: 'Unfold the queue',
  foldOrder: 'Fold the order',
  unfoldOrder: 'Unfold the order',
  view: {
    label: 'Show',
    queue: 'Queue',
    map: 'Map',
    order: 'Order',
  },
  stats: {
    answered: 'Answered',
    match: 'Match',
  },
  seconds: '%{count} s',
  sla: {
    left: '%{time} left',
    late: '%{time} late',
    at: 'for %{time}',
    giveUp: 'ends in %{time}',
  },
  progress: {
    offered: 'Offered %{count} / read %{read}',
  },
  passengers: '%{smart_count} person |||| %{smart_count} people',
  nameless: 'Passenger',
  walkIn: 'Walk-in',
  heldBy: '%{by} has it',
  to: 'to %{place}',
  noDest: 'Destination not said',
  estimate: 'Estimate',
  made: 'Created',
  about: 'about ',
  yuan: 'yuan',
  comma: ', ',
  find: {
    by: 'Find by',
    history: 'Earlier searches',
    type: {
      1: 'Address',
      2: 'Plate',
      3: 'Driver',
      4: 'Phone',
    },
    hint: {
      1: 'Order number, address',
      2: 'Plate',
      3: 'Driver’s name',
      4: 'Whole number or last four',
    },
  },
  empty: {
    waitingOrder: {
      title: 'Nobody waits',
      why: 'New orders appear here by themselves',
    },
    ongoingOrder: {
      title: 'No ride is on',
      why: 'Orders come here once a driver has taken them',
    },
    completedOrder: {
      title: 'No ride has ended today or yesterday',
      why: 'Search for earlier ones, or look into the list of orders',
    },
    sought: {
      title: 'Nothing found for “%{keyword}”',
      why: 'Search by something else, or look into another tab',
    },
  },
  firstOf: 'The %{count} most urgent of %{total}',
  noOrder: {
    title: 'There is no such order',
    why: 'It may lie outside your areas, or the link is wrong',
    back: 'Back to the queue',
  },
  keys: {
    next: 'Open the next order',
    previous: 'Open the previous order',
    fold: 'Fold or unfold the queue',
    foldOrder: 'Fold or unfold the order',
  },
} satisfies Catalogue<typeof zh>;
