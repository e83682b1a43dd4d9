/** Of which calls: what narrows them, one chip each. */
import { useState } from 'react';
import { AddFilter } from '../../kit/list/AddFilter.tsx';
import { FilterChip } from '../../kit/list/FilterChip.tsx';
import type { Span } from '../../nouns/statistics/period.ts';
import type { Place } from './address.ts';
import { useFilters } from './use-filters.ts';

interface FiltersProps {
  place: Place;
  span: Span;
  onChange: (change: Partial<Place>) => void;
}

export function Filters({ place: { filters }, span, onChange }: FiltersProps) {
  const [added, setAdded] = useState<readonly string[]>([]);
  const all = useFilters(span);
  const isShown = ({ name }: (typeof all)[number]) => filters[name] !== undefined || added.includes(name);
  return (
    <>
      {all.filter(isShown).map(filter => (
        <FilterChip
          key={filter.name}
          filter={filter}
          values={{ ...filters }}
          startsOpen={filters[filter.name] === undefined}
          onChange={patch => onChange({ filters: { ...filters, ...patch } })}
          onRemove={() => {
            setAdded(added.filter(name => name !== filter.name));
            onChange({ filters: { ...filters, [filter.name]: undefined } });
          }}
        />
      ))}
      <AddFilter
        filters={all.filter(filter => !isShown(filter) && filter.choices.length > 0)}
        fields={[]}
        onAdd={({ name }) => setAdded([...added, name])}
        onAddField={noField}
      />
    </>
  );
}

const noField = () => {};
