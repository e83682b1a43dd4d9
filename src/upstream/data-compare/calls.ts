/** What serves the calls of this folder. */
import { dataCompareCalls } from '../../contract/data-compare.ts';
import { serve } from '../serve.ts';
import { dataCompareHandlers } from './handlers.ts';

export const calls = [serve(dataCompareCalls, ({ fleet }) => dataCompareHandlers(fleet))];
