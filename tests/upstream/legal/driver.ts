import { driver } from '../../../src/contract/driver.ts';
import { none, type RulesOf } from '../legal-values.ts';

export default {
  of: driver.calls,
  // references of a driver, and the area that they bring, are tested separately
  legal: async () => ({ companyId: none, vehicleId: none, plateNum: none }),
} satisfies RulesOf;
