import type { Catalogue } from '../catalogue.ts';
import type zh from '../zh/approval.ts';

export default {
  title: 'Waiting for my decision',
  count: '%{smart_count}, %{amount} yuan',
  decide: 'Decide',
  open: 'Open',
  none: 'Nothing waits for your decision',
  mine: 'Asked for by you; waits for another person',
  more: '%{smart_count} more',
  kind: {
    outlay: 'Payment',
    rewardAudit: 'Audit of a reward',
    withdrawal: 'Withdrawal',
    cashAdjustment: 'Cash account adjustment',
  },
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
