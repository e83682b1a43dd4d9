/** What the buttons of a list open, as it lies open. */
import Paper from '@mui/material/Paper';
import Calendar from '../../src/kit/date/Calendar.tsx';
import { ColumnsPanel } from '../../src/kit/list/ColumnsPanel.tsx';
import { ConditionForm } from '../../src/kit/list/ConditionForm.tsx';
import { FilterChip } from '../../src/kit/list/FilterChip.tsx';
import { SavedFiltersPanel } from '../../src/kit/list/SavedFiltersPanel.tsx';
import { SpanPicker } from '../../src/kit/list/SpanPicker.tsx';
import type { SavedFilterHere } from '../../src/kit/list/saved-filters.ts';
import { TextPicker } from '../../src/kit/list/TextPicker.tsx';
import { columns, fields, filters } from './a-list.tsx';
import { noop } from './examples.ts';

const aSaved = (id: string, name: string, more: Partial<SavedFilterHere> = {}): SavedFilterHere => ({
  id,
  name,
  isOwn: true,
  ownerName: '',
  isDefault: false,
  roleIds: [],
  filter: {},
  sort: null,
  columns: null,
  ...more,
});

export const SAVED: readonly SavedFilterHere[] = [
  aSaved('1', '待我审核', { isDefault: true }),
  aSaved('2', '夜班', { roleIds: ['3'] }),
  aSaved('3', '机场', { isOwn: false, ownerName: '蒙建国' }),
];

const noSave = async () => {
  throw new Error('no');
};

const saved = {
  all: SAVED,
  isLoaded: true,
  loadRoles: async () => [
    { id: '3', name: '客服' },
    { id: '4', name: '调度' },
  ],
  save: noSave,
  change: noSave,
  remove: noSave,
  setDefault: noSave,
};

const span = { name: 'on', label: '登记时间', kind: 'span', from: 'from', to: 'to' } as const;

export function Panels() {
  return (
    <>
      <Paper elevation={8} sx={{ width: 304 }}>
        <SavedFiltersPanel
          saved={saved}
          asked={{ filter: { status: 1 }, sort: null, columns: null }}
          onApply={noop}
          describeError={() => ({ text: '没有保存' })}
        />
      </Paper>
      <Paper elevation={8} sx={{ width: 304 }}>
        <SavedFiltersPanel
          saved={{ ...saved, all: [] }}
          asked={null}
          onApply={noop}
          describeError={() => ({ text: '没有保存' })}
        />
      </Paper>
      <Paper elevation={8} sx={{ width: 240 }}>
        <ColumnsPanel
          columns={columns.map(({ key, head, isFixed = false }) => ({ key, head, isFixed }))}
          hidden={['age']}
          onToggle={noop}
          onMove={noop}
          onReset={noop}
        />
      </Paper>
      <Paper elevation={8} sx={{ width: 320 }}>
        <SpanPicker
          filter={span}
          values={{ from: 1_790_000_000_000, to: 1_780_000_000_000 }}
          onChange={noop}
        />
      </Paper>
      {(['day', 'month'] as const).map(unit => (
        <Paper key={unit} elevation={8} sx={{ width: 320 }}>
          <Calendar unit={unit} value="2026-08" onChoose={noop} />
        </Paper>
      ))}
      <Paper elevation={8} sx={{ width: 320 }}>
        <TextPicker
          filter={{ name: 'jobNo', label: '工号', kind: 'text', isMono: true }}
          value="N"
          onChange={noop}
        />
      </Paper>
      {fields.map(field => (
        <Paper key={field.name} elevation={8} sx={{ width: 264 }}>
          <ConditionForm
            field={field}
            condition={field.kind === 'number' ? { field, operator: 'between', values: [40, 30] } : undefined}
            operators={
              field.kind === 'choice' ? ['in', 'notIn'] : field.kind === 'flag' ? ['is'] : ['is', 'between']
            }
            onSubmit={noop}
          />
        </Paper>
      ))}
      {filters.map(filter => (
        <FilterChip
          key={filter.name}
          filter={filter}
          values={{ status: 1, jobNo: 'NN-01' }}
          startsOpen={false}
          onChange={noop}
          onRemove={noop}
        />
      ))}
    </>
  );
}
