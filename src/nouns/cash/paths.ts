/** Where cash accounts of drivers, their entries and what is asked of them stand. */
import { cashAdjustment, cashEntry } from '../../contract/driver-cash.ts';
import { withdrawal } from '../../contract/withdrawal.ts';
import { listPath } from '../../data/figures.ts';

export const WITHDRAWAL_PATH = `/${withdrawal.resource}`;
export const ENTRY_PATH = `/${cashEntry.resource}`;
export const ADJUSTMENT_PATH = `/${cashAdjustment.resource}`;

export const withdrawalPath = (id: string) => `${WITHDRAWAL_PATH}/${encodeURIComponent(id)}`;
export const entriesPath = (driverId: string) => listPath(cashEntry.resource, { driverId });
/** What is found by the number of a record, as its list is searched. */
export const withdrawalNamed = (keyword: string) => listPath(withdrawal.resource, { keyword });
export const adjustmentNamed = (keyword: string) => listPath(cashAdjustment.resource, { keyword });

/** A new one for this driver. */
export const newWithdrawalPath = (driverId: string) => newPath(WITHDRAWAL_PATH, driverId);
export const newAdjustmentPath = (driverId: string) => newPath(ADJUSTMENT_PATH, driverId);

const newPath = (path: string, driverId: string) =>
  `${path}/create?${new URLSearchParams({ [OF_DRIVER]: driverId })}`;

/** Name in the query of a page for a new one. */
export const OF_DRIVER = 'driverId';
