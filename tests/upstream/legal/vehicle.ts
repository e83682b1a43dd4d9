import fc from 'fast-check';
import { vehicle } from '../../../src/contract/vehicle.ts';
import { none, type RulesOf } from '../legal-values.ts';

export default {
  of: vehicle.calls,
  // its area follows from its company, which is tested separately
  legal: async () => ({ companyId: none, hasOwnArea: fc.constant(1) }),
} satisfies RulesOf;
