import { adDriverGift } from '../../../src/contract/ad-driver-gift.ts';
import { addresses, type RulesOf } from '../legal-values.ts';

export default { of: adDriverGift.calls, legal: async () => ({ imageUrl: addresses }) } satisfies RulesOf;
