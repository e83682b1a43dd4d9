/** What goes into the file, then how far it is, then the file: whoever waits has it with the second click. */
import { type RaRecord, useListContext, useLocaleState, useStore, useTranslate } from 'ra-core';
import { useState } from 'react';
import type { AnyCall } from '../../contract/grammar/call.ts';
import { jobCalls, LARGEST_CHOICE } from '../../contract/job.ts';
import { declares } from '../../data/call-fields.ts';
import { useCatalogues } from '../../data/catalogues-context.ts';
import { listQuestion } from '../../data/reading.ts';
import { useCapability } from '../../data/session-context.tsx';
import { useCall } from '../../data/use-call.ts';
import { TitledDialog } from '../../kit/dialog/TitledDialog.tsx';
import type { Column } from '../../kit/list/column.ts';
import { useColumns } from '../../kit/list/use-columns.ts';
import { ExportForm, type FileFormat } from './ExportForm.tsx';
import { ExportProgress } from './ExportProgress.tsx';
import { exportBody } from './export-body.ts';
import { fileColumns } from './file-columns.ts';
import { useContinueJob } from './use-continue-job.ts';
import { useJob } from './use-jobs.ts';

export interface ListToExport<Row extends RaRecord = RaRecord> {
  /** What the list asks. */
  call: AnyCall;
  /** What the list is called, and the file after it. */
  title: string;
  /** All there are, in the order of the screen. */
  columns: readonly Column<Row>[];
  /** What the list never shows without. */
  only?: Readonly<Record<string, unknown>>;
  /** The filter of the list that names one record; `id` without it. */
  idField?: string;
}

interface ExportDialogProps extends ListToExport {
  onClose: () => void;
}

export function ExportDialog({ call, title, columns, only, idField = 'id', onClose }: ExportDialogProps) {
  const translate = useTranslate();
  const tellGoesOn = useContinueJob();
  const { load } = useCatalogues();
  const [language] = useLocaleState();
  const canSort = useCapability('sort');
  const { resource, filterValues, sort, total = 0, selectedIds = [] } = useListContext();
  const canChoose = (['query', 'body'] as const).some(part => declares(call, part, idField));
  const ids = canChoose ? selectedIds.slice(0, LARGEST_CHOICE).map(String) : [];
  const [isOfChosen, setOfChosen] = useState(ids.length > 0);
  const { ordered, hidden } = useColumns(resource, columns);
  const offered = fileColumns(ordered, hidden);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(
    () => new Set(offered.filter(({ isShown }) => isShown).map(({ key }) => key)),
  );
  const [format, setFormat] = useStore<FileFormat>('exportFormat', 'xlsx');
  const [isPreparing, setPreparing] = useState(false);
  const begin = useCall(jobCalls.startExport);
  const { job } = useJob(begin.data ?? null);

  const handleStart = async () => {
    setPreparing(true);
    // without its words a file has the bare values, which is better than no file
    const catalogue = await load(language).catch(() => ({}));
    setPreparing(false);
    const chosenIds = isOfChosen && ids.length > 0 ? { field: idField, ids } : undefined;
    const filter = chosenIds ? { ...only } : { ...filterValues, ...only };
    const question = listQuestion(call, { filter, sort }, { canSort });
    const taken = offered.filter(({ key }) => chosen.has(key));
    const wanted = { call, title, format, columns: taken, question, catalogue };
    begin.mutate({ body: exportBody({ ...wanted, ...(chosenIds && { chosen: chosenIds }) }) });
  };
  const handleClose = () => {
    onClose();
    tellGoesOn(job, 'jobs.export.goesOn', title);
  };
  return (
    <TitledDialog title={translate('jobs.export.title', { title })} onClose={handleClose} maxWidth="sm">
      {job ? (
        <ExportProgress job={job} onRestart={() => begin.reset()} onClose={handleClose} />
      ) : (
        <ExportForm
          total={total}
          choice={{ count: ids.length, isOfChosen, onChange: setOfChosen }}
          columns={offered}
          chosen={chosen}
          onChoose={setChosen}
          format={format}
          onFormat={setFormat}
          isBusy={isPreparing || begin.isPending}
          error={begin.error}
          onStart={handleStart}
          onClose={handleClose}
        />
      )}
    </TitledDialog>
  );
}
