/** Files that go out and come in, as far as nothing of it has to be asked for. */
import type { ReactNode } from 'react';
import type { Job } from '../../src/contract/job.ts';
import { taxiLight } from '../../src/contract/taxi-light.ts';
import { TitledDialog } from '../../src/kit/dialog/TitledDialog.tsx';
import { CheckStep } from '../../src/resource/imports/CheckStep.tsx';
import { FileStep } from '../../src/resource/imports/FileStep.tsx';
import { ImportDialog } from '../../src/resource/imports/ImportDialog.tsx';
import { MappingStep } from '../../src/resource/imports/MappingStep.tsx';
import { ResultStep } from '../../src/resource/imports/ResultStep.tsx';
import { UndoStep } from '../../src/resource/imports/UndoStep.tsx';
import { ExportForm } from '../../src/resource/jobs/ExportForm.tsx';
import { columns } from './a-list.tsx';
import { noop } from './examples.ts';
import type { Exhibit } from './exhibit.ts';

const FIELDS = [
  { field: 'name', label: 'title.driver', isRequired: true },
  { field: 'company', label: 'title.company', isRequired: true },
  { field: 'vehicle', label: 'title.vehicle' },
];

const aJob = (job: Partial<Job> = {}): Job => ({
  id: '1',
  kind: 'check',
  title: '司机',
  state: 'done',
  done: 40,
  total: 40,
  failed: 0,
  made: 40,
  changed: 12,
  unchanged: 3,
  call: 'driver.addDriver',
  importId: '1',
  checkId: null,
  undoUntil: null,
  undoId: null,
  fileName: '司机.csv',
  fileSize: 1024,
  failure: null,
  createdOn: 1,
  startedOn: 1,
  finishedOn: 1,
  expireOn: null,
  ...job,
});

const FILE = {
  sheetName: '司机',
  sheetNames: ['说明', '司机'],
  headRow: 2,
  importId: '1',
  fileName: '司机.csv',
  rowCount: 40,
  columns: [
    { name: '司机信息', samples: ['韦大宝', '黄秀英'] },
    { name: '', samples: [] },
  ],
};

const next = () => ({ text: '还要审核。', label: '去审核', path: '/driver/approval' });

const inDialog = (step: ReactNode): Exhibit => ({
  draw: () => (
    <TitledDialog title="导入" maxWidth="md">
      {step}
    </TitledDialog>
  ),
});

const way = { onRetry: noop, onRun: noop, onFinish: noop, onClose: noop };
const check = { fields: FIELDS, onBack: noop, ...way };
const result = { fields: FIELDS, nextOf: next, onShow: noop, ...way };

export const imports: Readonly<Record<string, Exhibit>> = {
  'an import': {
    draw: () => (
      <ImportDialog
        call={taxiLight.calls.create}
        title="司机"
        fields={FIELDS}
        jobId={null}
        onJob={noop}
        onClose={noop}
      />
    ),
  },
  'an import whose file is gone': inDialog(
    <FileStep call="driver.addDriver" title="司机" fields={FIELDS} isGone onFile={noop} />,
  ),
  'an import: columns': {
    ...inDialog(
      <MappingStep
        call="driver.addDriver"
        title="司机"
        fields={FIELDS}
        chosen={{ file: FILE, source: new Blob(), mapping: null, updatesBy: 'name' }}
        keys={['name']}
        onUpdatesBy={noop}
        onMapping={noop}
        onFile={noop}
        onAnother={noop}
        onCheck={noop}
      />,
    ),
    until: '[role=dialog] tbody tr',
  },
  'an import: being checked': inDialog(<CheckStep {...check} job={aJob({ state: 'running', done: 10 })} />),
  'an import: checked': inDialog(<CheckStep {...check} job={aJob()} />),
  'an import: done': inDialog(
    <ResultStep {...result} job={aJob({ kind: 'import', undoUntil: Number.MAX_SAFE_INTEGER })} />,
  ),
  'an import: undone': inDialog(
    <UndoStep {...way} fields={FIELDS} importJob="1" job={aJob({ kind: 'undo', made: 40 })} />,
  ),
  'an export': inDialog(
    <ExportForm
      choice={{ count: 3, isOfChosen: true, onChange: noop }}
      total={4321}
      columns={columns.map(({ key, head }) => ({ key, head, cell: { field: key }, isShown: true }))}
      chosen={new Set(['name'])}
      onChoose={noop}
      format="xlsx"
      onFormat={noop}
      isBusy={false}
      error={null}
      onStart={noop}
      onClose={noop}
    />,
  ),
};
