import fc from 'fast-check';
import { complaint } from '../../../src/contract/complaint.ts';
import { type RulesOf, someAreas } from '../legal-values.ts';
import type { RoomFile } from '../room-files.ts';

export default {
  of: complaint.calls,
  legal: async office => ({
    addressType: await someAreas(office),
    // one of a call or an order takes more from there than was typed
    callId: fc.constant(null),
    orderId: fc.constant(null),
  }),
} satisfies RulesOf;

export const UNSCOPED: RoomFile['UNSCOPED'] = [
  ['complaint', 'the next number of the day', ['complaint.create']],
];
