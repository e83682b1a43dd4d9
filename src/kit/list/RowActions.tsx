import { styled } from '@mui/material/styles';
import { Ellipsis, PanelRight } from 'lucide-react';
import { type RaRecord, useTranslate } from 'ra-core';
import { useEffect, useRef, useState } from 'react';
import { Menu, MenuItem } from '../menu/menu.tsx';
import { StableContent } from '../StableContent.tsx';
import { useStableCallback } from '../use-stable-callback.ts';
import { allowed, type RowAction } from './column.ts';

interface RowActionsProps<Row extends RaRecord> {
  row: Row;
  name: string;
  actions: RowAction<Row>[];
  onLook?: () => void;
}

/** Words at the end of the row, seen on hover and focus; the rest behind the dots. */
export function RowActions<Row extends RaRecord>({ row, name, onLook, ...props }: RowActionsProps<Row>) {
  const actions = allowed(props.actions);
  const act = useStableCallback((key: string) => actions.find(one => one.key === key)?.onClick(row));
  const look = useStableCallback(() => onLook?.());
  return (
    <StableContent>
      <Buttons
        name={name}
        offered={actions.map(({ onClick, ...offered }) => offered)}
        onAct={act}
        onLook={onLook && look}
      />
    </StableContent>
  );
}

interface ButtonsProps {
  name: string;
  offered: readonly Omit<RowAction, 'onClick'>[];
  onAct: (key: string) => void;
  onLook: (() => void) | undefined;
}

function Buttons({ name, offered, onAct, onLook }: ButtonsProps) {
  const translate = useTranslate();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const own = useRef<HTMLDivElement>(null);
  const acted = useRef<HTMLElement | null>(null);
  // a button that is gone once it has done its act leaves the focus to its row
  useEffect(() => {
    if (!acted.current || acted.current.isConnected) return;
    acted.current = null;
    if (document.activeElement === document.body) own.current?.closest('tr')?.focus();
  });
  const inMenu = offered.filter(({ isInMenu }) => isInMenu);
  return (
    <Actions ref={own} data-open={anchor !== null}>
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
      {offered
        .filter(({ isInMenu }) => !isInMenu)
        .map(({ key, label }) => (
          <Action
            key={key}
            type="button"
            onClick={event => {
              acted.current = event.currentTarget;
              onAct(key);
            }}
          >
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
        {inMenu.map(({ key, label, isDangerous }) => (
          <MenuItem
            key={key}
            sx={isDangerous ? { color: 'error.main' } : undefined}
            onClick={() => {
              setAnchor(null);
              onAct(key);
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
