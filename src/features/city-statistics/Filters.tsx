/** Of which areas and companies. */
import { useTranslate } from 'ra-core';
import type { FilterChoice } from '../../kit/list/column.ts';
import { useOwnAreas } from '../../nouns/area/use-own-areas.ts';
import { useCompanies } from '../../nouns/company/use-companies.ts';
import { ChoiceChip } from '../../nouns/statistics/ChoiceChip.tsx';
import type { CityFilters } from './address.ts';

interface FiltersProps {
  filters: CityFilters;
  onChange: (filters: CityFilters) => void;
}

export function Filters({ filters, onChange }: FiltersProps) {
  return useCityFilters().map(({ name, label, choices }) => (
    <ChoiceChip
      key={name}
      label={label}
      choices={choices}
      value={filters[name]}
      onChange={value => onChange({ [name]: value })}
    />
  ));
}

interface CityFilter {
  name: keyof CityFilters;
  label: string;
  choices: readonly FilterChoice[];
}

/** What there is to choose from, with the words for it; also for paper. */
export function useCityFilters(): CityFilter[] {
  const translate = useTranslate();
  const areas = useOwnAreas();
  const { companies } = useCompanies();
  return [
    { name: 'addressType', label: translate('cityStatistics.name.area'), choices: areas },
    {
      name: 'companyId',
      label: translate('cityStatistics.name.company'),
      choices: companies.map(({ id, companyName, shortName }) => ({
        value: id,
        label: shortName || companyName,
      })),
    },
  ];
}
