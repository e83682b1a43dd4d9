/** What serves the calls of this folder. */
import { revealLogCalls } from '../../contract/reveal-log.ts';
import { serve } from '../serve.ts';
import { revealLogHandlers } from './handlers.ts';

export const calls = [serve(revealLogCalls, () => revealLogHandlers)];
