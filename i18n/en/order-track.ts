import type { Catalogue } from '../catalogue.ts';
import type zh from '../zh/order-track.ts';

export default {
  shared: {
    title: { orderTrajectory: 'Order tracks' },
  },
  order: 'Order',
  find: {
    label: 'Find an order',
    hint: 'Number, address, passenger',
    hits: 'Orders found',
    none: 'Nothing found for “%{keyword}”',
  },
  notDriven: 'No taker',
  added: '%{smart_count} point added by hand |||| %{smart_count} points added by hand',
  sum: '%{km} km (%{carrying} km with passengers), %{duration}, %{points} points',
  start: 'No order chosen',
  startWhy: 'Find one by number, address or passenger, or open it from the order list',
  missing: 'No such order',
  missingWhy: 'It may lie outside your areas, or the link is wrong',
  empty: 'No track',
  emptyWhy:
    'The vehicle reported no place after the order was taken, or the track is older than what is kept',
  undriven: 'No track',
  undrivenWhy: 'No driver has taken this order',
} satisfies Catalogue<typeof zh>;
