import IconButton from '@mui/material/IconButton';
import { Maximize, Minimize } from 'lucide-react';
import { useNotify, useTranslate } from 'ra-core';
import { Tip } from '../../kit/Tip.tsx';
import { useFullScreen } from '../../kit/use-full-screen.ts';

export function FullScreenButton() {
  const translate = useTranslate();
  const notify = useNotify();
  const { isFull, toggle } = useFullScreen();
  const label = translate(isFull ? 'settings.screen.leave' : 'settings.screen.full');
  const Glyph = isFull ? Minimize : Maximize;
  const handleClick = async () => {
    if (!(await toggle())) notify('settings.screen.unsupported', { type: 'warning' });
  };
  return (
    <Tip title={label}>
      <IconButton aria-label={label} onClick={handleClick}>
        <Glyph strokeWidth={1.75} aria-hidden />
      </IconButton>
    </Tip>
  );
}
