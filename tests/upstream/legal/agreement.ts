import { agreement } from '../../../src/contract/agreement.ts';
import { none, type RulesOf } from '../legal-values.ts';

export default {
  of: agreement.calls,
  // what takes effect is tested separately
  legal: async () => ({ state: none }),
} satisfies RulesOf;
