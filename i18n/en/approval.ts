import type { Catalogue } from '../catalogue.ts';
import type zh from '../zh/approval.ts';

export default {
  none: 'Nothing waits for your decision',
  mine: 'Asked for by you; waits for another person',
  askedBy: 'asked for by %{name}',
  more: '%{smart_count} more',
  kind: { outlay: 'Payment', rewardAudit: 'Audit of a reward' },
  type: {
    outlay: {
      1: 'Lost-property refund',
      2: 'Lost-property reward',
      3: 'Advertising reward',
      4: 'Withdrawal',
      5: 'Activity reward',
    },
  },
} satisfies Catalogue<typeof zh>;
