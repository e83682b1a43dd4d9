import { driverCashCalls } from '../../../src/contract/driver-cash.ts';
import { withdrawalCalls } from '../../../src/contract/withdrawal-calls.ts';
import type { RoomFile } from '../room-files.ts';

/** They need a driver with money, an entry, and a payee: the tests of their rooms bring them. */
export const NO_RECORDS = [
  driverCashCalls.askCashAdjustment,
  driverCashCalls.askCashReversal,
  withdrawalCalls.askWithdrawal,
];

export const UNSCOPED: RoomFile['UNSCOPED'] = [
  ['withdrawal', 'those of a visible driver', ['withdrawals.getWithdrawalTerms']],
];
