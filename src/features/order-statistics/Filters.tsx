/** Of which orders: four filters that always stand there, and one that is added. */
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { CALL_TYPES, ORDER_SOURCES, ORDER_TYPES } from '../../contract/order.ts';
import { AddFilter } from '../../kit/list/AddFilter.tsx';
import type { FilterChoice } from '../../kit/list/column.ts';
import { ChoiceChip } from '../../nouns/statistics/ChoiceChip.tsx';
import { useGroupFilters } from '../../nouns/statistics/use-group-filters.ts';
import type { OrderFilters } from './address.ts';

interface FiltersProps {
  filters: OrderFilters;
  onChange: (filters: OrderFilters) => void;
}

export function Filters({ filters, onChange }: FiltersProps) {
  const all = useOrderFilters();
  const [isAdded, setAdded] = useState(false);
  const shown = all.filter(({ name, isOptional }) => !isOptional || isAdded || filters[name]);
  return (
    <>
      {shown.map(({ name, label, choices }) => (
        <ChoiceChip
          key={name}
          label={label}
          choices={choices}
          value={filters[name]}
          onChange={value => onChange({ [name]: value })}
        />
      ))}
      {shown.length < all.length && (
        <AddFilter
          filters={all.filter(filter => !shown.includes(filter))}
          fields={[]}
          onAdd={() => setAdded(true)}
          onAddField={noField}
        />
      )}
    </>
  );
}

interface OrderFilter {
  name: keyof OrderFilters;
  label: string;
  choices: readonly FilterChoice[];
  /** Not shown until it is wanted. */
  isOptional?: boolean;
}

/** What there is to choose from, with the words for it; also for paper. */
export function useOrderFilters(): OrderFilter[] {
  const translate = useTranslate();
  const label = (key: string) => translate(`orderStatistics.name.${key}`);
  const groups = useGroupFilters(label);
  const choices = <V extends string | number>(field: string, values: readonly V[]) =>
    values.map(value => ({ value, label: translate(`order.${field}.${value}`) }));
  return [
    ...groups,
    { name: 'source', label: label('source'), choices: choices('source', ORDER_SOURCES) },
    { name: 'type', label: label('type'), choices: choices('type', ORDER_TYPES) },
    {
      name: 'orderCallType',
      label: label('orderCallType'),
      choices: choices('orderCallType', CALL_TYPES),
      isOptional: true,
    },
  ];
}

const noField = () => {};
