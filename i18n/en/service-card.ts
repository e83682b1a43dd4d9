import type { Catalogue } from '../catalogue.ts';
import type zh from '../zh/service-card.ts';

export default {
  shared: {
    title: { serviceCard: 'Shop service' },
  },
  create: 'New contact',
  empty: 'No shop contacts yet',
  emptyWhy: 'Drivers find the contacts entered here in the points shop',
  field: {
    name: 'Name',
    workTime: 'Service hours',
    wechatQr: 'WeChat QR code',
  },
  state: {
    1: 'Enabled',
    0: 'Disabled',
  },
  help: {
    workTime: 'For example: Mon–Fri 09:00–18:00',
    sort: 'The smaller comes first',
    wechatQr: 'Drivers scan it to get in touch',
  },
} satisfies Catalogue<typeof zh>;
