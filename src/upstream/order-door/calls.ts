/** What serves the calls of this folder. */
import { orderDoorCalls } from '../../contract/order-door.ts';
import { serve } from '../serve.ts';
import { orderDoorHandlers } from './handlers.ts';

export const calls = [serve(orderDoorCalls, orderDoorHandlers)];
