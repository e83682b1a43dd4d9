/** A chip of a filter: what it says, what opens to change it, and a way to take it off. */
import { ChevronDown, X } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { type ReactNode, useRef } from 'react';
import { Popover } from '../menu/menu.tsx';
import { Chip, Field, handleChipKey, Part } from './chip-parts.ts';

interface PopoverChipProps {
  label: string;
  /** Undefined while nothing is chosen. */
  value: string | undefined;
  /** Of what opens; pixels. */
  size: { width: number } | { minWidth: number };
  isOpen: boolean;
  onOpen: () => void;
  onClose: () => void;
  /** Undefined where there is nothing to take off. */
  onRemove: (() => void) | undefined;
  children: ReactNode;
}

export function PopoverChip(props: PopoverChipProps) {
  const { label, value, size, isOpen, onOpen, onClose, onRemove, children } = props;
  const translate = useTranslate();
  const anchor = useRef<HTMLButtonElement>(null);
  return (
    <Chip role="group" aria-label={label} onKeyDown={handleChipKey(isOpen ? undefined : onRemove)}>
      <Field>{label}</Field>
      <Part ref={anchor} type="button" aria-haspopup="dialog" aria-expanded={isOpen} onClick={onOpen}>
        <b>{value ?? translate('kit.list.choose')}</b>
        <ChevronDown size={14} aria-hidden />
      </Part>
      {onRemove && (
        <Part
          type="button"
          data-removing
          aria-label={translate('kit.list.removeFilter', { name: label })}
          onClick={onRemove}
        >
          <X size={14} aria-hidden />
        </Part>
      )}
      <Popover
        // it may be open from the start, before there is a button
        anchorEl={() => anchor.current}
        open={isOpen}
        onClose={onClose}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': label, style: size } }}
      >
        {children}
      </Popover>
    </Chip>
  );
}
