/** Calls of this room with their handlers. */
import { dictionaryCalls } from '../../contract/dictionary.ts';
import { dictionaryOrderCalls } from '../../contract/dictionary-order.ts';
import { serve } from '../serve.ts';
import { dictionaryHandlers } from './handlers.ts';
import { dictionaryOrderHandlers } from './order-handlers.ts';

export const calls = [
  serve(dictionaryCalls, () => dictionaryHandlers),
  serve(dictionaryOrderCalls, () => dictionaryOrderHandlers),
];
