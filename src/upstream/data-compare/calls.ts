/** Calls of this room with their handlers. */
import { dataCompareCalls } from '../../contract/data-compare.ts';
import { serve } from '../serve.ts';
import { dataCompareHandlers } from './handlers.ts';

export const calls = [serve(dataCompareCalls, ({ fleet }) => dataCompareHandlers(fleet))];
