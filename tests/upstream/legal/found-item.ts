import { foundItem } from '../../../src/contract/found-item.ts';
import { type RulesOf, someAreas } from '../legal-values.ts';
import type { RoomFile } from '../room-files.ts';

export default {
  of: foundItem.calls,
  legal: async office => ({ addressType: await someAreas(office) }),
} satisfies RulesOf;

// of two records at once: lost/found/found.test.ts
export const VERSIONED: RoomFile['VERSIONED'] = {
  'foundItems.linkFound': 'elsewhere',
  'foundItems.unlinkFound': 'elsewhere',
};

export const UNSCOPED: RoomFile['UNSCOPED'] = [
  ['found_item', 'the next number of the day', ['foundItem.create']],
];
