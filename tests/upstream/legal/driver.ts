import { driver } from '../../../src/contract/driver.ts';
import { none, type RulesOf } from '../legal-values.ts';

export default {
  of: driver.calls,
  // what a driver refers to, and whose area then counts, is a story of its own
  legal: async () => ({ companyId: none, vehicleId: none, plateNum: none }),
} satisfies RulesOf;
