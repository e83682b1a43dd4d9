/** Over which time, put together how, and of which calls. */
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { AddFilter } from '../../kit/list/AddFilter.tsx';
import type { SpanFilter } from '../../kit/list/column.ts';
import { FilterChip } from '../../kit/list/FilterChip.tsx';
import { Segments } from '../../kit/Segments.tsx';
import type { Place } from './address.ts';
import { GROUPINGS, PERIODS, type Span } from './period.ts';
import { useFilters } from './use-filters.ts';

interface PeriodBarProps {
  place: Place;
  span: Span;
  canFilter: boolean;
  onChange: (change: Partial<Place>) => void;
}

export function PeriodBar({ place, span, canFilter, onChange }: PeriodBarProps) {
  const translate = useTranslate();
  const isOwn = place.period === 'own';
  const own: SpanFilter = {
    name: 'own',
    label: translate('callStatistics.period.own'),
    kind: 'span',
    from: 'from',
    to: 'to',
  };
  return (
    <Bar>
      <Segments
        label={translate('callStatistics.period.label')}
        values={PERIODS}
        value={place.period}
        wordOf={each => translate(`callStatistics.period.${each}`)}
        onChoose={period =>
          onChange(period === 'own' ? { period, from: span.from, to: span.to - 1 } : { period })
        }
      />
      {isOwn && (
        <FilterChip
          filter={own}
          values={{ from: place.from ?? span.from, to: place.to ?? span.to - 1 }}
          startsOpen={false}
          onChange={patch => onChange(patch)}
          onRemove={() => onChange({ period: 'week' })}
        />
      )}
      <Segments
        label={translate('callStatistics.grouping.label')}
        values={GROUPINGS}
        value={place.grouping}
        wordOf={each => translate(`callStatistics.grouping.${each}`)}
        onChoose={grouping => onChange({ grouping })}
      />
      {canFilter && <Filters place={place} span={span} onChange={onChange} />}
    </Bar>
  );
}

function Filters({ place: { filters }, span, onChange }: Omit<PeriodBarProps, 'canFilter'>) {
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

const Bar = styled('div')({
  display: 'flex',
  flex: 'none',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 12px',
  padding: '0 16px 8px 8px',
});
