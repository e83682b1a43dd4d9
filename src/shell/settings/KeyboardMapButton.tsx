/** At the sidebar's foot: what can be pressed here. */
import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { openPanel } from './panels.ts';

export function KeyboardMapButton() {
  const translate = useTranslate();
  return (
    <Button
      aria-label={translate('settings.keys.open')}
      aria-haspopup="dialog"
      aria-keyshortcuts="?"
      onClick={() => openPanel('keys')}
    >
      <kbd>?</kbd>
      {translate('settings.keys.title')}
    </Button>
  );
}

const Button = styled(ButtonBase)(({ theme: { tokens } }) => ({
  flex: 'none',
  gap: 8,
  height: '100%',
  padding: '0 12px',
  color: tokens.text.faint,
  fontSize: 13,
  '&:hover': { backgroundColor: tokens.hover },
  kbd: {
    width: 16,
    height: 16,
    border: '1px solid currentColor',
    borderRadius: 3,
    font: 'inherit',
    fontSize: 11,
    lineHeight: '14px',
    textAlign: 'center',
  },
}));
