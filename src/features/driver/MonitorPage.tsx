/** Who has driven today: since when, for how long, and what. */
import { useTranslate } from 'ra-core';
import { type Driver, driver } from '../../contract/driver.ts';
import { entityRow } from '../../data/feature.ts';
import { ByWidth } from '../../kit/ByWidth.tsx';
import { formatCount } from '../../kit/format/count.ts';
import { formatClockOrDay } from '../../kit/format/time.ts';
import { useMinutes } from '../../kit/format/use-minutes.ts';
import type { Column } from '../../kit/list/column.ts';
import { StatusMark } from '../../kit/StatusMark.tsx';
import { useCompanies } from '../../nouns/company/use-companies.ts';
import { ListFreshness } from '../../resource/freshness/ListFreshness.tsx';
import { ExportButton } from '../../resource/jobs/ExportButton.tsx';
import { ResourceList } from '../../resource/pages/ResourceList.tsx';
import { useFieldWords } from '../../resource/pages/use-field-words.ts';

export default function MonitorPage() {
  const translate = useTranslate();
  const { labelOf, choicesOf } = useFieldWords(driver);
  const { companies } = useCompanies();
  const columns = useColumns();
  const title = translate('title.driverMonitor');
  return (
    <ResourceList<Driver>
      resource={driver}
      title={title}
      only={TODAY}
      nameOf={row => row.name}
      columns={columns}
      primary={undefined}
      rowActions={noActions}
      bulkActions={NONE}
      searchHint={translate('driver.searchHint')}
      tabs={[
        { key: 'all', label: translate('common.all'), filter: {} },
        ...choicesOf('online').map(({ value, label }) => ({
          key: String(value),
          label,
          filter: { online: value },
        })),
      ]}
      filters={[
        {
          name: 'companyId',
          label: labelOf('companyId'),
          choices: companies.map(({ id, companyName }) => ({ value: id, label: companyName })),
        },
      ]}
      tools={
        <>
          <ListFreshness row={entityRow(driver)} only={TODAY.filter} />
          <ExportButton call={driver.calls.list} title={title} columns={columns} only={TODAY.filter} />
        </>
      }
      empty={{ title: translate('driver.noneToday'), why: translate('driver.noneTodayWhy') }}
    />
  );
}

const TODAY = { key: 'today', filter: { today: 1 } };
const NONE: never[] = [];
const noActions = () => NONE;

function useColumns(): Column<Driver>[] {
  const translate = useTranslate();
  const lasting = useMinutes();
  const { labelOf, show, showBriefly, none, choicesOf } = useFieldWords(driver);
  return [
    {
      key: 'name',
      head: labelOf('name'),
      width: 120,
      sortBy: 'name',
      phone: 'title',
      isFixed: true,
      cell: row => row.name,
    },
    {
      key: 'online',
      head: labelOf('online'),
      width: 96,
      phone: 'status',
      cell: row => (
        <StatusMark tone={row.online === 1 ? 'ok' : 'off'}>{show('online', row.online)}</StatusMark>
      ),
      exported: {
        words: choicesOf('online').map(({ value, label }) => ({ value: String(value), label })),
      },
    },
    {
      key: 'shiftPlate',
      head: translate('driver.field.shiftPlate'),
      width: 112,
      isMono: true,
      phone: 'second',
      cell: row => row.shiftPlate ?? none,
    },
    {
      key: 'companyName',
      head: labelOf('companyId'),
      phone: 'second',
      cell: row => (
        <span title={row.companyName ?? undefined}>{showBriefly('companyName', row.companyName)}</span>
      ),
    },
    {
      key: 'shiftBeganOn',
      head: translate('driver.field.shiftBeganOn'),
      width: 96,
      cell: row => formatClockOrDay(row.shiftBeganOn, Date.now()),
      exported: { kind: 'time' },
    },
    {
      key: 'shiftEndedOn',
      head: translate('driver.field.shiftEndedOn'),
      width: 96,
      cell: row => (row.online === 1 ? none : formatClockOrDay(row.shiftEndedOn, Date.now())),
      exported: { kind: 'time' },
    },
    {
      key: 'onlineMinutes',
      head: labelOf('onlineMinutes'),
      width: 160,
      isNumber: true,
      phone: 'end',
      // on a phone no head says of what it is a number
      cell: ({ onlineMinutes }) => (
        <ByWidth wide={formatCount(onlineMinutes)} phone={lasting(onlineMinutes)} />
      ),
      exported: { kind: 'number' },
    },
  ];
}
