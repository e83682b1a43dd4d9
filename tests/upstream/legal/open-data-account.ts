import fc from 'fast-check';
import { openDataAccount } from '../../../src/contract/open-data.ts';
import type { RulesOf } from '../legal-values.ts';
import type { RoomFile } from '../room-files.ts';

export default {
  of: openDataAccount.calls,
  legal: async () => ({
    ipWhitelist: fc.uniqueArray(
      fc.oneof(
        fc.ipV4(),
        fc.ipV6(),
        fc.ipV4().map(address => `${address}/24`),
      ),
      { maxLength: 4 },
    ),
    endpoint: fc.option(fc.webUrl({ validSchemes: ['https', 'http'], size: 'small' }), { nil: null }),
  }),
} satisfies RulesOf;

export const VERSIONED: RoomFile['VERSIONED'] = {
  'openDoor.renewSecret': { list: openDataAccount.calls.list },
};
