/** What serves the calls of this folder. */
import { systemToolCalls } from '../../contract/system-tool.ts';
import { serve } from '../serve.ts';
import { systemToolHandlers } from './handlers.ts';

export const calls = [serve(systemToolCalls, () => systemToolHandlers)];
