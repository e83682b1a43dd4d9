import { styled } from '@mui/material/styles';
import { Ellipsis, PanelRight } from 'lucide-react';
import { type RaRecord, useTranslate } from 'ra-core';
import { useState } from 'react';
import { Menu, MenuItem } from '../menu/menu.tsx';
import { allowed, type RowAction } from './column.ts';

interface RowActionsProps<Row extends RaRecord> {
  row: Row;
  name: string;
  actions: RowAction<Row>[];
  onLook?: () => void;
}

/** Words at the end of the row, seen on hover and focus; the rest behind the dots. */
export function RowActions<Row extends RaRecord>({ row, name, onLook, ...props }: RowActionsProps<Row>) {
  const translate = useTranslate();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const actions = allowed(props.actions);
  const inMenu = actions.filter(({ isInMenu }) => isInMenu);
  return (
    <Actions data-open={anchor !== null}>
      {onLook && (
        <Action
          type="button"
          aria-label={translate('kit.list.look', { name })}
          title={translate('kit.list.look', { name })}
          aria-keyshortcuts="p"
          onClick={onLook}
        >
          <PanelRight size={16} aria-hidden />
        </Action>
      )}
      {actions
        .filter(({ isInMenu }) => !isInMenu)
        .map(({ key, label, onClick }) => (
          <Action key={key} type="button" onClick={() => onClick(row)}>
            {label}
          </Action>
        ))}
      {inMenu.length > 0 && (
        <Action
          type="button"
          aria-haspopup="menu"
          aria-label={translate('kit.list.moreActions', { name })}
          onClick={event => setAnchor(event.currentTarget)}
        >
          <Ellipsis size={16} aria-hidden />
        </Action>
      )}
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {inMenu.map(({ key, label, isDangerous, onClick }) => (
          <MenuItem
            key={key}
            sx={isDangerous ? { color: 'error.main' } : undefined}
            onClick={() => {
              setAnchor(null);
              onClick(row);
            }}
          >
            {label}
          </MenuItem>
        ))}
      </Menu>
    </Actions>
  );
}

const Actions = styled('div')({
  display: 'flex',
  justifyContent: 'flex-end',
  gap: 4,
  opacity: 0,
  'tr:hover &, tr:focus-within &, tr:focus &, &[data-open=true]': { opacity: 1 },
  // no hover, no hiding
  '@media (hover: none)': { opacity: 1 },
});

const Action = styled('button')(({ theme: { tokens } }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  minWidth: 24,
  height: 24,
  padding: '0 4px',
  border: 0,
  borderRadius: 4,
  background: 'none',
  font: 'inherit',
  color: tokens.accent.ink,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  '&:hover': { backgroundColor: tokens.accent.soft },
}));
