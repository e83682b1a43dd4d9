import type { Catalogue } from '../catalogue.ts';
import type zh from '../zh/driver-cash.ts';

export default {
  shared: {
    title: { cashEntry: 'Cash account entries', cashAdjustment: 'Cash adjustments' },
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
  panel: {
    title: 'Cash account',
    all: 'All entries',
    last: 'Latest entries',
    none: 'No entries yet',
    amount: 'Amount (yuan)',
    reversal: '%{type}, reversal',
    left: 'left',
    hasLeft: 'Has left, and may still withdraw the balance',
    withdraw: 'Request a withdrawal',
    adjust: 'Adjust the balance',
  },
  count: { toDecide: 'Balance adjustments to approve' },
  adjust: {
    driver: 'Driver',
    driverHelp: 'Find by name, plate or mobile number',
    amountHelp: 'Above 0 to add, below 0 to take away',
    becomes: 'Balance %{before} yuan, %{after} yuan once booked',
    short: 'More than the %{available} yuan available would be taken away',
    secondPerson: 'It is booked once another person with the right to check payments approves it',
    send: 'Send for approval',
    asked: 'Sent; another person has to approve it',
    noRight: 'You cannot adjust cash accounts',
    noRightWhy: 'This needs the right to finance. Ask an administrator.',
  },
  reverse: {
    label: 'Reverse',
    title: 'Reverse entry %{no}',
    booked: 'Booked (yuan)',
    becomes: 'Reversal (yuan)',
    send: 'Send for approval',
  },
  decide: {
    label: 'Decide',
    takeBack: 'Take back',
    title: 'Approve a balance adjustment',
    mine: 'Another person has to approve it',
    approve: 'Approve and book',
    toRefuse: 'Refuse',
    refuse: 'Refuse it',
    approved: 'The adjustment of %{amount} yuan for %{name} is booked',
    refused: 'The adjustment of %{amount} yuan for %{name} was refused; nothing is booked',
  },
  account: {
    balance: 'Balance (yuan)',
    held: 'Held for withdrawals (yuan)',
    available: 'Available (yuan)',
    isFrozen: 'The account is frozen: no withdrawals',
  },
} satisfies Catalogue<typeof zh>;
