/** What serves the calls of this folder. */
import { savedFilterCalls } from '../../contract/saved-filter.ts';
import { serve } from '../serve.ts';
import { savedFilterHandlers } from './handlers.ts';

export const calls = [serve(savedFilterCalls, () => savedFilterHandlers)];
