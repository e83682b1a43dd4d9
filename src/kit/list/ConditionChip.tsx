/** One condition on a field: what it says, the form that changes it, and a way to take it off. */
import { useState } from 'react';
import { late } from '../late.tsx';

import type { Condition, FieldFilter, Operator } from './conditions.ts';
import { PopoverChip } from './PopoverChip.tsx';
import { useConditionWords } from './use-condition-words.ts';

const ConditionForm = late(() => import('./ConditionForm.tsx'), 'ConditionForm');

interface ConditionChipProps {
  field: FieldFilter;
  /** Unset while it is being made. */
  condition?: Condition;
  /** What it may be changed to. */
  operators: readonly Operator[];
  onChange: (condition: Condition) => void;
  onRemove: () => void;
}

export function ConditionChip({ field, condition, operators, onChange, onRemove }: ConditionChipProps) {
  const say = useConditionWords();
  const [isOpen, setOpen] = useState(condition === undefined);
  const handleClose = () => {
    setOpen(false);
    if (!condition) onRemove();
  };
  return (
    <PopoverChip
      label={field.label}
      value={condition && say(condition)}
      // as wide before its content is there: it is placed by its width
      size={{ width: 264 }}
      isOpen={isOpen}
      onOpen={() => setOpen(true)}
      onClose={handleClose}
      onRemove={onRemove}
    >
      <ConditionForm
        field={field}
        condition={condition}
        operators={operators}
        onSubmit={changed => {
          setOpen(false);
          onChange(changed);
        }}
      />
    </PopoverChip>
  );
}
