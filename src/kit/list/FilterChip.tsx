/** One condition: field, value, and a way to take it off. */
import { useEffect, useState } from 'react';
import { late } from '../late.tsx';

import {
  choosing,
  chosenOf,
  isGiven,
  isSpan,
  isText,
  type LinkFilter,
  type ListFilter,
  MOST_IN_MENU,
} from './column.ts';
import { LinkFilterChip } from './LinkFilterChip.tsx';
import { PopoverChip } from './PopoverChip.tsx';
import { type ListQuery, queryWithout } from './use-filter-counts.ts';
import { useFilterWords } from './use-filter-words.ts';

const SpanPicker = late(() => import('./SpanPicker.tsx'), 'SpanPicker');
const ChoicePicker = late(() => import('./ChoicePicker.tsx'), 'ChoicePicker');
const TextPicker = late(() => import('./TextPicker.tsx'), 'TextPicker');

type Values = Readonly<Record<string, unknown>>;

interface FilterChipProps {
  filter: ListFilter;
  values: Values;
  /** What the list asks for, this filter with it, where the upstream tells how many records each value finds. */
  asked?: ListQuery | undefined;
  /** Just added: the choice is what the clerk wants next. */
  startsOpen: boolean;
  onChange: (patch: Values) => void;
  onRemove: () => void;
}

export function FilterChip({ filter, ...props }: FilterChipProps) {
  return isGiven(filter) ? (
    <LinkFilterChip label={filter.label} onRemove={props.onRemove} />
  ) : (
    <PickedChip {...props} filter={filter} />
  );
}

type PickedChipProps = Omit<FilterChipProps, 'filter'> & { filter: Exclude<ListFilter, LinkFilter> };

function PickedChip(props: PickedChipProps) {
  const { filter, values, asked, startsOpen, onChange, onRemove } = props;
  const [isOpen, setOpen] = useState(false);
  const said = useFilterWords()(filter, values);
  useEffect(() => {
    if (startsOpen) setOpen(true);
  }, [startsOpen]);
  const handleClose = () => setOpen(false);
  const handleChange = (patch: Values) => {
    handleClose();
    onChange(patch);
  };
  const isForm = isSpan(filter) || isText(filter) || filter.choices.length > MOST_IN_MENU;
  return (
    <PopoverChip
      label={filter.label}
      value={said}
      // as wide before its content is there: it is placed by its width
      size={{ minWidth: isForm ? 320 : 200 }}
      isOpen={isOpen}
      onOpen={() => setOpen(true)}
      onClose={handleClose}
      onRemove={onRemove}
    >
      {isSpan(filter) ? (
        <SpanPicker filter={filter} values={values} onChange={handleChange} />
      ) : isText(filter) ? (
        <TextPicker filter={filter} value={values[filter.name]} onChange={handleChange} />
      ) : (
        <ChoicePicker
          filter={filter}
          chosen={chosenOf(filter, values)}
          asked={asked && queryWithout(asked, new Set([filter.name]))}
          onChange={chosen => onChange(choosing(filter, chosen))}
          onClose={handleClose}
        />
      )}
    </PopoverChip>
  );
}
