/** What a report by mail is made of. */

import type { AnyCall } from '../../contract/grammar/call.ts';
import type { ReportKind } from '../../contract/morning-report.ts';
import type { Asker } from '../core/inner-calls.ts';

export interface ReportSheet {
  columns: readonly { head: string; kind: 'text' | 'number' | 'fen' | 'percent' }[];
  /** By the columns. A percentage is a share of 1. */
  rows: readonly (readonly (string | number | null)[])[];
}

export interface ReportSource {
  kind: ReportKind;
  /** What it is called. */
  name: { zh: string; en: string };
  /** Whoever may make this call may read the report. */
  call: AnyCall;
  /** Of the page that it stands on, in the console. */
  path(day: number): string;
  /** As the asking person would see it. @param day midnight in Asia/Shanghai. Fails as the call does. */
  read(
    asker: Asker,
    day: number,
  ): Promise<{ sheet: ReportSheet; lines: readonly { zh: string; en: string }[] }>;
}
