import type { Catalogue } from '../catalogue.ts';
import type zh from '../zh/driver-cash.ts';

export default {
  shared: {
    title: { cashEntry: 'Cash account entries', cashAdjustment: 'Cash account adjustments' },
    log: {
      module: { driverCash: 'Cash accounts' },
      call: {
        driverCash: {
          askCashAdjustment: 'Request an adjustment',
          askCashReversal: 'Request a reversal',
          approveCashAdjustment: 'Approve an adjustment',
          refuseCashAdjustment: 'Refuse an adjustment',
        },
      },
    },
    reason: {
      CASH_SHORT: 'The available balance is too low.',
      CASH_ENTRY_KNOWN: 'This business has been booked already.',
      CASH_REVERSED: 'This entry has been reversed, or its reversal is waiting.',
      CASH_NOT_REVERSIBLE: 'Entries of withdrawals, fees and reversals cannot be reversed.',
      CASH_ADJUSTMENT_DECIDED: 'This adjustment has been approved or refused already.',
    },
  },
  account: {
    balance: 'Balance (yuan)',
    held: 'Held for withdrawals (yuan)',
    available: 'Available (yuan)',
    isFrozen: 'The account is frozen: no withdrawals',
  },
} satisfies Catalogue<typeof zh>;
