/** Every report that goes out by mail. */
import type { InnerCalls } from '../core/inner-calls.ts';
import { orderReport } from './order-report.ts';
import type { ReportSource } from './source.ts';

export const reportSources = (inner: InnerCalls): readonly ReportSource[] => [orderReport(inner)];
