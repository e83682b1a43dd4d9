/** The order for a file, as the upstream takes it. */
import type { AnyCall } from '../../contract/grammar/call.ts';
import type { ExportColumn } from '../../contract/job.ts';
import { type FileColumn, toExportColumns } from './file-columns.ts';

interface Wanted {
  call: Pick<AnyCall, 'room' | 'name'>;
  title: string;
  format: 'csv' | 'xlsx';
  columns: readonly FileColumn[];
  /** What the list itself asks besides paging. */
  question: Readonly<Record<string, unknown>>;
  /** Ids of the records that were chosen, and the filter that names one; without it, all that match. */
  chosen?: ExportBody['chosen'];
  /** The words of the reader's language. */
  catalogue: object;
}

interface ExportBody {
  call: string;
  title: string;
  format: 'csv' | 'xlsx';
  columns: ExportColumn[];
  filter?: Record<string, unknown>;
  chosen?: { field: string; ids: string[] };
}

/** What the list would not send, an empty filter, is not sent here either. */
export function exportBody({
  call,
  title,
  format,
  columns,
  question,
  chosen,
  catalogue,
}: Wanted): ExportBody {
  const asked = Object.entries(question).filter(([, value]) => value !== undefined && value !== '');
  return {
    call: `${call.room}.${call.name}`,
    title,
    format,
    columns: toExportColumns(columns, catalogue),
    ...(chosen && { chosen }),
    ...(asked.length > 0 && { filter: Object.fromEntries(asked) }),
  };
}
