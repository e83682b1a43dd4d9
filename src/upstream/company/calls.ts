/** What serves the calls of this folder. */
import { companyCalls } from '../../contract/company-calls.ts';
import { serve } from '../serve.ts';
import { companyHandlers } from './handlers.ts';

export const calls = [serve(companyCalls, () => companyHandlers)];
