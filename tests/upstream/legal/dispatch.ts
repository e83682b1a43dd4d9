import { dispatchCalls } from '../../../src/contract/dispatch.ts';
import { dispatchDeskCalls } from '../../../src/contract/dispatch-desk.ts';
import { NAMED } from '../legal-values.ts';
import type { RoomFile } from '../room-files.ts';

// what becomes of an order is no change of a form
export const NO_RECORDS = [dispatchCalls.createOrder, dispatchDeskCalls.writeHandover];

// an order's life: dispatch/lifecycle.test.ts
export const VERSIONED: RoomFile['VERSIONED'] = {
  'dispatch.cancelOrder': 'elsewhere',
  'dispatch.reAssignOrder': 'elsewhere',
  'dispatchDesk.changeOrder': 'elsewhere',
};

export const UNSCOPED: RoomFile['UNSCOPED'] = [
  ['passenger', NAMED, ['dispatchQuery.queryCompleteOrderList']],
  ['dispatch_handover', 'a new note', ['dispatchDesk.writeHandover']],
];
