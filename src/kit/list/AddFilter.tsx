/** The menu of what can be asked for: the usual filters, then every field with an operator of its own. */
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { Plus } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { ListSubheader, Menu, MenuItem } from '../menu/menu.tsx';
import type { ListFilter } from './column.ts';
import type { FieldFilter } from './conditions.ts';

interface AddFilterProps {
  filters: readonly ListFilter[];
  /** Those that still have an operator to give. */
  fields: readonly FieldFilter[];
  onAdd: (filter: ListFilter) => void;
  onAddField: (field: FieldFilter) => void;
}

export function AddFilter({ filters, fields, onAdd, onAddField }: AddFilterProps) {
  const translate = useTranslate();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const chosen = (act: () => void) => () => {
    setAnchor(null);
    act();
  };
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
        {filters.map(filter => (
          <MenuItem key={filter.name} onClick={chosen(() => onAdd(filter))}>
            {filter.label}
          </MenuItem>
        ))}
        {fields.length > 0 && filters.length > 0 && (
          <Heading role="presentation" disableSticky>
            {translate('kit.filter.byField')}
          </Heading>
        )}
        {fields.map(field => (
          <MenuItem key={`field ${field.name}`} onClick={chosen(() => onAddField(field))}>
            {translate('kit.filter.withOperator', { name: field.label })}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}

const Heading = styled(ListSubheader)(({ theme: { tokens } }) => ({
  padding: '6px 12px 2px',
  marginTop: 4,
  borderTop: `1px solid ${tokens.line}`,
  background: 'none',
  fontSize: 12,
  lineHeight: 1.5,
  color: tokens.text.faint,
}));
