/** The columns of the list of vehicles; a file has every field of the record. */
import { useTranslate } from 'ra-core';
import { PAPERS, type Vehicle } from '../../contract/vehicle.ts';
import type { Column, FileCell } from '../../kit/list/column.ts';
import { useAreas } from '../../nouns/area/use-areas.ts';
import { FirstPaper } from './FirstPaper.tsx';
import { VehicleStatus } from './VehicleStatus.tsx';
import { useVehicleWords, type Worded } from './vehicle-words.ts';

export function useVehicleColumns(): Column<Vehicle>[] {
  const translate = useTranslate();
  const { labelOf, choicesOf, show, none } = useVehicleWords();
  const { areas } = useAreas();
  const texts = (...fields: string[]): FileCell[] => fields.map(field => ({ field, head: labelOf(field) }));
  const days = (...fields: string[]): FileCell[] =>
    fields.map(field => ({ field, head: labelOf(field), kind: 'day' }));
  const worded = (field: Worded): FileCell => ({
    field,
    head: labelOf(field),
    words: choicesOf(field).map(({ value, label }) => ({ value: String(value), label })),
  });
  return [
    {
      key: 'plateNumber',
      head: labelOf('plateNumber'),
      width: 96,
      sortBy: 'plateNumber',
      isMono: true,
      phone: 'title',
      isFixed: true,
      cell: row => row.plateNumber,
      exported: [...texts('plateNumber'), worded('plateColor'), ...texts('vin', 'engineNo')],
    },
    {
      key: 'companyId',
      head: labelOf('companyId'),
      sortBy: 'companyId',
      phone: 'second',
      cell: row => <span title={row.companyName ?? undefined}>{row.companyName ?? none}</span>,
      exported: [{ field: 'companyName', head: labelOf('companyId') }, ...texts('ownerName')],
    },
    {
      key: 'brand',
      head: labelOf('brandAndModel'),
      width: 140,
      sortBy: 'brand',
      cell: row => [row.brand, row.model].filter(Boolean).join(' ') || none,
      exported: [...texts('brand', 'model', 'color'), { ...texts('seats')[0], kind: 'number' }],
    },
    {
      key: 'energyType',
      head: labelOf('energyType'),
      width: 76,
      cell: row => show('energyType', row.energyType),
      exported: worded('energyType'),
    },
    {
      key: 'addressType',
      head: labelOf('addressType'),
      width: 88,
      cell: row => show('addressType', row.addressType),
      exported: [
        {
          field: 'addressType',
          head: labelOf('addressType'),
          words: areas.map(({ id, name }) => ({ value: id, label: name })),
        },
        worded('hasOwnArea'),
      ],
    },
    {
      key: 'terminalNo',
      head: labelOf('terminalNo'),
      width: 104,
      isMono: true,
      cell: row => row.terminalNo ?? none,
      exported: [...texts('terminalNo', 'simNo', 'lightNo'), ...days('installDate', 'firstRegister')],
    },
    {
      key: 'papersExpire',
      head: translate('vehicle.firstPaper'),
      width: 152,
      sortBy: 'papersExpire',
      phone: 'end',
      cell: row => <FirstPaper vehicle={row} />,
      exported: [...texts('operateCertNo'), ...days(...PAPERS)],
    },
    {
      key: 'state',
      head: labelOf('state'),
      width: 100,
      sortBy: 'state',
      phone: 'status',
      cell: row => <VehicleStatus state={row.state} />,
      exported: [worded('state'), worded('dataFrom'), ...texts('remark')],
    },
  ];
}
