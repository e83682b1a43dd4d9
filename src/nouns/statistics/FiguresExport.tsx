/** Takes figures away as a file, by the call that answered them. */
import { ListContextProvider, type ListControllerResult, type RaRecord, useList } from 'ra-core';
import type { AnyCall } from '../../contract/grammar/call.ts';
import type { Column } from '../../kit/list/column.ts';
import { ExportButton } from '../../resource/jobs/ExportButton.tsx';

interface FiguresExportProps<Row extends RaRecord> {
  call: AnyCall;
  /** What the call is asked with. */
  asked: Readonly<Record<string, unknown>>;
  columns: readonly Column<Row>[];
  title: string;
  total: number;
  hotkey?: string;
}

export function FiguresExport<Row extends RaRecord>({
  call,
  title,
  total,
  columns,
  asked,
  ...button
}: FiguresExportProps<Row>) {
  const list = useList({ data: NONE, resource: `${call.room}.${call.name}` });
  const listed = { ...list, filterValues: asked, total } as ListControllerResult;
  return (
    <ListContextProvider value={listed}>
      <ExportButton<Row> call={call} title={title} columns={columns} {...button} />
    </ListContextProvider>
  );
}

const NONE: RaRecord[] = [];
