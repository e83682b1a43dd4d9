/** One condition on a field: what it says, the form that changes it, and a way to take it off. */
import { ChevronDown, X } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { useRef, useState } from 'react';
import { late } from '../late.tsx';
import { Popover } from '../menu/menu.tsx';
import { Chip, Field, handleChipKey, Part } from './chip-parts.ts';
import type { Condition, FieldFilter, Operator } from './conditions.ts';
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
  const translate = useTranslate();
  const say = useConditionWords();
  const anchor = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(condition === undefined);
  const handleClose = () => {
    setOpen(false);
    if (!condition) onRemove();
  };
  return (
    <Chip role="group" aria-label={field.label} onKeyDown={handleChipKey(isOpen ? undefined : onRemove)}>
      <Field>{field.label}</Field>
      <Part
        ref={anchor}
        type="button"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
      >
        <b>{condition ? say(condition) : translate('kit.list.choose')}</b>
        <ChevronDown size={14} aria-hidden />
      </Part>
      <Part
        type="button"
        aria-label={translate('kit.list.removeFilter', { name: field.label })}
        onClick={onRemove}
      >
        <X size={14} aria-hidden />
      </Part>
      <Popover
        anchorEl={() => anchor.current}
        open={isOpen}
        onClose={handleClose}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        // as wide before its content is there: it is placed by its width
        slotProps={{ paper: { role: 'dialog', 'aria-label': field.label, style: { width: 264 } } }}
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
      </Popover>
    </Chip>
  );
}
