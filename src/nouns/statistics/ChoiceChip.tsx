/** A filter that always stands in its row: what is chosen, or all of so many. */
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { ChoicePicker } from '../../kit/list/ChoicePicker.tsx';
import type { FilterChoice } from '../../kit/list/column.ts';
import { PopoverChip } from '../../kit/list/PopoverChip.tsx';

interface ChoiceChipProps {
  label: string;
  choices: readonly FilterChoice[];
  value: FilterChoice['value'] | undefined;
  /** Undefined for all. */
  onChange: (value: FilterChoice['value'] | undefined) => void;
  /** The choices are all there is to choose: there is no choice of all. */
  isOneOf?: boolean;
}

const ALL = '';

export function ChoiceChip({ label, choices, value, onChange, isOneOf = false }: ChoiceChipProps) {
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(false);
  const all = { value: ALL, label: translate('statistics.all', { count: choices.length }) };
  const chosen = choices.find(choice => choice.value === value);
  return (
    <PopoverChip
      label={label}
      // a value that is no choice any more is still asked for
      value={chosen?.label ?? (value === undefined ? all.label : String(value))}
      size={{ minWidth: 200 }}
      isOpen={isOpen}
      onOpen={() => setOpen(true)}
      onClose={() => setOpen(false)}
      onRemove={isOneOf || value === undefined ? undefined : () => onChange(undefined)}
    >
      <ChoicePicker
        filter={{ name: label, label, choices: isOneOf ? choices : [all, ...choices] }}
        chosen={[String(value ?? ALL)]}
        asked={undefined}
        onChange={([next]) => {
          setOpen(false);
          onChange(next === ALL ? undefined : next);
        }}
        onClose={() => setOpen(false)}
      />
    </PopoverChip>
  );
}
