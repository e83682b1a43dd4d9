import { useTranslate } from 'ra-core';
import { DATA_SOURCES } from '../../contract/vehicle.ts';
import { Time } from '../../kit/format/Time.tsx';
import { formatDay } from '../../kit/format/time.ts';
import type { Column } from '../../kit/list/column.ts';
import type { TerminalRow } from './terminal-row.ts';

export function useTerminalColumns(): Column<TerminalRow>[] {
  const translate = useTranslate();
  const head = (field: string) => translate(`terminal.field.${field}`);
  const none = translate('common.none');
  return [
    {
      key: 'plateNumber',
      head: head('plateNumber'),
      width: 108,
      sortBy: 'plateNumber',
      isMono: true,
      phone: 'title',
      isFixed: true,
      cell: row => row.plateNumber,
    },
    {
      key: 'companyName',
      head: head('companyName'),
      phone: 'second',
      cell: row => <span title={row.companyName ?? undefined}>{row.companyName ?? none}</span>,
    },
    {
      key: 'terminalNo',
      head: head('terminalNo'),
      width: 128,
      sortBy: 'terminalNo',
      isMono: true,
      phone: 'second',
      cell: row => row.terminalNo ?? none,
    },
    { key: 'simNo', head: head('simNo'), width: 132, isMono: true, cell: row => row.simNo ?? none },
    { key: 'lightNo', head: head('lightNo'), width: 112, isMono: true, cell: row => row.lightNo ?? none },
    {
      key: 'installDate',
      head: head('installDate'),
      width: 96,
      sortBy: 'installDate',
      cell: row => formatDay(row.installDate),
      exported: { kind: 'day' },
    },
    {
      key: 'dataFrom',
      head: head('dataFrom'),
      width: 88,
      cell: row => translate(`terminal.dataFrom.${row.dataFrom}`, { _: String(row.dataFrom) }),
      exported: {
        words: DATA_SOURCES.map(value => ({
          value: String(value),
          label: translate(`terminal.dataFrom.${value}`),
        })),
      },
    },
    {
      key: 'lastTime',
      head: head('lastTime'),
      width: 116,
      sortBy: 'lastTime',
      phone: 'end',
      cell: row => <Time value={row.lastTime} missing={translate('terminal.never')} />,
      exported: { kind: 'time' },
    },
  ];
}
