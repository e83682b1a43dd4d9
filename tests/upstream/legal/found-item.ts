import { foundItem } from '../../../src/contract/found-item.ts';
import { type RulesOf, someAreas } from '../legal-values.ts';

export default {
  of: foundItem.calls,
  legal: async office => ({ addressType: await someAreas(office) }),
} satisfies RulesOf;
