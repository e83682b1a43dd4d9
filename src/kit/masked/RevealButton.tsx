/**
 * The eye: asks why, by one click or one digit, and then for the value. While that shows it is the countdown, and a
 * click hides the value: one button all along, so that the keyboard stays where it was.
 */
import CircularProgress from '@mui/material/CircularProgress';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { Eye } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { Key } from '../Key.tsx';
import { useLate } from '../late.tsx';
import { ListSubheader, Menu, MenuItem } from '../menu/menu.tsx';
import { isComposing } from '../use-shortcut.ts';
import type { Revealing, ShownValue } from './use-shown-value.ts';

interface RevealButtonProps {
  revealing: Revealing;
  shown: ShownValue;
}

export function RevealButton({ revealing, shown }: RevealButtonProps) {
  const translate = useTranslate();
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const { label, reasons, shownMs } = revealing;
  const { isAsking, secondsLeft } = shown;
  const isShown = shown.value !== null;
  const { code: whileShown } = useLate(loadWhileShown, { isWanted: isOpen || isShown });
  const choose = (reason: number) => {
    setOpen(false);
    shown.ask(reason);
  };
  const handleKey = (event: KeyboardEvent) => {
    const chosen = reasons[Number(event.key) - 1];
    if (!chosen || isComposing(event.nativeEvent)) return;
    event.preventDefault();
    choose(chosen.value);
  };
  return (
    <>
      {isShown ? (
        <IconButton
          ref={button}
          size="small"
          title={translate('kit.masked.hidesIn', { smart_count: secondsLeft })}
          aria-label={translate('kit.masked.hide')}
          aria-keyshortcuts="Escape"
          onClick={shown.hide}
          // the ring fills a button of the eye's size
          sx={{ p: 0 }}
        >
          {whileShown && (
            <whileShown.Countdown secondsLeft={secondsLeft} seconds={Math.ceil(shownMs / 1000)} />
          )}
        </IconButton>
      ) : (
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
      )}
      {!isShown && (
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
      )}
    </>
  );
}

const loadWhileShown = () => import('./WhileShown.tsx');

const Word = styled('span')({ flex: 1, marginRight: 16 });
