/** What serves the calls of this folder. */
import { draftCalls } from '../../contract/draft.ts';
import { serve } from '../serve.ts';
import { draftHandlers } from './handlers.ts';

export const calls = [serve(draftCalls, () => draftHandlers)];
