import type { Catalogue } from '../catalogue.ts';
import type zh from '../zh/order-statistics.ts';

export default {
  shared: {
    title: { orderStatistics: 'Order figures' },
  },
  figure: {
    created: 'Ordered',
    pushed: 'Offered',
    answered: 'Accepted',
    answerRate: 'Acceptance',
    completed: 'Completed',
    completeRate: 'Completion',
    cancelledByPassenger: 'By passenger',
    cancelledByDriver: 'By driver',
    cancelledByOffice: 'By office',
    autoCancelled: 'Timed out',
    endedOtherwise: 'No-show, closed',
    open: 'Open',
    avgMatchSeconds: 'Mean match',
    avgPickupSeconds: 'Mean pickup',
    elderlyCount: 'Elderly',
    revenue: 'Fares (CNY)',
  },
  unit: { orders: 'orders' },
  createdNormal: 'Usual orders',
  noCompany: 'No company',
  rule: {
    settled: 'Counted by day of order, all settled',
    byDay: 'Counted by day of order, ',
    open: '%{count} order still open |||| %{count} orders still open',
    changing: ': figures will change',
  },
  notable: '%{when}, %{area}: %{count} orders timed out, usually at most %{high}',
  nothingNotable: 'Orders that timed out are within the usual range in all areas',
  most: 'Most at %{when}: %{count} ordered',
  none: 'No orders in this period',
  by: {
    label: 'Counted',
    area: 'By area',
    company: 'By company',
    source: 'By source',
    orderCallType: 'By way of calling',
  },
  name: {
    area: 'Area',
    time: 'Time',
    company: 'Company',
    source: 'Source',
    type: 'Type',
    orderCallType: 'Way of calling',
  },
  plain:
    'The upstream counts by period only: not by area, company or source, and without comparison or usual range.',
} satisfies Catalogue<typeof zh>;
