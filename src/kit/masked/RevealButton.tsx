/** The eye: asks why, by one click or one digit, and then for the value. */
import CircularProgress from '@mui/material/CircularProgress';
import IconButton from '@mui/material/IconButton';
import ListSubheader from '@mui/material/ListSubheader';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { styled } from '@mui/material/styles';
import { Eye } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { Key } from '../Key.tsx';
import { isComposing } from '../use-shortcut.ts';
import type { Revealing } from './use-shown-value.ts';

interface RevealButtonProps {
  revealing: Revealing;
  isAsking: boolean;
  onChoose: (reason: number) => void;
}

export function RevealButton({ revealing, isAsking, onChoose }: RevealButtonProps) {
  const translate = useTranslate();
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const { label, reasons } = revealing;
  const choose = (reason: number) => {
    setOpen(false);
    onChoose(reason);
  };
  const handleKey = (event: KeyboardEvent) => {
    const chosen = reasons[Number(event.key) - 1];
    if (!chosen || isComposing(event.nativeEvent)) return;
    event.preventDefault();
    choose(chosen.value);
  };
  return (
    <>
      <IconButton
        ref={button}
        size="small"
        aria-label={translate('kit.masked.reveal', { name: label })}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-busy={isAsking}
        onClick={() => !isAsking && setOpen(true)}
      >
        {isAsking ? <CircularProgress size={14} color="inherit" /> : <Eye size={14} aria-hidden />}
      </IconButton>
      <Menu
        anchorEl={button.current}
        open={isOpen}
        onClose={() => setOpen(false)}
        onKeyDown={handleKey}
        // events of a menu reach what it hangs on: a row of a list would open
        onClick={event => event.stopPropagation()}
        slotProps={{ list: { 'aria-labelledby': id, dense: true } }}
      >
        <ListSubheader id={id} role="presentation" sx={{ px: 1.5, lineHeight: 2.2 }}>
          {translate('kit.masked.why')}
        </ListSubheader>
        {reasons.map((reason, place) => (
          <MenuItem
            key={reason.value}
            aria-keyshortcuts={String(place + 1)}
            onClick={() => choose(reason.value)}
          >
            <Word>{reason.label}</Word>
            <Key>{String(place + 1)}</Key>
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}

const Word = styled('span')({ flex: 1, marginRight: 16 });
