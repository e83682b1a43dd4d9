/** A list of drivers, as a feature would write it. */
import { useTranslate } from 'ra-core';
import { Time } from '../../src/kit/format/Time.tsx';
import type { Column, ListFilter, ListTab, RowAction } from '../../src/kit/list/column.ts';
import type { FieldFilter } from '../../src/kit/list/conditions.ts';
import { ListPage } from '../../src/kit/list/ListPage.tsx';
import { MaskedValue } from '../../src/kit/masked/MaskedValue.tsx';
import { StatusMark } from '../../src/kit/StatusMark.tsx';
import { type Driver, noop, revealing } from './examples.ts';

export const columns: readonly Column<Driver>[] = [
  { key: 'name', head: '姓名', phone: 'title', sortBy: 'name', isFixed: true, cell: ({ name }) => name },
  { key: 'jobNo', head: '工号', isMono: true, phone: 'second', cell: ({ jobNo }) => jobNo },
  {
    key: 'status',
    head: '状态',
    phone: 'status',
    cell: ({ tone, state }) => <StatusMark tone={tone}>{state}</StatusMark>,
  },
  {
    key: 'mobile',
    head: '手机',
    cell: ({ mobile }) => <MaskedValue mask={mobile} revealing={revealing} />,
  },
  { key: 'age', head: '年龄', isNumber: true, sortBy: 'age', cell: ({ age }) => age },
  { key: 'createdOn', head: '登记', phone: 'end', cell: ({ createdOn }) => <Time value={createdOn} /> },
];

const choices = [
  { value: 1, label: '在岗' },
  { value: 2, label: '离岗' },
];

export const filters: readonly ListFilter[] = [
  { name: 'status', label: '状态', choices },
  { name: 'jobNo', label: '工号', kind: 'text', isMono: true },
  {
    name: 'createdOn',
    label: '登记时间',
    kind: 'span',
    from: 'createdOnStart',
    to: 'createdOnEnd',
  },
];

export const fields: readonly FieldFilter[] = [
  { name: 'age', label: '年龄', kind: 'number' },
  { name: 'name', label: '姓名', kind: 'text' },
  { name: 'status', label: '状态', kind: 'choice', choices },
  { name: 'isOn', label: '启用', kind: 'flag' },
];

const tabs: readonly ListTab[] = [
  { key: 'all', label: '全部', filter: {}, count: 4321 },
  { key: 'waiting', label: '待审核', filter: { state: 3 }, count: 12 },
];

export const rowActions = (): RowAction<Driver>[] => [
  { key: 'edit', label: '编辑', isInLook: true, onClick: noop },
  { key: 'export', label: '导出', isInMenu: true, onClick: noop },
  { key: 'remove', label: '删除', isInMenu: true, isDangerous: true, onClick: noop },
];

export function DriverList({ resource, isPart = false }: { resource: string; isPart?: boolean }) {
  const translate = useTranslate();
  return (
    <ListPage<Driver>
      resource={resource}
      title={translate('title.driver')}
      summary={translate('kit.list.selected', { smart_count: 4321 })}
      isPart={isPart}
      primary={{ label: '新增司机', shortLabel: '新增', path: '/driver/info/create' }}
      columns={columns}
      sort={{ field: 'name', order: 'ASC' }}
      canSort
      tabs={tabs}
      filters={filters}
      fields={fields}
      searchHint="姓名或工号"
      nameOf={({ name }) => name}
      pathOf={() => null}
      quickLook={{
        titleOf: ({ name }) => name,
        statusOf: ({ tone, state }) => <StatusMark tone={tone}>{state}</StatusMark>,
        body: ({ jobNo }) => jobNo,
      }}
      rowActions={rowActions}
      bulkActions={[
        { key: 'edit', label: '批量修改', onClick: noop },
        { key: 'remove', label: '删除', isDangerous: true, onClick: noop },
      ]}
      empty={{ title: '还没有司机', why: '登记后司机会出现在这里。' }}
      describeError={() => ({ text: '上游没有回应', traceId: '0af7651916cd43dd' })}
    />
  );
}
