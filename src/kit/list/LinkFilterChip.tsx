/** A condition that a link has set: named, with a way to take it off. */
import { X } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { Chip, Field, handleChipKey, Part } from './chip-parts.ts';

export function LinkFilterChip({ label, onRemove }: { label: string; onRemove: () => void }) {
  const translate = useTranslate();
  return (
    <Chip role="group" aria-label={label} onKeyDown={handleChipKey(onRemove)}>
      <Field>{label}</Field>
      <Part
        type="button"
        data-removing
        aria-label={translate('kit.list.removeFilter', { name: label })}
        onClick={onRemove}
      >
        <X size={14} aria-hidden />
      </Part>
    </Chip>
  );
}
