/** By what vehicles are found: the usual choices, and each field with an operator. */
import { useTranslate } from 'ra-core';
import { PAPER_STATES, vehicle } from '../../contract/vehicle.ts';
import { useCapability } from '../../data/session-context.tsx';
import type { ListFilter } from '../../kit/list/column.ts';
import { type FieldFilter, fieldFilters } from '../../kit/list/conditions.ts';
import { useAreas } from '../../nouns/area/use-areas.ts';
import { useCompanies } from '../../nouns/company/use-companies.ts';
import { useVehicleWords } from './vehicle-words.ts';

const MONO = ['plateNumber', 'vin', 'terminalNo', 'simNo', 'lightNo'];

export function useVehicleFilters(): { filters: ListFilter[]; fields: FieldFilter[] } {
  const translate = useTranslate();
  const { labelOf, choicesOf } = useVehicleWords();
  const { areas } = useAreas();
  const { companies } = useCompanies();
  const hasFiles = useCapability('files');
  return {
    filters: [
      {
        name: 'companyId',
        label: labelOf('companyId'),
        choices: companies.map(({ id, companyName }) => ({ value: id, label: companyName })),
      },
      {
        name: 'papers',
        label: translate('vehicle.papers'),
        choices: PAPER_STATES.map(value => ({ value, label: translate(`papers.state.${value}`) })),
      },
      ...(hasFiles
        ? [
            {
              name: 'hasUnhandled',
              label: translate('vehicle.attachment.title'),
              choices: [1, 0].map(value => ({ value, label: translate(`vehicle.hasUnhandled.${value}`) })),
            },
          ]
        : []),
      { name: 'state', label: labelOf('state'), choices: choicesOf('state') },
      {
        name: 'addressType',
        label: labelOf('addressType'),
        choices: areas.map(({ id, name }) => ({ value: id, label: name })),
      },
      { name: 'energyType', label: labelOf('energyType'), choices: choicesOf('energyType') },
      { name: 'dataFrom', label: labelOf('dataFrom'), choices: choicesOf('dataFrom') },
    ],
    fields: fieldFilters(
      vehicle.filters,
      labelOf,
      Object.fromEntries(MONO.map(name => [name, { isMono: true }])),
    ),
  };
}
