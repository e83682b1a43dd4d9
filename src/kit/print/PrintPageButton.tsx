/** Prints the page as it stands, also by P. On paper there is neither the frame nor this button. */
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { Printer } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { useShortcut } from '../use-shortcut.ts';

export function PrintPageButton({ isReady }: { isReady: boolean }) {
  const translate = useTranslate();
  const print = () => window.print();
  useShortcut('p', print, { label: 'kit.print.page', group: 'page', isEnabled: isReady });
  return (
    <Print
      variant="text"
      color="inherit"
      startIcon={<Printer aria-hidden />}
      aria-keyshortcuts="p"
      disabled={!isReady}
      onClick={print}
    >
      {translate('kit.print.page')}
    </Print>
  );
}

/** A phone has no paper. */
const Print = styled(Button)(({ theme }) => ({
  marginLeft: 'auto',
  [theme.breakpoints.down('sm')]: { display: 'none' },
}));
