/** Over which time, put together how, and of which records. */
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import type { SpanFilter } from '../../kit/list/column.ts';
import { FilterChip } from '../../kit/list/FilterChip.tsx';
import { Segments } from '../../kit/Segments.tsx';
import { GROUPINGS, PERIODS, type Span } from './period.ts';
import type { PeriodPlace } from './period-place.ts';

interface PeriodBarProps {
  place: PeriodPlace;
  span: Span;
  onChange: (change: Partial<PeriodPlace>) => void;
  /** By what the records are narrowed besides. */
  children?: ReactNode;
}

export function PeriodBar({ place, span, onChange, children }: PeriodBarProps) {
  const translate = useTranslate();
  const isOwn = place.period === 'own';
  const own: SpanFilter = {
    name: 'own',
    label: translate('statistics.period.own'),
    kind: 'span',
    from: 'from',
    to: 'to',
  };
  return (
    <Bar>
      <Segments
        label={translate('statistics.period.label')}
        values={PERIODS}
        value={place.period}
        wordOf={each => translate(`statistics.period.${each}`)}
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
        label={translate('statistics.grouping.label')}
        values={GROUPINGS}
        value={place.grouping}
        wordOf={each => translate(`statistics.grouping.${each}`)}
        onChoose={grouping => onChange({ grouping })}
      />
      {children}
    </Bar>
  );
}

const Bar = styled('div')({
  display: 'flex',
  flex: 'none',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 12px',
  padding: '0 16px 8px 8px',
});
