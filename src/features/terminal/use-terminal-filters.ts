import { useTranslate } from 'ra-core';
import { DATA_SOURCES } from '../../contract/vehicle.ts';
import type { ListFilter } from '../../kit/list/column.ts';
import { useAreas } from '../../nouns/area/use-areas.ts';
import { useCompanies } from '../../nouns/company/use-companies.ts';

export function useTerminalFilters(): ListFilter[] {
  const translate = useTranslate();
  const { areas } = useAreas();
  const { companies } = useCompanies();
  const label = (field: string) => translate(`terminal.field.${field}`);
  return [
    { name: 'terminalNo', label: label('terminalNo'), kind: 'text', isMono: true },
    { name: 'simNo', label: label('simNo'), kind: 'text', isMono: true },
    {
      name: 'companyId',
      label: label('companyName'),
      choices: companies.map(({ id, companyName }) => ({ value: id, label: companyName })),
    },
    {
      name: 'addressType',
      label: label('addressType'),
      choices: areas.map(({ id, name }) => ({ value: id, label: name })),
    },
    {
      name: 'dataFrom',
      label: label('dataFrom'),
      choices: DATA_SOURCES.map(value => ({ value, label: translate(`terminal.dataFrom.${value}`) })),
    },
  ];
}
