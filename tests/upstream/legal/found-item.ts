import { foundItem } from '../../../src/contract/found-item.ts';
import { areasOrEverywhere, type RulesOf } from '../legal-values.ts';

export default {
  of: foundItem.calls,
  legal: async office => ({ addressType: await areasOrEverywhere(office) }),
} satisfies RulesOf;
