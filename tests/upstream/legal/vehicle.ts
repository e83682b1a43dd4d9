import fc from 'fast-check';
import { vehicle } from '../../../src/contract/vehicle.ts';
import { none, type RulesOf } from '../legal-values.ts';

export default {
  of: vehicle.calls,
  // where it lies follows from its company: a story of its own
  legal: async () => ({ companyId: none, hasOwnArea: fc.constant(1) }),
} satisfies RulesOf;
