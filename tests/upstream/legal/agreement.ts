import { agreement } from '../../../src/contract/agreement.ts';
import { none, type RulesOf } from '../legal-values.ts';

export default {
  of: agreement.calls,
  // what takes effect is a story of its own
  legal: async () => ({ state: none }),
} satisfies RulesOf;
