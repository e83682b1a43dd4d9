/** Prints, also by P. On paper there is no button. */
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { Printer } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { useShortcut } from '../use-shortcut.ts';

interface PrintButtonProps {
  /** Everything that is printed has been read. */
  isReady: boolean;
  /** Without it, the page is printed as it is. */
  onPrint?: () => void;
}

const printPage = () => window.print();

export function PrintButton({ isReady, onPrint = printPage }: PrintButtonProps) {
  const translate = useTranslate();
  useShortcut('p', onPrint, { label: 'kit.print.page', group: 'page', isEnabled: isReady });
  return (
    <Print
      variant="text"
      color="inherit"
      startIcon={<Printer aria-hidden />}
      aria-keyshortcuts="p"
      disabled={!isReady}
      onClick={onPrint}
    >
      {translate('kit.print.page')}
    </Print>
  );
}

/** A phone has no paper. */
const Print = styled(Button)(({ theme }) => ({ [theme.breakpoints.down('sm')]: { display: 'none' } }));
