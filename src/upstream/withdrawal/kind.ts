/** Log form and search key of a withdrawal. */
import { withdrawal } from '../../contract/withdrawal.ts';
import { auditOf } from '../core/generic/audit-of.ts';
import { searchKey } from '../core/search-key.ts';
import { type WithdrawalRow, withdrawalTable } from './tables.ts';

export const WITHDRAWAL_KIND = auditOf(withdrawal, withdrawalTable);

type Searched = Pick<WithdrawalRow, 'driverName' | 'withdrawNo' | 'plateNum' | 'applyUser' | 'tradeNo'>;

/** Of the fields that a search looks into. */
export const searchKeyOf = ({ driverName, withdrawNo, plateNum, applyUser, tradeNo }: Searched): string =>
  searchKey(driverName, withdrawNo, plateNum, applyUser, tradeNo);
