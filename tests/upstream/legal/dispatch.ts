import { dispatchCalls } from '../../../src/contract/dispatch.ts';
import { dispatchDeskCalls } from '../../../src/contract/dispatch-desk.ts';

// what becomes of an order is no change of a form
export const NO_RECORDS = [dispatchCalls.createOrder, dispatchDeskCalls.writeHandover];
