/** Calls of this room with their handlers. */
import { morningReportCalls } from '../../contract/morning-report.ts';
import { serve } from '../serve.ts';
import { morningReportHandlers } from './handlers.ts';
import { reportSources } from './reports.ts';

export const calls = [
  serve(morningReportCalls, ({ inner, hasMail = false }) =>
    morningReportHandlers({ sources: reportSources(inner), hasMail }),
  ),
];
