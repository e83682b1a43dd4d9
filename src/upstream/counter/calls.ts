/** What serves the calls of this folder. */
import { counterCalls } from '../../contract/counter.ts';
import { serve } from '../serve.ts';
import { counterHandlers } from './handlers.ts';

export const calls = [serve(counterCalls, () => counterHandlers)];
