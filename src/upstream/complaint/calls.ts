/** What serves the calls of this folder. */
import { complaintCalls } from '../../contract/complaint.ts';
import { serve } from '../serve.ts';
import { complaintHandlers } from './handlers.ts';

export const calls = [serve(complaintCalls, () => complaintHandlers)];
