import fc from 'fast-check';
import { lostOrder } from '../../../src/contract/lost-order.ts';
import { anyOf } from '../../builders/arbitrary.ts';
import { type RulesOf, someAreas } from '../legal-values.ts';

export default {
  of: lostOrder.calls,
  legal: async office => ({
    // the number to call when it is found
    ownerMobile: anyOf(lostOrder.fields.ownerMobile.entry),
    addressType: await someAreas(office),
    orderId: fc.constant(null),
  }),
} satisfies RulesOf;
