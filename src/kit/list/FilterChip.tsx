/** One condition: field, value, and a way to take it off. */
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { styled } from '@mui/material/styles';
import { ChevronDown, Plus, X } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { useEffect, useRef, useState } from 'react';
import type { ListFilter } from './column.ts';

interface FilterChipProps {
  filter: ListFilter;
  value: unknown;
  /** Just added: the choice is what the clerk wants next. */
  startsOpen: boolean;
  onChange: (value: string | number) => void;
  onRemove: () => void;
}

export function FilterChip({ filter, value, startsOpen, onChange, onRemove }: FilterChipProps) {
  const translate = useTranslate();
  const anchor = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    if (startsOpen) setOpen(true);
  }, [startsOpen]);
  const chosen = filter.choices.find(choice => String(choice.value) === String(value));
  const handleChoose = (choice: string | number) => {
    setOpen(false);
    onChange(choice);
  };
  return (
    <Chip role="group" aria-label={filter.label}>
      <Field>{filter.label}</Field>
      <Part
        ref={anchor}
        type="button"
        aria-haspopup="listbox"
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
      >
        <b>{chosen?.label ?? translate('kit.list.choose')}</b>
        <ChevronDown size={14} aria-hidden />
      </Part>
      <Part
        type="button"
        aria-label={translate('kit.list.removeFilter', { name: filter.label })}
        onClick={onRemove}
      >
        <X size={14} aria-hidden />
      </Part>
      <Menu anchorEl={anchor.current} open={isOpen} onClose={() => setOpen(false)}>
        {filter.choices.map(choice => (
          <MenuItem
            key={choice.value}
            selected={choice === chosen}
            onClick={() => handleChoose(choice.value)}
          >
            {choice.label}
          </MenuItem>
        ))}
      </Menu>
    </Chip>
  );
}

export function AddFilter({
  filters,
  onAdd,
}: {
  filters: readonly ListFilter[];
  onAdd: (name: string) => void;
}) {
  const translate = useTranslate();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <Button
        color="inherit"
        startIcon={<Plus aria-hidden />}
        aria-haspopup="menu"
        onClick={event => setAnchor(event.currentTarget)}
      >
        {translate('kit.list.addFilter')}
      </Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {filters.map(({ name, label }) => (
          <MenuItem
            key={name}
            onClick={() => {
              setAnchor(null);
              onAdd(name);
            }}
          >
            {label}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}

const Chip = styled('div')(({ theme: { tokens, sizes } }) => ({
  display: 'inline-flex',
  alignItems: 'stretch',
  minHeight: sizes.control,
  border: `1px solid ${tokens.edge}`,
  borderRadius: 4,
}));

const Field = styled('span')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  padding: '0 8px',
  color: theme.tokens.text.faint,
}));

const Part = styled('button')(({ theme: { tokens } }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  minWidth: 24,
  padding: '0 6px 0 8px',
  border: 0,
  borderLeft: `1px solid ${tokens.edge}`,
  background: 'none',
  font: 'inherit',
  color: tokens.text.strong,
  cursor: 'pointer',
  b: { fontWeight: 600 },
  '&:last-of-type': { padding: '0 5px', color: tokens.text.plain },
  '&:hover': { backgroundColor: tokens.hover },
}));
