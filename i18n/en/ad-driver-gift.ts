import type { Catalogue } from '../catalogue.ts';
import type zh from '../zh/ad-driver-gift.ts';

export default {
  shared: {
    title: { adDriverGift: 'Driver gifts' },
  },
  create: 'New gift',
  empty: 'No driver gifts yet',
  emptyWhy: 'Add what drivers receive for carrying an advertisement, and on which condition',
  problem: { imageUrl: 'Enter an http or https address' },
  field: {
    giftName: 'Gift',
    giftType: 'Type',
    amount: 'Worth (yuan)',
    stock: 'In stock',
    condition: 'Condition',
    installmentId: 'Ad period',
    startTime: 'From',
    endTime: 'Until',
    imageUrl: 'Picture address',
    issued: 'Issued',
    createdOn: 'Added',
  },
  unit: {
    stock: 'pcs',
    issued: 'pcs',
  },
  help: {
    stock: 'Left empty, without limit',
    installmentId: 'Left empty, for every ad period',
  },
  none: {
    stock: 'No limit',
  },
  giftType: {
    1: 'Cash or red packet',
    2: 'Goods',
    3: 'Points',
    4: 'Coupon',
  },
  condition: {
    1: 'Photo passed',
    2: 'Kept for months',
    3: 'First sticker',
  },
  state: {
    1: 'On offer',
    0: 'Withdrawn',
  },
} satisfies Catalogue<typeof zh>;
