/** Calls of this room with their handlers. */
import { savedFilterCalls } from '../../contract/saved-filter.ts';
import { serve } from '../serve.ts';
import { savedFilterHandlers } from './handlers.ts';

export const calls = [serve(savedFilterCalls, () => savedFilterHandlers)];
