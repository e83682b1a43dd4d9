import fc from 'fast-check';
import { lostOrder } from '../../../src/contract/lost-order.ts';
import { anyOf } from '../../builders/arbitrary.ts';
import { TEST_TIME } from '../../builders/time-and-chance.ts';
import { type RulesOf, someAreas } from '../legal-values.ts';
import type { RoomFile } from '../room-files.ts';

export default {
  of: lostOrder.calls,
  legal: async office => ({
    // the number to call when it is found
    ownerMobile: anyOf(lostOrder.fields.ownerMobile.entry),
    addressType: await someAreas(office),
    orderId: fc.constant(null),
  }),
} satisfies RulesOf;

export const VERSIONED: RoomFile['VERSIONED'] = {
  'lost.handleStatus': { input: { value: 0 } },
  'lost.sendReward': { input: { rewardAmount: 1 } },
  'lost.unionpay': { input: { rewardAmount: 1, payTime: TEST_TIME } },
  // of another record than they name: lost/report/things.test.ts, lost/search/search.test.ts
  'lostOutlay.saveBankcard': 'elsewhere',
  'lostSearch.noteLostContact': 'elsewhere',
};
