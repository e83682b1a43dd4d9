import { reconciliationCalls } from '../../../src/contract/reconciliation.ts';
import { SavedMapping } from '../../../src/contract/reconciliation-files.ts';
import { StatementBatch } from '../../../src/contract/reconciliation-records.ts';
import { statementBatch, statementMapping } from '../../../src/upstream/reconciliation/tables.ts';
import type { RoomFile } from '../room-files.ts';

export const NO_RECORDS: RoomFile['NO_RECORDS'] = [reconciliationCalls.saveMapping];

/** Tried in `src/upstream/reconciliation/closing.test.ts`: a difference and a day have no list of their own. */
export const VERSIONED: RoomFile['VERSIONED'] = {
  'reconciliation.handleDifference': 'elsewhere',
  'reconciliation.takeBackHandling': 'elsewhere',
  'reconciliation.correctClosed': 'elsewhere',
  'reconciliation.closeDay': 'elsewhere',
  'reconciliation.reopenDay': 'elsewhere',
  'reconciliation.saveMapping': 'elsewhere',
};

export const PAIRED: RoomFile['PAIRED'] = [
  ['a statement', StatementBatch, statementBatch, []],
  ['a mapping of columns', SavedMapping, statementMapping, []],
];
