/** Calls of this room with their handlers. */
import { orderDoorCalls } from '../../contract/open-door-orders.ts';
import { serve } from '../serve.ts';
import { orderDoorHandlers } from './handlers.ts';

export const calls = [serve(orderDoorCalls, orderDoorHandlers)];
