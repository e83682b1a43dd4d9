/** Calls of this room with their handlers. */
import { draftCalls } from '../../contract/draft.ts';
import { serve } from '../serve.ts';
import { draftHandlers } from './handlers.ts';

export const calls = [serve(draftCalls, () => draftHandlers)];
