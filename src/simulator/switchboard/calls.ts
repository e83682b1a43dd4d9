/** What serves the calls of this folder. */
import { callTrialCalls } from '../../contract/call-trial.ts';
import { serve } from '../../upstream/serve.ts';
import { callTrialHandlers } from './trial-handlers.ts';

export const calls = [serve(callTrialCalls, () => callTrialHandlers)];
