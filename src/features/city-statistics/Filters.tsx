/** Of which areas and companies. */
import { useTranslate } from 'ra-core';
import { ChoiceChip } from '../../nouns/statistics/ChoiceChip.tsx';
import { useGroupFilters } from '../../nouns/statistics/use-group-filters.ts';
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

/** Also for paper. */
export function useCityFilters() {
  const translate = useTranslate();
  return useGroupFilters(key => translate(`cityStatistics.name.${key}`));
}
